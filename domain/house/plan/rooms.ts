import type { Choice } from '../layout/schemes/choice.ts';
import type { Plan } from '../model/model.ts';
import type { Rect } from '../model/rect.ts';
import type { Room } from '../model/room.ts';
import { onPlot } from './house-place.ts';
import { insideOf } from './inside.ts';

export function roomsOf(choice: Choice, house: Rect, thickness: Plan['wallThickness']): Room[] {
  const cells = choice.layout.cells.map(({ name, kind, floor, rect }) => ({
    id: name,
    kind,
    floor,
    cell: onPlot(rect, choice, house),
  }));
  return cells.map((cell) => ({ ...cell, inside: insideOf(cell, { all: cells, house, thickness }) }));
}
