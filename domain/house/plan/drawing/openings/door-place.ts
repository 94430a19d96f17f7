import type { Opening, Wall } from '#domain/house/model/wall.ts';
import type { Span } from './span.ts';

function place(wall: Wall, at: number) {
  return wall.along === 'x' ? { x: at, y: wall.line } : { x: wall.line, y: at };
}

/** Distance from a place in a wall to the next door of the rooms on its two sides. */
function distanceToDoors(wall: Wall, at: number, walls: readonly Wall[]): number {
  const here = place(wall, at);
  let least = Number.POSITIVE_INFINITY;
  for (const other of walls) {
    if (!other.rooms.some((id) => id !== null && wall.rooms.includes(id))) continue;
    for (const opening of other.openings) {
      const there = place(other, opening.at);
      least = Math.min(least, Math.hypot(here.x - there.x, here.y - there.y) - opening.width / 2);
    }
  }
  return least;
}

/** Whether nothing stands in the way of a door from outside. */
export type IsClear = (wall: Wall, door: Pick<Opening, 'at' | 'width'>) => boolean;

/** Near a corner, so that furniture has its place, but not where two doors would strike each other. */
export function doorAt(
  wall: Wall,
  span: Span,
  of: { width: number; walls: readonly Wall[]; isClear?: IsClear | undefined },
): number {
  const margin = of.width / 2 + Math.min(0.12, Math.max(0, (span.to - span.from - of.width) / 2));
  const middle = (span.from + span.to) / 2;
  const places = [span.from + margin, span.to - margin, middle];
  const clear = places.filter((at) => of.isClear?.(wall, { at, width: of.width }) ?? true);
  const choices = (clear.length > 0 ? clear : places).map((at) => ({
    at,
    distance: distanceToDoors(wall, at, of.walls),
  }));
  const free = choices.find(({ distance }) => distance >= of.width / 2 + 0.5);
  return (free ?? choices.reduce((best, one) => (one.distance > best.distance ? one : best))).at;
}
