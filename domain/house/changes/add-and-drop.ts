import { sides } from '../model/edges.ts';
import { type Rect, type Side, toCentimetre } from '../model/rect.ts';
import { isKitchen } from '../model/room.ts';
import { table } from '../rules/table.ts';
import type { SketchCell } from '../search/sketch/sketch.ts';
import type { AddedUse } from './change.ts';
import { isFixed, type Ways } from './change-cells.ts';
import { wallLine } from './wall-line.ts';

/** Metres and square metres between walls; at most so many times as long as wide. */
const needs: Record<AddedUse, { side: number; area: number; shape: number }> = {
  toilet: {
    side: table['bath-width'].value,
    area: table['bath-area'].value,
    shape: table['bath-shape'].value,
  },
  store: { side: 1.2, area: 1.5, shape: 3 },
  study: { side: table['room-width'].value, area: table['room-area'].value, shape: table.shape.value },
  bedroom: { side: table['room-width'].value, area: table['room-area'].value, shape: table.shape.value },
};

/** Of a cell so much is walls, where one of them is an outer one. */
const walls = 0.29;
/** What more of its length a new room is given until its rules hold. */
const extras = [0, 0.1, 0.2, 0.4];

/** Two parts of a rectangle, the first so long at its side. */
function cut({ x, y, width, depth }: Rect, side: Side, length: number): [part: Rect, rest: Rect] {
  const part = toCentimetre(length);
  if (side === 'left' || side === 'right') {
    const rest = toCentimetre(width - part);
    const [a, b] = side === 'left' ? [x, toCentimetre(x + part)] : [toCentimetre(x + rest), x];
    return [
      { x: a, y, width: part, depth },
      { x: b, y, width: rest, depth },
    ];
  }
  const rest = toCentimetre(depth - part);
  const [a, b] = side === 'front' ? [y, toCentimetre(y + part)] : [toCentimetre(y + rest), y];
  return [
    { x, y: a, width, depth: part },
    { x, y: b, width, depth: rest },
  ];
}

const isAcross = (side: Side) => side === 'left' || side === 'right';

/** A new room at one end of another, as small as its rules let it be. */
export function withRoomDivided(cells: readonly SketchCell[], id: string, use: AddedUse): Ways {
  const room = cells.find((one) => one.id === id);
  if (!room) return { hindrance: 'no-such-room' };
  if (isFixed(room.kind)) return { hindrance: 'fixed-place' };
  const { floor, cell } = room;
  const named = (count: number) => `${floor}-${use}-new-${count}`;
  let count = 1;
  while (cells.some((one) => one.id === named(count))) count += 1;
  const { side: least, area, shape } = needs[use];
  const ways = extras.flatMap((extra) =>
    sides.flatMap((side) => {
      const [long, across] = isAcross(side) ? [cell.width, cell.depth] : [cell.depth, cell.width];
      const wide = across - walls;
      const length = walls + Math.max(least, area / wide, wide / shape) + extra;
      if (wide < least || long - length < walls + 1) return [];
      const [part, rest] = cut(cell, side, length);
      const divided = cells.map((one) => (one === room ? { ...room, cell: rest } : one));
      return [{ length, cells: [...divided, { id: named(count), kind: use, floor, cell: part }] }];
    }),
  );
  if (ways.length === 0) return { hindrance: 'no-space', room: id };
  const own = room.kind === 'bedroom' && (use === 'toilet' || use === 'store');
  return {
    ways: ways.toSorted((a, b) => a.length - b.length).map((way) => way.cells),
    ...(own && { host: [named(count), id] }),
  };
}

/** So far that it covers a neighbour's place too. */
function overInto(rect: Rect, side: Side, place: Rect): Rect {
  if (isAcross(side))
    return { ...rect, x: Math.min(rect.x, place.x), width: toCentimetre(rect.width + place.width) };
  return { ...rect, y: Math.min(rect.y, place.y), depth: toCentimetre(rect.depth + place.depth) };
}

/** Without a room: those on one of its sides reach over its place. */
export function withRoomDropped(cells: readonly SketchCell[], house: Rect, id: string): Ways {
  const room = cells.find((one) => one.id === id);
  if (!room) return { hindrance: 'no-such-room' };
  if (isFixed(room.kind)) return { hindrance: 'fixed-place' };
  const others = cells.filter((one) => one !== room);
  const needed = (is: (kind: SketchCell['kind']) => boolean) =>
    is(room.kind) && !others.some(({ kind }) => is(kind));
  if (needed((kind) => kind === 'living') || needed((kind) => kind !== 'court' && isKitchen(kind)))
    return { hindrance: 'needed' };
  const ways = sides.flatMap((side) => {
    const wall = wallLine(cells, house, { room: id, side });
    if (!wall) return [];
    const [own, beside] =
      side === 'right' || side === 'rear' ? [wall.before, wall.after] : [wall.after, wall.before];
    if (own.length > 1 || beside.some(({ kind }) => isFixed(kind) && kind !== 'passage')) return [];
    return [
      others.map((one) =>
        beside.includes(one) ? { ...one, cell: overInto(one.cell, side, room.cell) } : one,
      ),
    ];
  });
  return ways.length > 0 ? { ways } : { hindrance: 'no-neighbour', room: id };
}
