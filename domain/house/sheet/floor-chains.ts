import type { Plan } from '#domain/house/model/model.ts';
import type { Side } from '#domain/house/model/rect.ts';
import { isOpen } from '#domain/house/model/room.ts';
import type { Wall } from '#domain/house/model/wall.ts';
import { type ColumnGrid, columnGridOf } from '#domain/house/plan/drawing/column-grid.ts';
import { chain } from './chain.ts';
import { circle, line, type Mark, type Spot } from './marks.ts';

export const sides: readonly Side[] = ['front', 'rear', 'left', 'right'];

/** On which side of the house an outer wall is seen: its own or, behind a porch or a balcony, the way to the open. */
function seenFrom({ rooms }: Plan, wall: Wall): Side | null {
  if (wall.side) return wall.kind === 'outer' || wall.kind === 'railing' ? wall.side : null;
  const beside = wall.rooms.map((id) => rooms.find((room) => room.id === id));
  const open = beside.find((room) => room && isOpen(room.kind));
  if (wall.kind !== 'outer' || !open || !beside.some((room) => room && !isOpen(room.kind))) return null;
  const { cell } = open;
  if (wall.along === 'x') return cell.y + cell.depth / 2 < wall.line ? 'front' : 'rear';
  return cell.x + cell.width / 2 < wall.line ? 'left' : 'right';
}

/** Along a side: the house's ends, the jambs of what is seen there, and the middles of the walls that meet it. */
function stopsOn(plan: Plan, floor: number, side: Side): number[] {
  const { house } = plan;
  const across = side === 'front' || side === 'rear';
  const [start, length] = across ? [house.x, house.width] : [house.y, house.depth];
  const walls = plan.walls.filter((wall) => wall.floor === floor);
  const jambs = walls
    .filter((wall) => seenFrom(plan, wall) === side)
    .flatMap(({ openings }) => openings.flatMap(({ at, width }) => [at - width / 2, at + width / 2]));
  const edge = { front: house.y, rear: house.y + house.depth, left: house.x, right: house.x + house.width }[
    side
  ];
  const meeting = walls
    .filter(
      ({ along, from, to, kind }) =>
        (along === 'x') !== across &&
        kind !== 'open' &&
        Math.min(Math.abs(from - edge), Math.abs(to - edge)) < 0.2,
    )
    .map((wall) => (wall.side === null ? wall.line : null))
    .filter((at) => at !== null);
  const stops = [...jambs, ...meeting].filter((at) => at > start + 0.02 && at < start + length - 0.02);
  return [start, ...stops, start + length];
}

/** Where something stands before the house, chains begin beyond it. */
function clearOf(plan: Plan, floor: number, side: Side): number {
  const car = floor === 0 ? plan.parking?.car : undefined;
  if (!car) return 0;
  const { house } = plan;
  const out = {
    front: house.y - car.y,
    rear: car.y + car.depth - house.y - house.depth,
    left: house.x - car.x,
    right: car.x + car.width - house.x - house.width,
  }[side];
  return Math.max(0, out);
}

/** The names of the columns' lines in rings before the road and at the left, beyond the last dimensions. */
function ringMarks(
  { house }: Plan,
  { x, y }: ColumnGrid,
  of: { size: number; reach: Record<'front' | 'left', number> },
): Mark[] {
  const { size, reach } = of;
  const radius = 1.25 * size;
  const ring = (name: string, from: Spot, at: Spot): Mark[] => [
    line('columns', from, at[0] === from[0] ? [at[0], at[1] + radius] : [at[0] + radius, at[1]]),
    circle('columns', at, radius),
    { mark: 'text', layer: 'columns', at, text: name, size, upright: false },
  ];
  const out = 0.4 * size;
  const far = out + 2 * size;
  return [
    ...x.flatMap((at, index) =>
      ring(
        String.fromCodePoint(65 + index),
        [at, house.y - reach.front - out],
        [at, house.y - reach.front - far],
      ),
    ),
    ...y.flatMap((at, index) =>
      ring(String(index + 1), [house.x - reach.left - out, at], [house.x - reach.left - far, at]),
    ),
  ];
}

/** Round a floor: two rows of dimensions on each side, and the rings of the columns' lines. */
export function outsideMarks(plan: Plan, floor: number, size: number): Mark[] {
  const chains = sides.map((side) => {
    const from = clearOf(plan, floor, side) + 1.6 * size;
    const stops = stopsOn(plan, floor, side);
    const ends = [stops[0] ?? 0, stops.at(-1) ?? 0];
    return chain({ around: plan.house, side, from, size }, stops.length > 2 ? [stops, ends] : [ends]);
  });
  return [
    ...chains.flatMap(({ marks }) => marks),
    ...ringMarks(plan, columnGridOf(plan), {
      size,
      reach: { front: chains[0]?.reach ?? 0, left: chains[2]?.reach ?? 0 },
    }),
  ];
}
