import type { Plan } from '../model/model.ts';
import { drawPlan, type Site } from '../plan/drawing/draw-plan.ts';
import { withRoomDivided, withRoomDropped } from './add-and-drop.ts';
import type { Change } from './change.ts';
import { type Ways, withRoomsSwapped, withWallMoved } from './change-cells.ts';
import { mayMirror, mirrored, mirroredSide } from './mirror.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { bedroomHosts, cellsOf, sketchOf } from './sketch-of.ts';

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
