import { sides } from '../model/edges.ts';
import type { Plan } from '../model/model.ts';
import { type Rect, type Side, toCentimetre } from '../model/rect.ts';
import { isKitchen } from '../model/room.ts';
import { sidesWithLight } from '../model/site.ts';
import type { Wall } from '../model/wall.ts';
import { drawPlan, type Site } from '../plan/drawing/draw-plan.ts';
import { table } from '../rules/table.ts';
import type { SketchCell } from '../search/sketch/sketch.ts';
import type { AddedUse, Change } from './change.ts';
import { isFixed, type Ways, withRoomsSwapped, withWallMoved } from './change-cells.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { bedroomHosts, cellsOf, sketchOf } from './sketch-of.ts';
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
function withRoomDivided(cells: readonly SketchCell[], id: string, use: AddedUse): Ways {
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
function withRoomDropped(cells: readonly SketchCell[], house: Rect, id: string): Ways {
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
