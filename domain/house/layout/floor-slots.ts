import { toCentimetre } from '../model/rect.ts';
import { type Beds, bedPlaces } from './beds.ts';
import type { Column } from './column-rooms.ts';
import type { Frame } from './frame.ts';
import { type Slot, slot } from './slot.ts';
import { shrunk } from './slot-lengths.ts';

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
