import { describe, expect, test } from 'vitest';
import type { Plan } from '../model/model.ts';
import { areaOf } from '../model/rect.ts';
import { drawPlan } from '../plan/drawing/draw-plan.ts';
import { broken } from '../rules/broken.ts';
import { mainDoorOf } from '../rules/way-in.ts';
import { overlap, within } from '../testing/plans.ts';
import { type Change, changesToText } from './change.ts';
import { changePlan, shownPlan } from './change-plan.ts';
import { withChanges } from './changed-plan.ts';
import {
  addsOf,
  dropsOf,
  foundFor,
  founds,
  movesOf,
  standingAfter,
  standingOf,
  standings,
  swapsOf,
} from './plans-in-test.ts';
import { bedroomHosts, cellsOf, sketchOf } from './sketch-of.ts';

const mirror = { kind: 'mirror' } as const;
const rulesOf = (plan: Plan) => broken(plan).map(({ rule, room }) => `${rule} ${room ?? ''}`);
const cellArea = ({ rooms, courts, floors }: Plan) =>
  rooms.reduce((sum, { cell }) => sum + areaOf(cell), 0) +
  courts.reduce((sum, { cell }) => sum + areaOf(cell), 0) * floors;

/** Rooms tile the house as before, no door or window leaves its wall, and every rule that held still holds. */
function expectSound(before: Plan, after: Plan) {
  expect(rulesOf(before)).toEqual(expect.arrayContaining(rulesOf(after)));
  expect(cellArea(after)).toBeCloseTo(cellArea(before), 4);
  expect(after.areas.footprint).toBeCloseTo(before.areas.footprint, 4);
  for (const [at, room] of after.rooms.entries()) {
    expect(within(room.cell, after.house)).toBe(true);
    for (const other of after.rooms.slice(at + 1))
      if (other.floor === room.floor) expect(overlap(room.cell, other.cell)).toBe(false);
  }
  for (const { openings, from, to } of after.walls)
    for (const { at, width } of openings) {
      expect(at - width / 2).toBeGreaterThanOrEqual(from - 0.011);
      expect(at + width / 2).toBeLessThanOrEqual(to + 0.011);
      expect(width).toBeGreaterThan(0.45);
    }
  expect(after.parking === null).toBe(before.parking === null);
}

/** Of each change of all plans what became of it. */
function outcomes(changesOf: (plan: Plan) => readonly Change[]) {
  const found = new Map<string, number>();
  for (const standing of standings)
    for (const change of changesOf(standing.drawn)) {
      const next = changePlan(standing, change);
      const name = next.ok ? 'made' : next.refusal.rule;
      found.set(name, (found.get(name) ?? 0) + 1);
      if (next.ok) expectSound(standing.drawn, shownPlan(next.standing));
    }
  return found;
}

describe('a plan that is drawn again', () => {
  test('is the same as long as nothing changed', () => {
    for (const { site, drawn } of standings.filter((one) => one.drawn.scheme !== 'crowded')) {
      const sketch = sketchOf(drawn, cellsOf(drawn), bedroomHosts(drawn));
      const again = sketch && drawPlan(site, sketch);
      expect({ ...again, notes: drawn.notes }).toEqual(drawn);
    }
  });
});

describe('a mirror', () => {
  test('keeps rules and areas of every plan, and what faces the road', () => {
    expect(Object.fromEntries(outcomes(() => [mirror]))).toEqual({ made: standings.length });
    for (const standing of standings) {
      const [before, after] = [standing.drawn, shownPlan(standingAfter(standing, mirror))];
      expect(after.areas).toEqual(before.areas);
      const fronts = ({ walls }: Plan) =>
        walls.flatMap(({ side, floor, rooms: [id] }) => (side === 'front' ? [`${floor} ${id}`] : []));
      expect(fronts(after)).toEqual(fronts(before));
      expect(mainDoorOf(after.walls)?.door.width).toBe(mainDoorOf(before.walls)?.door.width);
      expect(within(after.house, after.buildable)).toBe(true);
    }
  });

  test('is the plan itself the second time', () => {
    for (const standing of standings)
      expect(shownPlan(standingAfter(standingAfter(standing, mirror), mirror))).toEqual(standing.drawn);
  });

  test('puts what lies at the left to the right', () => {
    const [first] = standings;
    if (!first) throw new Error('no plan');
    const before = first.drawn;
    const after = shownPlan(standingAfter(first, mirror));
    for (const [at, { cell }] of before.rooms.entries()) {
      const turned = after.rooms[at]?.cell;
      expect(turned?.x).toBeCloseTo(before.plot.width - cell.x - cell.width, 4);
      expect(turned).toMatchObject({ y: cell.y, width: cell.width, depth: cell.depth });
    }
  });

  test('puts a house against its other neighbour, but not where somebody said the distances', () => {
    // A narrow plot: the right side is closed.
    const usual = foundFor({ landSize: '20x50' });
    expect(usual.site.setBacks).toMatchObject({ left: expect.any(Number), right: 0 });
    expect(withChanges(usual, 'mirror').plan.setBacks).toMatchObject({
      left: 0,
      right: usual.site.setBacks.left,
    });
    const said = foundFor({ landSize: '20x50', setBacks: { right: 0 } });
    expect(changePlan(standingOf(said), mirror)).toEqual({ ok: false, refusal: { rule: 'dark-side' } });
  });
});

describe('a wall that moves', () => {
  test('leaves a plan that keeps its rules, or names the one that stands against it', () => {
    const found = outcomes(movesOf);
    expect(found.get('made')).toBeGreaterThan(250);
    expect([...found.keys()]).toEqual(expect.arrayContaining(['bath-width', 'every-floor', 'no-way']));
  });

  test('makes its room 10 cm wider, and back again', () => {
    const { standing, drawn, move } = firstMove();
    const before = drawn.rooms.find(({ id }) => id === move.room);
    const next = standingAfter(standing, move);
    const after = next.drawn.rooms.find(({ id }) => id === move.room);
    const length = move.side === 'right' ? 'width' : 'depth';
    expect(after?.cell[length]).toBeCloseTo((before?.cell[length] ?? 0) + 0.1 * move.by, 4);
    const back = standingAfter(next, { ...move, by: move.by === 1 ? -1 : 1 });
    expect({ ...back.drawn, notes: drawn.notes }).toEqual(drawn);
  });

  test('is the same wall of a mirrored plan', () => {
    const { standing, move } = firstMove();
    const side = { right: 'left', left: 'right', front: 'front', rear: 'rear' } as const;
    const turned = standingAfter(standingAfter(standing, mirror), { ...move, side: side[move.side] });
    expect(turned.drawn).toEqual(standingAfter(standing, move).drawn);
  });

  test('is refused at the edge of the house and where there is no such room', () => {
    const { standing, drawn } = firstMove();
    const outer = drawn.walls.find(({ kind, side }) => kind === 'outer' && side === 'front')?.rooms[0] ?? '';
    const at = (room: string) => changePlan(standing, { kind: 'move', room, side: 'front', by: 1 });
    expect(at(outer)).toMatchObject({ refusal: { rule: 'outer-wall' } });
    expect(at('9-castle-9')).toEqual({ ok: false, refusal: { rule: 'no-such-room' } });
  });
});

function firstMove() {
  const standing = standingOf(foundFor());
  const { drawn } = standing;
  const move = movesOf(drawn).find((one) => changePlan(standing, one).ok);
  if (!move) throw new Error('no wall moves');
  return { standing, drawn, move };
}

describe('two rooms that change places', () => {
  test('leave a plan that keeps its rules, or the rule is named that stands against it', () => {
    const found = outcomes(swapsOf);
    expect(found.get('made')).toBeGreaterThan(40);
    expect([...found.keys()]).toEqual(
      expect.arrayContaining(['no-way', 'fixed-place', 'same-use', 'front-door', 'shop']),
    );
  });
});

describe('a room that is divided off another, or dropped', () => {
  test('leaves a plan that keeps its rules, or the rule is named that stands against it', () => {
    const added = outcomes(addsOf);
    expect(added.get('made')).toBeGreaterThan(40);
    expect([...added.keys()]).toEqual(
      expect.arrayContaining(['no-space', 'fixed-place', 'no-way', 'openings', 'second-room-area']),
    );
    const dropped = outcomes(dropsOf);
    expect(dropped.get('made')).toBeGreaterThan(40);
    expect([...dropped.keys()]).toEqual(
      expect.arrayContaining(['needed', 'no-neighbour', 'toilets', 'dining-place', 'bath-shape']),
    );
  });

  test('gives a bedroom a bath of its own, whose place a neighbour may take back', () => {
    let found = 0;
    for (const standing of standings)
      for (const { id, kind } of standing.drawn.rooms) {
        const added = changePlan(standing, { kind: 'add', room: id, use: 'toilet' });
        if (kind !== 'bedroom' || !added.ok) continue;
        found += 1;
        const bath = added.standing.drawn.rooms.at(-1);
        const door = added.standing.drawn.walls.find(
          ({ rooms, openings }) =>
            rooms.includes(bath?.id ?? '') && openings.some((one) => one.kind === 'door'),
        );
        expect(door?.rooms).toEqual(expect.arrayContaining([id, bath?.id]));
        const dropped = changePlan(added.standing, { kind: 'drop', room: bath?.id ?? '' });
        if (dropped.ok) expect(dropped.standing.drawn.rooms).toHaveLength(standing.drawn.rooms.length);
      }
    expect(found).toBeGreaterThan(5);
  });
});

describe('a list of changes', () => {
  test('without its last one is the plan before it', () => {
    for (const found of founds.slice(0, 6)) {
      const of = (changes: Change[]) => withChanges(found, changesToText(changes));
      const made: Change[] = [];
      const plans = [of([]).plan];
      expect(plans[0]).toEqual(found.plan);
      const tries = [movesOf, addsOf, dropsOf, swapsOf].flatMap((of) => of(found.plan).slice(0, 12));
      for (const change of [mirror, ...tries]) {
        if (made.length === 6 || !changePlan(of(made).byHand.standing, change).ok) continue;
        made.push(change);
        plans.push(of(made).plan);
      }
      for (; made.length > 0; made.pop()) expect(of(made).plan).toEqual(plans[made.length]);
    }
  });

  test('keeps what fits a plan and tells that the rest did not', () => {
    const found = foundFor();
    const all = withChanges(found, 'mirror_swap.9-castle-9.0-living-0_mirror');
    expect(all).toMatchObject({ byHand: { changes: [mirror], isWhole: false } });
    expect(all.plan.answers.changes).toBe('mirror');
    expect(all.choices).toHaveLength(found.choices.length);
    expect(all.choices).toContain(all.plan);
    expect(withChanges(found, '?!').plan).toEqual(found.plan);
  });
});
