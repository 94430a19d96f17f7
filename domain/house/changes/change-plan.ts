import type { Plan } from '../model/model.ts';
import type { Rect, Side } from '../model/rect.ts';
import { sidesWithLight } from '../model/site.ts';
import type { Wall } from '../model/wall.ts';
import { drawPlan, type Site } from '../plan/drawing/draw-plan.ts';
import { withRoomDivided, withRoomDropped } from './add-and-drop.ts';
import type { Change } from './change.ts';
import { type Ways, withRoomsSwapped, withWallMoved } from './change-cells.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { bedroomHosts, cellsOf, sketchOf } from './sketch-of.ts';

const other: Record<Side, Side> = { front: 'front', rear: 'rear', left: 'right', right: 'left' };
const mirroredSide = (side: Side): Side => other[side];

/** Whether somebody said how far the house stays from each side: else it may stand at either neighbour. */
const hasOwnSides = ({ answers: { authority, corner, setBacks } }: Plan) =>
  authority !== undefined || corner !== undefined || setBacks !== undefined;

/** Whether there is light on the sides to which a mirror turns the windows. */
function mayMirror(plan: Plan): boolean {
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

/** A plan as its changes so far made it. Mirrored it is drawn as it was and then turned: so a second mirror is the plan itself. */
export interface Standing {
  site: Site;
  drawn: Plan;
  isMirrored: boolean;
}

export const shownPlan = ({ drawn, isMirrored }: Omit<Standing, 'site'>): Plan =>
  isMirrored ? mirrored(drawn) : drawn;

type Changed = { ok: true; standing: Standing } | { ok: false; refusal: Refusal };
type Inner = Exclude<Change, { kind: 'mirror' }>;

function waysOf(plan: Plan, change: Inner): Ways {
  const cells = cellsOf(plan);
  switch (change.kind) {
    case 'move':
      return withWallMoved(cells, plan.house, change);
    case 'swap':
      return withRoomsSwapped(cells, change.room, change.other);
    case 'add':
      return withRoomDivided(cells, change.room, change.use);
    case 'drop':
      return withRoomDropped(cells, plan.house, change.room);
  }
}

/** A change as the plan has it before it is mirrored. */
const unmirrored = (change: Inner): Inner =>
  change.kind === 'move' ? { ...change, side: mirroredSide(change.side) } : change;

/** The plans that a change can make, drawn one by one. */
function* plansAfter({ site, drawn, isMirrored }: Standing, change: Change): Generator<Plan | Refusal> {
  if (change.kind === 'mirror') return yield drawn;
  if (drawn.scheme === 'crowded') return yield { rule: 'small-land' };
  const found = waysOf(drawn, isMirrored ? unmirrored(change) : change);
  if ('hindrance' in found) {
    const room = drawn.rooms.find(({ id }) => id === found.room);
    return yield { rule: found.hindrance, ...(room && { room: room.kind }) };
  }
  const hosts = new Map([...bedroomHosts(drawn), ...(found.host ? [found.host] : [])]);
  for (const cells of found.ways) {
    const sketch = sketchOf(drawn, cells, hosts);
    yield sketch ? drawPlan(site, sketch) : { rule: 'no-way' };
  }
}

/** What a change makes of a plan, or the rule that stands against it. */
export function changePlan(standing: Standing, change: Change): Changed {
  const before = shownPlan(standing);
  const isMirrored = (change.kind === 'mirror') !== standing.isMirrored;
  let first: Refusal | null = change.kind === 'mirror' && !mayMirror(before) ? { rule: 'dark-side' } : null;
  for (const drawn of first ? [] : plansAfter(standing, change)) {
    const refusal = 'rule' in drawn ? drawn : refusalOf(before, shownPlan({ drawn, isMirrored }));
    if (!refusal && !('rule' in drawn))
      return { ok: true, standing: { site: standing.site, drawn, isMirrored } };
    first ??= refusal;
  }
  return { ok: false, refusal: first ?? { rule: 'no-way' } };
}
