import type { Plan } from '#domain/house/model/model.ts';
import type { Opening } from '#domain/house/model/wall.ts';
import type { Part } from '../solid/parts.ts';

export const site = (part: Part['part'], material: Part['material'], positions: number[]): Part => ({
  part,
  floor: -1,
  material,
  positions,
});

/** Places along the road, in metres from the plot's left. */
export type Range = readonly [from: number, to: number];

interface Ways {
  gate: Range;
  /** The main door, where it looks to the road. */
  doors: Range[];
  /** Before shutters: customers come straight from the road. */
  shops: Range[];
}

const carWide = 2.9;
const peopleWide = 1.6;

/** The middle of the way in for people: before the door, or on the door's side of the house. */
function wayOfPeople({ house, plot, walls }: Plan, [door]: Range[]): number {
  if (door) return (door[0] + door[1]) / 2;
  const side = walls.find(({ openings }) => openings.some(({ kind }) => kind === 'entrance'))?.side;
  if (side === 'right') return (house.x + house.width + plot.width) / 2;
  return side === 'left' ? house.x / 2 : house.x + peopleWide / 2;
}

export function waysIn(plan: Plan): Ways {
  const { parking, plot, walls } = plan;
  const found = (wanted: Opening['kind']): Range[] =>
    walls
      // A door may look to the road over a porch: its wall lies between two rooms.
      .filter(({ floor, along, side }) => floor === 0 && along === 'x' && side !== 'rear')
      .flatMap(({ openings }) => openings)
      .filter(({ kind }) => kind === wanted)
      .map(({ at, width }) => [at - width / 2, at + width / 2]);
  const doors = found('entrance');
  const wide = parking ? carWide : peopleWide;
  const from = parking ? parking.car.x - 0.1 : wayOfPeople(plan, doors) - wide / 2;
  const left = Math.max(0, Math.min(from, plot.width - 0.3 - wide));
  const right = parking ? parking.car.x + carWide : left + wide;
  return { gate: [left, Math.min(right, plot.width - 0.3)], doors, shops: found('shutter') };
}

/** What is left of the road's side without some of it, in pieces of at least `least` metres. */
export function besides(taken: readonly Range[], within: Range, least: number): Range[] {
  const pieces: Range[] = [];
  let [from] = within;
  for (const [left, right] of [...taken.toSorted((a, b) => a[0] - b[0]), [within[1], within[1]] as const]) {
    const to = Math.min(left, within[1]);
    if (to - from >= least) pieces.push([from, to]);
    from = Math.max(from, right);
  }
  return pieces;
}
