import { expect, test } from 'vitest';
import { defaultAnswers } from '../model/answers.ts';
import { kindsOf } from '../rules/ways.ts';
import { planOf } from '../testing/plans.ts';

test.each([
  ['60x40', '3BHK', 1],
  ['45x45', '3BHK', 1],
  ['40x60', '4BHK', 2],
] as const)(
  'Guests come in where they sit, not among bedroom doors: %s, %s, %d floors',
  (landSize, rooms, floors) => {
    const plan = planOf({ ...defaultAnswers, landSize, rooms, floors });
    const kinds = kindsOf(plan.rooms);
    const behind = plan.walls
      .filter(({ openings }) => openings.some(({ kind }) => kind === 'entrance'))
      .flatMap(({ rooms: sides }) => sides.flatMap((id) => (id === null ? [] : [kinds.get(id)])));
    expect(behind).toContain('living');
    expect(behind).not.toContain('passage');
  },
);
