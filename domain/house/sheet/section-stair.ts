import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Plan, Stairs } from '#domain/house/model/model.ts';
import { type Flight, flightsOf } from '#domain/house/model/stairs.ts';
import type { Mark, Spot } from './marks.ts';

/** Of reinforced concrete, under a flight's steps. */
const waist = 0.15;
export const headHeight = 2.3;
export interface Cut {
  along: 'x' | 'y';
  /** Where the plane lies on the other axis. */
  at: number;
  start: number;
  length: number;
}

/** Through the first flight along its steps, or through the middle of a house without a stair. */
export function cutOf({ house, stairs }: Plan): Cut {
  const first = stairs && flightsOf(stairs)[0].treads[0]?.rect;
  const along = stairs && (stairs.landing === 'left' || stairs.landing === 'right') ? 'x' : 'y';
  const middle = first ?? house;
  return along === 'x'
    ? { along, at: middle.y + middle.depth / 2, start: house.x, length: house.width }
    : { along, at: middle.x + middle.width / 2, start: house.y, length: house.depth };
}

/** From the nosing of a tread up to the flight above, or to the roof of the stair's head. */
export function headroomOf({ storeyHeight, stairs, floors }: Plan): number | null {
  if (!stairs) return null;
  const slope = Math.atan2(stairs.riser, stairs.tread);
  const underFlight = storeyHeight - stairs.riser - waist / Math.cos(slope);
  // The last flight has no other above it: it comes out under the head's roof.
  const underHead = stairs.flights >= floors ? headHeight : storeyHeight - 0.15;
  return stairs.flights > 1 ? Math.min(underFlight, underHead) : underHead;
}

export const spanOn = (
  cut: Cut,
  rect: { x: number; y: number; width: number; depth: number },
): [number, number] => (cut.along === 'x' ? [rect.x, rect.x + rect.width] : [rect.y, rect.y + rect.depth]);

/** A flight's profile from its lowest step to its last, with the slab that carries it. */
function profile(cut: Cut, flight: Flight, of: { base: number; riser: number; filled: boolean }): Mark {
  const rising = flight.treads.map(({ rect, height }) => ({
    span: spanOn(cut, rect),
    top: of.base + height,
  }));
  const forward = (rising.at(-1)?.span[0] ?? 0) >= (rising[0]?.span[0] ?? 0);
  const steps = rising.flatMap(({ span: [a, b], top }): Spot[] => {
    const [near, far] = forward ? [a, b] : [b, a];
    return [
      [near, top - of.riser],
      [near, top],
      [far, top],
    ];
  });
  const [first, last] = [steps[0], steps.at(-1)];
  // A landing is as thick all over; below steps the slab follows the slope.
  const under = rising.toReversed().flatMap(({ span: [a, b], top }, index): Spot[] => {
    const [near, far] = forward ? [a, b] : [b, a];
    const landing = index === 0 && Math.abs(far - near) > 0.5;
    return landing
      ? [
          [far, top - waist],
          [near, top - waist],
        ]
      : [[far, top - waist - of.riser / 2]];
  });
  const foot: Spot[] = first ? [[first[0], Math.max(first[1] - waist, of.base - waist)]] : [];
  return {
    mark: 'stroke',
    layer: 'stairs',
    points: last ? [...steps, ...under, ...foot] : steps,
    closed: true,
    ...(of.filled && { fill: 'cut' as const }),
  };
}

export function stairCut(plan: Plan, stairs: Stairs, cut: Cut): Mark[] {
  const [up, back] = flightsOf(stairs);
  return Array.from({ length: stairs.flights }, (_, floor) => levelOf(plan, floor)).flatMap((base) => [
    profile(cut, back, { base, riser: stairs.riser, filled: false }),
    profile(cut, up, { base, riser: stairs.riser, filled: true }),
  ]);
}
