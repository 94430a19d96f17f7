import { bestChoice } from '../layout/best-choice.ts';
import type { Choice } from '../layout/choice.ts';
import { type Rect, toCentimetre } from '../model/rect.ts';
import type { Sketch } from '../search/sketch/sketch.ts';
import type { Site } from './drawing/draw-plan.ts';

/** In the middle of what is left across; of what is left along, most becomes garden behind the house. */
function housePlace({ scheme, layout, space }: Choice): Rect {
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
function onPlot(rect: Rect, choice: Choice, house: Rect): Rect {
  const placed = choice.scheme.turned
    ? { x: rect.y, y: choice.layout.across - rect.x - rect.width, width: rect.depth, depth: rect.width }
    : rect;
  return { ...placed, x: toCentimetre(house.x + placed.x), y: toCentimetre(house.y + placed.y) };
}

/** Where no scheme keeps every rule: the land is too small or too narrow for the code. */
export function crowded({ answers, buildable, setBacks }: Site): Sketch {
  const choice = bestChoice(answers, buildable, setBacks);
  const house = housePlace(choice);
  return {
    scheme: 'crowded',
    house,
    floors: choice.floors,
    cells: choice.layout.cells.map(({ name, kind, floor, rect }) => ({
      id: name,
      kind,
      floor,
      cell: onPlot(rect, choice, house),
    })),
    links: choice.layout.links,
    landing: choice.scheme.turned ? 'rear' : 'left',
    parking: choice.scheme.parking === 'none' ? null : choice.scheme.parking,
  };
}
