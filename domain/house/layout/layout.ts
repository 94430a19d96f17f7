import { toCentimetre } from '../model/rect.ts';
import { columnRooms } from './column-rooms.ts';
import { allSlots, columnsOf, distributed } from './floor-slots.ts';
import type { Frame } from './frame.ts';
import { frontRooms } from './front-rooms.ts';
import type { Cell, Link } from './layout-parts.ts';
import { passageRooms } from './passage-rooms.ts';
import { type Slot, slot } from './slot.ts';
import { filled, idealLength, shrunk } from './slot-lengths.ts';

/** A kitchen, or the last room of a single column, keeps its place at the rear; its toilet stays behind it. */
function spareRooms(frame: Frame, slots: readonly Slot[]) {
  const store = slot('store', frame.column);
  if (frame.columns === 'double' && slots.at(-1)?.kind !== 'kitchen')
    return { slots: [slot('study', frame.column), store], before: 0 };
  return { slots: [store], before: slots.length - slots.findLastIndex(({ kind }) => kind !== 'toilet') };
}

export interface Layout {
  across: number;
  along: number;
  cells: Cell[];
  links: Link[];
  bedrooms: number;
}

/** Null when not even a house without bedrooms fits. Bedrooms are as many of the wanted as fit. */
export function layoutOf(frame: Frame, wanted: number): Layout | null {
  const beds = distributed(frame, wanted);
  const all = beds && allSlots(frame, beds);
  if (!beds || !all) return null;
  const most = toCentimetre(frame.along - frame.front);
  const length = toCentimetre(Math.min(most, Math.max(...all.map(idealLength))));
  const perFloor = columnsOf(frame).length;
  const cells: Cell[] = [];
  const links: Link[] = [];
  for (const [floor, of] of beds.entries()) {
    const columns = all
      .slice(floor * perFloor, (floor + 1) * perFloor)
      .map((slots) => filled(shrunk(slots, length) ?? slots, length, spareRooms(frame, slots)));
    const parts = [
      frontRooms(frame, floor, of.front),
      passageRooms(frame, floor, { columns, length, frontBeds: of.front }),
      ...columns.map((slots, index) =>
        columnRooms(frame, floor, { side: index === 0 ? 'left' : 'right', slots, length }),
      ),
    ];
    for (const part of parts) {
      cells.push(...part.cells);
      links.push(...part.links);
    }
  }
  const bedrooms = cells.filter(({ kind }) => kind === 'bedroom').length;
  return { across: frame.across, along: toCentimetre(frame.front + length), cells, links, bedrooms };
}
