import { type Rect, toCentimetre } from '#domain/house/model/rect.ts';
import type { RoomKind } from '#domain/house/model/room.ts';
import type { Frame } from './frame.ts';
import type { Slot } from './slot.ts';
import { type Cell, cuts, type Link } from './slot-lengths.ts';

export type Column = 'left' | 'right';

/** A toilet in a wide column keeps to the outer wall, for its window; before it lies a dressing room or a place to wash. */
function toiletCells(name: string, rect: Rect, use: { side: Column; kind: RoomKind; floor: number }) {
  const { side, floor } = use;
  const width = toCentimetre(rect.width >= 2.95 ? Math.min(2.6, rect.width - 1.2) : rect.width);
  const rest = toCentimetre(rect.width - width);
  const x = side === 'left' ? rect.x : toCentimetre(rect.x + rest);
  const cells: Cell[] = [{ name, kind: 'toilet', floor, rect: { ...rect, x, width } }];
  const restX = side === 'left' ? toCentimetre(rect.x + width) : rect.x;
  if (rest > 0)
    cells.push({ name: `${name}-side`, kind: use.kind, floor, rect: { ...rect, x: restX, width: rest } });
  return cells;
}

function toiletRooms(
  at: { name: string; rect: Rect },
  side: Column,
  of: { floor: number; owner: string; all: boolean },
) {
  const { floor, owner, all } = of;
  const cells = toiletCells(at.name, at.rect, { side, kind: all ? 'wash' : 'dressing', floor });
  const small = cells[1]?.name;
  const links: Link[] = small ? [{ kind: all ? 'gap' : 'door', between: [owner, small] }] : [];
  links.push({ kind: 'door', between: [all && small ? small : owner, at.name] });
  return { cells, links };
}

export function columnRooms(
  frame: Frame,
  floor: number,
  of: { side: Column; slots: Slot[]; length: number },
) {
  const { side, slots, length } = of;
  const x = side === 'left' ? 0 : toCentimetre(frame.column + frame.passage);
  const ends = cuts(slots, length);
  const hall = `${floor}-passage`;
  const cells: Cell[] = [];
  const links: Link[] = [];
  const nameOf = (index: number) => `${floor}-${slots[index]?.kind}-${side}-${index}`;
  for (const [index, { kind, serves }] of slots.entries()) {
    const from = ends[index] ?? 0;
    const depth = toCentimetre((ends[index + 1] ?? 0) - from);
    const rect = { x, y: toCentimetre(frame.front + from), width: frame.column, depth };
    const name = nameOf(index);
    if (kind === 'toilet') {
      const owner = serves === 'before' ? nameOf(index - 1) : serves === 'front' ? `${floor}-front` : hall;
      const part = toiletRooms({ name, rect }, side, { floor, owner, all: serves === 'all' });
      cells.push(...part.cells);
      links.push(...part.links);
    } else {
      cells.push({ name, kind, floor, rect });
      links.push({ kind: kind === 'stair' ? 'gap' : 'door', between: [hall, name] });
    }
  }
  return { cells, links };
}
