import type { moreIcons } from './more-icons.ts';
import type { spotStrokes } from './spot-strokes.ts';
import type { Stroke } from './strokes.tsx';

/** Path data of the icons that stand on the home page and in the bars: 24-unit grid, drawn as 2-unit strokes with round ends. */
export const firstIcons = {
  arrow: 'M4 12h15M13 5.5l6.5 6.5-6.5 6.5',
  bolt: 'M13 3 5 13.5h6L10.5 21 19 10h-6z',
  box: 'M12 3.5 20 7.5v9L12 20.5l-8-4v-9zM4 7.5l8 4 8-4M12 11.5v9',
  chat: 'M4 6.5A2.5 2.5 0 0 1 6.5 4h11A2.5 2.5 0 0 1 20 6.5v7a2.5 2.5 0 0 1-2.5 2.5H11l-4.5 4v-4A2.5 2.5 0 0 1 4 13.5zM8.5 8.7h7M8.5 11.7h4.5',
  dash: 'M5.5 4h4a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-4a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5zM5.2 16h4.6a1.2 1.2 0 0 1 1.2 1.2v1.6a1.2 1.2 0 0 1 -1.2 1.2h-4.6a1.2 1.2 0 0 1 -1.2 -1.2v-1.6a1.2 1.2 0 0 1 1.2 -1.2zM15.2 4h3.6a1.2 1.2 0 0 1 1.2 1.2v1.6a1.2 1.2 0 0 1 -1.2 1.2h-3.6a1.2 1.2 0 0 1 -1.2 -1.2v-1.6a1.2 1.2 0 0 1 1.2 -1.2zM15.5 11h3a1.5 1.5 0 0 1 1.5 1.5v6a1.5 1.5 0 0 1 -1.5 1.5h-3a1.5 1.5 0 0 1 -1.5 -1.5v-6a1.5 1.5 0 0 1 1.5 -1.5z',
  down: 'M6 9.5l6 6 6-6',
  hat: 'M3 17.5h18M5 17.5V15a7 7 0 0 1 14 0v2.5M9.7 9.5V7.2a1 1 0 0 1 1-1h2.6a1 1 0 0 1 1 1v2.3',
  help: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0zM9.3 9.5a2.8 2.8 0 1 1 4 2.5c-.9.4-1.3 1-1.3 2M12 17.1v.1',
  home: 'M4 11.2 12 4.5l8 6.7V19a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 19zM9.5 20.2v-5.7h5v5.7',
  lock: 'M6.5 10.5h11a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-11a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  menu: 'M4 7h16M4 12h16M4 17h16',
  mic: 'M12 3.5a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0v-5a3 3 0 0 1 3-3zM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3M8.5 20.5h7',
  phone:
    'M5 4.5h3.2l1.6 4-2 1.7a12 12 0 0 0 6 6l1.7-2 4 1.6V19a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 6.1A1.5 1.5 0 0 1 5 4.5z',
  pin: 'M12 21c4.7-4.6 7-8.2 7-11a7 7 0 1 0-14 0c0 2.8 2.3 6.4 7 11zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z',
  refresh: 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9M19.5 4.5V9H15',
  search: 'M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM16 16l4.5 4.5',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18.2 6.5a8 8 0 0 1 0 11',
  user: 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4.5 20.5c.6-4 3.5-6 7.5-6s6.9 2 7.5 6',
  users:
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0zM2.5 19.5c.5-3.5 3-5.3 6.5-5.3s6 1.8 6.5 5.3M15.5 5.2a3.5 3.5 0 0 1 0 6.6M18 14.7c2 .8 3.2 2.4 3.5 4.8',
  wallet:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6H17v3M4 7.5V18a1.5 1.5 0 0 0 1.5 1.5h13A1.5 1.5 0 0 0 20 18v-7.5A1.5 1.5 0 0 0 18.5 9h-13A1.5 1.5 0 0 1 4 7.5zM16 14.2h.1',
  warn: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.1',
  work: 'M5 8h14a2 2 0 0 1 2 2v7.5a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7.5a2 2 0 0 1 2 -2zM9 8V6a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 6v2M3 13h18M12 12v2.5',
};

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
