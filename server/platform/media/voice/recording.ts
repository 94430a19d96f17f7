/** A recorded voice, by what its file says of itself. */
export interface Recording {
  type: 'audio/webm' | 'audio/mp4';
  seconds: number;
}
