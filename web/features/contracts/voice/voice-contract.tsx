export const VoiceContract = ({ id, step }: { id: string; step: string }) => <p>{id + step}</p>;
