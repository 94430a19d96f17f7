import { defaultAnswers } from '../model/answers.ts';
import type { Plan } from '../model/model.ts';
import { type Found, makePlan } from '../plan/plan.ts';
import { inTurn } from '../testing/plans.ts';
import { addedUses, type Change } from './change.ts';
import { changePlan, type Standing } from './change-plan.ts';
import { wallLinesOn } from './wall-line.ts';

export function foundFor(changes: Partial<typeof defaultAnswers> = {}): Found {
  const found = makePlan({ ...defaultAnswers, ...changes });
  if (!found.ok) throw new Error(found.problem);
  return found;
}

/** Every plan to choose from of a dozen wishes, before anybody changes it. */
export const founds: Found[] = inTurn('30x40')
  .filter((_, at) => at % 2 === 0)
  .flatMap((answers) => {
    const found = foundFor(answers);
    return found.choices.map((plan) => ({ ...found, plan }));
  });

export const standingOf = ({ site, plan }: Found): Standing => ({ site, drawn: plan, isMirrored: false });
export const standings: Standing[] = founds.map(standingOf);

export const floorsOf = ({ floors }: Plan) => Array.from({ length: floors }, (_, floor) => floor);

/** A step of each wall of a plan both ways. */
export const movesOf = (plan: Plan): Extract<Change, { kind: 'move' }>[] =>
  floorsOf(plan).flatMap((floor) =>
    wallLinesOn(plan, floor).flatMap(({ room, side }) =>
      ([1, -1] as const).map((by) => ({ kind: 'move' as const, room, side, by })),
    ),
  );

/** Each two rooms of a floor. */
export const swapsOf = ({ rooms }: Plan): Extract<Change, { kind: 'swap' }>[] =>
  rooms.flatMap(({ id, floor }, index) =>
    rooms
      .slice(index + 1)
      .filter((other) => other.floor === floor)
      .map((other) => ({ kind: 'swap' as const, room: id, other: other.id })),
  );

/** Each room divided for each use, and each room dropped. */
export const addsOf = ({ rooms }: Plan): Change[] =>
  rooms.flatMap(({ id }) => addedUses.map((use) => ({ kind: 'add' as const, room: id, use })));
export const dropsOf = ({ rooms }: Plan): Change[] =>
  rooms.map(({ id }) => ({ kind: 'drop' as const, room: id }));

export function standingAfter(standing: Standing, change: Change): Standing {
  const next = changePlan(standing, change);
  if (!next.ok) throw new Error(next.refusal.rule);
  return next.standing;
}
