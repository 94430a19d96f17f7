import { type Rect, type Side, toCentimetre } from '#domain/house/model/rect.ts';
import type { Scheme } from './frame.ts';

/** Beside the house a car needs so much, from the plot's side to the wall. */
export const besideWidth = 3.2;
export const frontDepth = 5.3;

export function spaceFor(scheme: Scheme, buildable: Rect, setBacks: Record<Side, number>): Rect | null {
  if (scheme.parking === 'front') {
    // The house moves back so far that a car can stand before it.
    const back = Math.max(0, frontDepth - setBacks.front);
    return { ...buildable, y: buildable.y + back, depth: buildable.depth - back };
  }
  if (scheme.parking !== 'beside') return buildable;
  const aside = Math.max(0, besideWidth - setBacks.left);
  return buildable.depth < 5
    ? null
    : { ...buildable, x: buildable.x + aside, width: toCentimetre(buildable.width - aside) };
}
