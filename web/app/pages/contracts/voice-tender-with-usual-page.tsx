import { VoiceTenderPage } from '#web/features/contracts/voice/voice-tender-page.tsx';

/** What knows usual costs comes beside the page, for a price that is one sum. */
const loadHouse = async () => (await import('./usual-of-lines.ts')).usualOfLines;

export const VoiceTenderWithUsualPage = () => <VoiceTenderPage loadHouse={loadHouse} />;
