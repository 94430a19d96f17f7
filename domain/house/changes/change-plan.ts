import type { Plan } from '../model/model.ts';
import { drawPlan, type Site } from '../plan/drawing/draw-plan.ts';
import type { Change } from './change.ts';
import { type Cells, withRoomsSwapped, withWallMoved } from './change-cells.ts';
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

function cellsAfter(plan: Plan, change: Inner): Cells {
  const cells = cellsOf(plan);
  return change.kind === 'move'
    ? withWallMoved(cells, plan.house, change)
    : withRoomsSwapped(cells, change.room, change.other);
}

function drawnAfter({ site, drawn: plan }: Standing, change: Inner): { plan: Plan } | { refusal: Refusal } {
  if (plan.scheme === 'crowded') return { refusal: { rule: 'small-land' } };
  const found = cellsAfter(plan, change);
  if ('hindrance' in found) {
    const room = plan.rooms.find(({ id }) => id === found.room);
    return { refusal: { rule: found.hindrance, ...(room && { room: room.kind }) } };
  }
  const sketch = sketchOf(plan, found.cells, bedroomHosts(plan));
  return sketch ? { plan: drawPlan(site, sketch) } : { refusal: { rule: 'no-way' } };
}

/** A change as the plan has it before it is mirrored. */
const unmirrored = (change: Inner): Inner =>
  change.kind === 'move' ? { ...change, side: mirroredSide(change.side) } : change;

/** What a change makes of a plan, or the rule that stands against it. */
export function changePlan(standing: Standing, change: Change): Changed {
  const { site, drawn, isMirrored } = standing;
  const before = shownPlan(standing);
  if (change.kind === 'mirror' && !mayMirror(before)) return { ok: false, refusal: { rule: 'dark-side' } };
  const made =
    change.kind === 'mirror'
      ? { plan: drawn }
      : drawnAfter(standing, isMirrored ? unmirrored(change) : change);
  if ('refusal' in made) return { ok: false, refusal: made.refusal };
  const next = { site, drawn: made.plan, isMirrored: (change.kind === 'mirror') !== isMirrored };
  const refusal = refusalOf(before, shownPlan(next));
  return refusal ? { ok: false, refusal } : { ok: true, standing: next };
}
