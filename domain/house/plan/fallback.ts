import { bestChoice } from '../layout/schemes/best-choice.ts';
import type { Sketch } from '../search/sketch/sketch.ts';
import type { Site } from './drawing/draw-plan.ts';
import { housePlace, onPlot } from './house-place.ts';

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
