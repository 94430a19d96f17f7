import type { Artist as ArtistName } from '#contract/dream/events';
import type { Settings } from '../process/settings.ts';
import { drawPicture } from '../scenery/picture-thread.ts';
import { makeServiceArtist } from './service-artist.ts';

export interface Drawing {
  /** Ends the work at once. */
  signal: AbortSignal;
  /** Hears how much is done, 0 to 1. */
  told: (done: number) => void;
}

/** Draws a picture by a prompt. */
export interface Artist {
  name: ArtistName;
  /** How many pictures it draws at a time. */
  atOnce: number;
  /** @returns a JPEG. @throws when it fails */
  draw(prompt: string, drawing: Drawing): Promise<Buffer>;
}

const size = { width: 960, height: 640 };

/** One at a time: a picture keeps one processor busy for some ten seconds. */
const builtIn: Artist = {
  name: 'renderer',
  atOnce: 1,
  draw: (prompt, drawing) => drawPicture({ prompt, ...size }, drawing),
};

/** The AI service's image model where one is set, else the built-in renderer. */
export function chooseArtist({ ai }: Pick<Settings, 'ai'>): Artist {
  return ai?.imageModel ? makeServiceArtist({ ...ai, imageModel: ai.imageModel }) : builtIn;
}
