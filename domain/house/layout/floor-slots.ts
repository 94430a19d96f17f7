import { toCentimetre } from '../model/rect.ts';
import type { Column } from './column-rooms.ts';
import type { Frame } from './frame.ts';
import { type Slot, slot, smallestBedroom } from './slot.ts';
import { shrunk } from './slot-lengths.ts';

type Beds = Record<Column | 'front', number>;

/** Where bedrooms may lie, the best places first. */
function bedPlaces(frame: Frame): { floor: number; place: keyof Beds; most: number }[] {
  const { columns, closed, livingFloor, parking, passage, across } = frame;
  const wide = columns === 'double' && passage >= 2.4;
  const floors = Array.from({ length: frame.floors }, (_, floor) => floor);
  const upper = floors.filter((floor) => floor > livingFloor);
  const below = floors.filter((floor) => floor < livingFloor);
  const each = (on: number[], place: keyof Beds, most: number) => on.map((floor) => ({ floor, place, most }));
  const main: keyof Beds = columns === 'double' ? 'right' : 'left';
  const inColumn = closed ? 0 : 1;
  const atFront = columns === 'single' || frame.column * frame.front >= smallestBedroom ? 1 : 0;
  return [
    ...each([livingFloor], main, inColumn),
    ...each(upper, main, 1),
    ...each(upper, 'front', atFront),
    ...each(below, main, 1),
    ...each(upper, 'left', columns === 'double' ? 1 : inColumn * 2),
    ...each(upper, 'front', wide ? atFront * 2 : atFront),
    ...each([livingFloor], main, inColumn * 2),
    ...each(
      [livingFloor],
      'front',
      columns === 'double' && across >= 8.8 && parking !== 'porch' ? atFront : 0,
    ),
    ...each(upper, main, inColumn * 2),
    ...each([livingFloor], 'left', inColumn * 2),
  ];
}

function slotsOf(frame: Frame, { floor, column }: { floor: number; column: Column }, beds: Beds): Slot[] {
  const { column: width, columns, livingFloor, floors } = frame;
  const living = floor === livingFloor;
  const slots: Slot[] = [];
  if (column === 'left' && floors > 1) slots.push(slot(frame.snug ? 'narrow stair' : 'stair', width));
  if (columns === 'double' && column === 'left') slots.push(slot('toilet', width, { serves: 'all' }));
  if (columns === 'double' && column === 'right' && beds.front > 0 && !living)
    slots.push(slot('toilet', width, { serves: 'front', optional: true }));
  for (let bed = 0; bed < beds[column]; bed++) {
    slots.push(slot('bedroom', width));
    if (!frame.closed) slots.push(slot('toilet', width, { serves: 'before', optional: true }));
  }
  if (living && column === 'left') slots.push(slot('kitchen', width));
  else if (columns === 'single' && beds[column] === 0) slots.push(slot('study', width));
  // The passage of a single column ends in a toilet: the last room must reach beyond it.
  const last = slots.at(-1);
  if (columns === 'single' && last && last.kind !== 'toilet') {
    last.min = Math.max(last.min, 2.9);
    last.ideal = Math.max(last.ideal, last.min);
    last.max = Math.max(last.max, last.ideal);
  }
  return slots;
}

export const columnsOf = (frame: Frame): Column[] =>
  frame.columns === 'double' ? ['left', 'right'] : ['left'];

/** All columns of all floors, or null when one does not fit. */
export function allSlots(frame: Frame, beds: readonly Beds[]): Slot[][] | null {
  const all: Slot[][] = [];
  for (const [floor, of] of beds.entries())
    for (const column of columnsOf(frame)) {
      const slots = shrunk(slotsOf(frame, { floor, column }, of), toCentimetre(frame.along - frame.front));
      if (!slots) return null;
      all.push(slots);
    }
  return all;
}

export function distributed(frame: Frame, wanted: number): Beds[] | null {
  const beds = Array.from({ length: frame.floors }, (): Beds => ({ left: 0, right: 0, front: 0 }));
  if (!allSlots(frame, beds)) return null;
  let given = 0;
  for (const { floor, place, most } of bedPlaces(frame)) {
    const here = beds[floor];
    if (given === wanted || !here || here[place] >= most) continue;
    here[place] += 1;
    if (allSlots(frame, beds)) given += 1;
    else here[place] -= 1;
  }
  return beds;
}
