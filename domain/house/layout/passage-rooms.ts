import { toCentimetre } from '#domain/house/model/rect.ts';
import type { Frame } from './frame.ts';
import type { Cell, Link, Part } from './layout-parts.ts';
import type { Slot } from './slot.ts';
import { cuts } from './slot-lengths.ts';

export function passageRooms(
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
