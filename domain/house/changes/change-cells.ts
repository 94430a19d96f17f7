import { type Rect, toCentimetre } from '../model/rect.ts';
import type { CellKind } from '../model/room.ts';
import type { SketchCell } from '../search/sketch/sketch.ts';
import type { Change } from './change.ts';
import { wallLine } from './wall-line.ts';

/** What a change is refused for, beside the rules of the table. */
export type Hindrance =
  /** A room of this name there is none of. */
  | 'no-such-room'
  | 'outer-wall'
  /** Stairs and courts are the same on every floor. */
  | 'every-floor'
  /** Nobody could turn round in such a room. */
  | 'narrow'
  /** Stairs, passages and open places keep theirs. */
  | 'fixed-place'
  | 'same-use'
  /** A house has a living room and a kitchen. */
  | 'needed'
  /** What is left of a room, or what is divided off it, would be too small. */
  | 'no-space'
  | 'no-neighbour';

/** The ways to make a change, the best first. */
export type Ways =
  | { ways: SketchCell[][] /** A room that is entered from a bedroom, and that. */; host?: [string, string] }
  | { hindrance: Hindrance; room?: string };

/** Metres. */
const step = 0.1;
const narrowest = 1;

const throughAll: readonly CellKind[] = ['stair', 'court'];

const longer = (rect: Rect, along: 'x' | 'y', of: { start: number; end: number }): Rect =>
  along === 'x'
    ? {
        ...rect,
        y: toCentimetre(rect.y + of.start),
        depth: toCentimetre(rect.depth - of.start + of.end),
      }
    : { ...rect, x: toCentimetre(rect.x + of.start), width: toCentimetre(rect.width - of.start + of.end) };

export function withWallMoved(
  cells: readonly SketchCell[],
  house: Rect,
  { room, side, by }: Extract<Change, { kind: 'move' }>,
): Ways {
  if (!cells.some(({ id }) => id === room)) return { hindrance: 'no-such-room' };
  const wall = wallLine(cells, house, { room, side });
  if (!wall) return { hindrance: 'outer-wall' };
  const { along, before, after } = wall;
  if ([...before, ...after].some(({ kind }) => throughAll.includes(kind)))
    return { hindrance: 'every-floor' };
  const way = step * by * (side === 'right' || side === 'rear' ? 1 : -1);
  const next = cells.map((one) => {
    if (before.includes(one)) return { ...one, cell: longer(one.cell, along, { start: 0, end: way }) };
    if (after.includes(one)) return { ...one, cell: longer(one.cell, along, { start: way, end: 0 }) };
    return one;
  });
  const shrunk = way < 0 ? before : after;
  const small = next.find(
    ({ id, cell }) =>
      shrunk.some((one) => one.id === id) && (along === 'x' ? cell.depth : cell.width) < narrowest,
  );
  return small ? { hindrance: 'narrow', room: small.id } : { ways: [next] };
}

const fixedKinds: readonly CellKind[] = ['stair', 'court', 'passage', 'porch', 'balcony'];
export const isFixed = (kind: CellKind): boolean => fixedKinds.includes(kind);

/** Two rooms of a floor in each other's place. */
export function withRoomsSwapped(cells: readonly SketchCell[], room: string, other: string): Ways {
  const a = cells.find(({ id }) => id === room);
  const b = cells.find(({ id }) => id === other);
  if (!a || !b || a === b || a.floor !== b.floor) return { hindrance: 'no-such-room' };
  if (isFixed(a.kind) || isFixed(b.kind)) return { hindrance: 'fixed-place' };
  if (a.kind === b.kind) return { hindrance: 'same-use' };
  return {
    ways: [
      cells.map((one) => (one === a ? { ...a, cell: b.cell } : one === b ? { ...b, cell: a.cell } : one)),
    ],
  };
}
