import { firstIcons } from './first-icons.ts';
import type { moreIcons } from './more-icons.ts';
import type { spotStrokes } from './spot-strokes.ts';
import type { Stroke } from './strokes.tsx';

export type IconName = keyof typeof firstIcons | keyof typeof moreIcons;
export type SpotName = keyof typeof spotStrokes;

/** Path data of each icon that has come. */
export const iconPaths: Partial<Record<IconName, string>> = { ...firstIcons };

/** The pictures of empty and failed views that have come. */
export const spots: Partial<Record<SpotName, Stroke[]>> = {};

/** What the home page does without, before anything is shown that may hold one. */
export async function loadIcons(): Promise<void> {
  const [more, ofSpots] = await Promise.all([import('./more-icons.ts'), import('./spot-strokes.ts')]);
  Object.assign(iconPaths, more.moreIcons);
  Object.assign(spots, ofSpots.spotStrokes);
}
