import { firstIcons } from './first-icons.ts';
import type { moreIcons } from './more-icons.ts';

export type IconName = keyof typeof firstIcons | keyof typeof moreIcons;

/** Path data of each icon that has come. */
export const iconPaths: Partial<Record<IconName, string>> = { ...firstIcons };

/** The icons that the home page does without, before anything is shown that may hold one. */
export async function loadIcons(): Promise<void> {
  Object.assign(iconPaths, (await import('./more-icons.ts')).moreIcons);
}
