import { toCentimetre } from '../model/rect.ts';
import { columnRooms } from './column-rooms.ts';
import { allSlots, columnsOf, distributed } from './floor-slots.ts';
import type { Frame } from './frame.ts';
import { frontRooms } from './front-rooms.ts';
import { type Slot, slot } from './slot.ts';
import { type Cell, cuts, filled, idealLength, type Link, type Part, shrunk } from './slot-lengths.ts';

function passageRooms(
  frame: Frame,
  floor: number,
  of: { columns: Slot[][]; length: number; frontBeds: number },
): Part {
  const { columns, length, frontBeds } = of;
  const { column, passage, front } = frame;
  const hall = `${floor}-passage`;
  const cells: Cell[] = [];
  const links: Link[] = [];
  const wide = passage >= 2.4;
  const lounge = wide && floor > frame.livingFloor && frontBeds > 1;
  let end = 0;
  if (frame.columns === 'single') {
    end = 1.8;
    const rect = { x: column, y: toCentimetre(front + length - end), width: passage, depth: end };
    cells.push({ name: `${floor}-toilet-passage`, kind: 'toilet', floor, rect });
    links.push({ kind: 'door', between: [hall, `${floor}-toilet-passage`] });
  } else if (wide && !lounge && floor !== frame.livingFloor) {
    // The study must leave the last doors of both columns to the passage.
    const lasts = columns.map((slots) => {
      const last = slots.findLastIndex(({ kind, serves }) => kind !== 'toilet' || serves === 'all');
      return length - (cuts(slots, length)[last] ?? 0);
    });
    const depth = toCentimetre(Math.min(2.8, ...lasts.map((last) => last - 1.15)));
    if (depth >= 2.3) {
      end = depth;
      const rect = { x: column, y: toCentimetre(front + length - end), width: passage, depth };
      cells.push({ name: `${floor}-study-passage`, kind: 'study', floor, rect });
      links.push({ kind: 'door', between: [hall, `${floor}-study-passage`] });
    }
  }
  const kind = lounge ? 'family' : wide && floor === frame.livingFloor ? 'dining' : 'passage';
  const rect = { x: column, y: front, width: passage, depth: toCentimetre(length - end) };
  cells.push({ name: hall, kind, floor, rect });
  return { cells, links };
}

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
