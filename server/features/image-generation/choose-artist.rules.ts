import type { Settings } from '#server/platform/config/settings/settings.ts';
import type { Artist } from './artist.ts';
import { drawPicture } from './picture-thread.rules.ts';

/** Large enough to print, and twice as wide as a page shows it. */
const size = { width: 1536, height: 1024 };

/** One at a time: a picture keeps one processor busy for some ten seconds. */
const builtIn: Artist = {
  name: 'renderer',
  atOnce: 1,
  draw: (prompt, drawing) => drawPicture({ prompt, ...size, house: drawing.house }, drawing),
};

/** The AI service's image model where one is set, else the built-in renderer. */
export async function chooseArtist({ ai }: Pick<Settings, 'ai'>): Promise<Artist> {
  if (!ai?.imageModel) return builtIn;
  // Its packages cost a start without a service time and memory.
  const { makeServiceArtist } = await import('./service-artist.rules.ts');
  return makeServiceArtist({ ...ai, imageModel: ai.imageModel });
}
