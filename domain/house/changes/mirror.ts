import type { Plan } from '../model/model.ts';
import type { Rect, Side } from '../model/rect.ts';
import { sidesWithLight } from '../model/site.ts';
import type { Wall } from '../model/wall.ts';

const other: Record<Side, Side> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };
export const mirroredSide = (side: Side): Side => other[side];

/** Whether somebody said how far the house stays from each side: else it may stand at either neighbour. */
const hasOwnSides = ({ answers: { authority, corner, setBacks } }: Plan) =>
  authority !== undefined || corner !== undefined || setBacks !== undefined;

/** Whether there is light on the sides to which a mirror turns the windows. */
export function mayMirror(plan: Plan): boolean {
  const { left, right } = sidesWithLight(plan.setBacks);
  return left === right || !hasOwnSides(plan);
}

/** To a tenth of a millimetre: what is added and taken off again is the same. */
const tidy = (metres: number) => Math.round(metres * 10_000) / 10_000;

/** Left to right, as seen from the road: what faces the road still does. */
export function mirrored(plan: Plan): Plan {
  const { plot, setBacks, buildable } = plan;
  const own = hasOwnSides(plan);
  const sum = own ? 2 * buildable.x + buildable.width : plot.width;
  const flip = (x: number) => tidy(sum - x);
  const turn = (rect: Rect): Rect => ({ ...rect, x: flip(rect.x + rect.width) });
  const turnWall = (wall: Wall): Wall => {
    const side = wall.side && mirroredSide(wall.side);
    if (wall.along === 'y') return { ...wall, side, line: flip(wall.line) };
    const openings = wall.openings.map((one) => ({ ...one, at: flip(one.at) }));
    return { ...wall, side, from: flip(wall.to), to: flip(wall.from), openings };
  };
  return {
    ...plan,
    setBacks: own ? setBacks : { ...setBacks, left: setBacks.right, right: setBacks.left },
    buildable: own ? buildable : turn(buildable),
    house: turn(plan.house),
    rooms: plan.rooms.map((room) => ({ ...room, cell: turn(room.cell), inside: turn(room.inside) })),
    courts: plan.courts.map(({ cell, inside }) => ({ cell: turn(cell), inside: turn(inside) })),
    walls: plan.walls.map(turnWall),
    stairs: plan.stairs && {
      ...plan.stairs,
      inside: turn(plan.stairs.inside),
      landing: mirroredSide(plan.stairs.landing),
    },
    roof: { ...plan.roof, stairHead: plan.roof.stairHead && turn(plan.roof.stairHead) },
    parking: plan.parking && { ...plan.parking, car: turn(plan.parking.car) },
  };
}
