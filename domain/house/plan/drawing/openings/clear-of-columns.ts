import { toCentimetre } from '#domain/house/model/rect.ts';
import type { Opening, Wall } from '#domain/house/model/wall.ts';
import { distanceToDoors, type IsClear, type Rooms, spanOf } from './doors.ts';

type Stretch = [from: number, to: number];
interface Columns {
  size: number;
  columns: readonly { x: number; y: number }[];
}

/** Plaster between a frame and a column; masonry to a corner, and between two openings. */
const [jamb, edge, apart, leastWindow, leastGap] = [0.02, 0.05, 0.15, 0.5, 0.9];

/** The stretches of a wall in which columns stand. */
export function columnsIn({ along, line, thickness }: Wall, { size, columns }: Columns): Stretch[] {
  const other = along === 'x' ? 'y' : 'x';
  return columns
    .filter((one) => Math.abs(one[other] - line) < (thickness + size) / 2 - 0.03)
    .map((one): Stretch => [one[along] - size / 2, one[along] + size / 2])
    .toSorted((a, b) => a[0] - b[0]);
}

export const hits = ({ at, width }: Pick<Opening, 'at' | 'width'>, [from, to]: Stretch) =>
  at + width / 2 > from + 0.01 && at - width / 2 < to - 0.01;

/** What columns and the other openings of a wall leave of it. */
function freeIn(span: Stretch, columns: readonly Stretch[], others: readonly Opening[]): Stretch[] {
  const taken = [
    ...columns.map(([from, to]): Stretch => [from - jamb, to + jamb]),
    ...others.map(({ at, width }): Stretch => [at - width / 2 - apart, at + width / 2 + apart]),
  ].toSorted((a, b) => a[0] - b[0]);
  let from = span[0];
  const free: Stretch[] = [];
  for (const [start, end] of taken) {
    if (start > from) free.push([from, Math.min(start, span[1])]);
    from = Math.max(from, end);
  }
  return [...free, [from, span[1]] as Stretch].filter(([start, end]) => end > start);
}

/** The place nearest to where it was. */
function nearest(free: readonly Stretch[], { at, width }: Pick<Opening, 'at' | 'width'>): number | null {
  const places = free
    .filter(([from, to]) => to - from >= width - 0.001)
    .map(([from, to]) => Math.max(from + width / 2, Math.min(to - width / 2, at)))
    .toSorted((a, b) => Math.abs(a - at) - Math.abs(b - at));
  return places[0] === undefined ? null : toCentimetre(places[0]);
}

/** Two of half the width, one on each side of the column, or as wide a one as there is place for. */
function parted(free: readonly Stretch[], window: Opening): Opening[] {
  const widest = free.toSorted((a, b) => b[1] - b[0] - a[1] + a[0]);
  const [first, second] = widest;
  if (!first) return [window];
  const half = toCentimetre(window.width / 2);
  const wide = first[1] - first[0];
  const one = Math.min(wide, second && second[1] - second[0] < half ? window.width : half);
  const widths = second
    ? [one, Math.min(second[1] - second[0], window.width - one)]
    : [Math.min(wide, window.width)];
  const made = widths.flatMap((width, index): Opening[] => {
    const at = width >= leastWindow && nearest([widest[index] ?? first], { at: window.at, width });
    return at ? [{ ...window, at, width: toCentimetre(width) }] : [];
  });
  return made.length > 0 ? made : [window];
}

function moved(
  wall: Wall,
  opening: Opening,
  of: { free: Stretch[]; walls: readonly Wall[]; isClear: IsClear },
): Opening[] {
  const { free, walls, isClear } = of;
  const at = nearest(free, opening);
  if (opening.kind === 'window') return at === null ? parted(free, opening) : [{ ...opening, at }];
  if (opening.kind === 'gap') {
    const [from, to] = free.reduce((a, b) => (b[1] - b[0] > a[1] - a[0] ? b : a), [0, 0]);
    if (at !== null) return [{ ...opening, at }];
    const width = toCentimetre(Math.min(opening.width, to - from));
    return width < leastGap ? [opening] : [{ ...opening, width, at: toCentimetre((from + to) / 2) }];
  }
  if (at === null) return [opening];
  const others = walls.map((one) =>
    one === wall ? { ...wall, openings: wall.openings.filter((other) => other !== opening) } : one,
  );
  const far = distanceToDoors(wall, at, others);
  const isFree = far >= Math.min(opening.width / 2 + 0.3, distanceToDoors(wall, opening.at, others));
  const isOut = wall.side !== null || opening.kind === 'entrance';
  return isFree && (!isOut || isClear(wall, { at, width: opening.width })) ? [{ ...opening, at }] : [opening];
}

/** Doors and windows stand beside the columns of the frame, not in them. Changes the walls. */
export function clearOfColumns(
  walls: readonly Wall[],
  of: { rooms: Rooms; grid: Columns; clear: Record<'main' | 'any', IsClear> },
): void {
  for (const wall of walls) {
    const columns = wall.kind === 'outer' || wall.kind === 'inner' ? columnsIn(wall, of.grid) : [];
    if (columns.length === 0) continue;
    const { from, to } = spanOf(wall, of.rooms);
    for (const opening of wall.openings.slice()) {
      if (!columns.some((column) => hits(opening, column))) continue;
      const others = wall.openings.filter((one) => one !== opening);
      const free = freeIn([from + edge, to - edge], columns, others);
      const isClear = opening.kind === 'entrance' ? of.clear.main : of.clear.any;
      const placed = moved(wall, opening, { free, walls, isClear });
      wall.openings = wall.openings.flatMap((one) => (one === opening ? placed : [one]));
    }
  }
}
