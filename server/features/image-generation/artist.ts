import type { Artist as ArtistName } from '#contract/image-generation/events.ts';
import type { Answers } from '#domain/house/model/answers.ts';

export interface Drawing {
  /** Ends the work at once. */
  signal: AbortSignal;
  /** Hears how much is done, 0 to 1. */
  onProgress: (done: number) => void;
  /** The user's own, where one is saved. */
  house?: Answers | undefined;
}

/** Draws a picture by a prompt. */
export interface Artist {
  name: ArtistName;
  /** How many pictures a process draws at a time. */
  atOnce: number;
  /** @returns a JPEG. @throws when it fails */
  draw(prompt: string, drawing: Drawing): Promise<Buffer>;
}
