import { toCentimetre } from '../model/rect.ts';
import { allSlots, columnsOf, distributed } from './floor-slots.ts';
import type { Frame } from './frame/frame.ts';
import type { Cell, Link } from './frame/layout-parts.ts';
import { columnRooms } from './rooms/column-rooms.ts';
import { frontRooms } from './rooms/front-rooms.ts';
import { passageRooms } from './rooms/passage-rooms.ts';
import { filled, idealLength, shrunk } from './slots/slot-lengths.ts';
import { spareRooms } from './spare-rooms.ts';

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
