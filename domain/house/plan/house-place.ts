import type { Choice } from '../layout/choice.ts';
import { type Rect, toCentimetre } from '../model/rect.ts';

/** In the middle of what is left across; of what is left along, most becomes garden behind the house. */
export function housePlace({ scheme, layout, space }: Choice): Rect {
  const [width, depth] = scheme.turned ? [layout.along, layout.across] : [layout.across, layout.along];
  const spare = { x: space.width - width, y: space.depth - depth };
  const x = scheme.parking === 'beside' ? space.x : space.x + spare.x / 2;
  return {
    x: Math.floor(x * 100 + 1e-6) / 100,
    y: toCentimetre(space.y + Math.min(8, Math.max(0, spare.y * 0.35))),
    width,
    depth,
  };
}

/** Turned houses have their left column at the rear and their right one at the road. */
export function onPlot(rect: Rect, choice: Choice, house: Rect): Rect {
  const placed = choice.scheme.turned
    ? { x: rect.y, y: choice.layout.across - rect.x - rect.width, width: rect.depth, depth: rect.width }
    : rect;
  return { ...placed, x: toCentimetre(house.x + placed.x), y: toCentimetre(house.y + placed.y) };
}
