import { expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { blocks } from '#domain/house/testing/blocks.ts';
import { overlap, planOf, within } from '#domain/house/testing/plans.ts';
import { columnParts } from './columns.ts';

test('The columns of a house on them leave the car and the stair free, and carry the floor above', () => {
  const plan = planOf({ ...defaultAnswers, landSize: '20x30', rooms: '2BHK', floors: 2 });
  const columns = blocks(columnParts(plan), { part: 'column' });
  expect(columns.length).toBeGreaterThan(5);
  for (const column of columns) {
    expect(column.to).toBeCloseTo(plan.plinth.height + plan.storeyHeight - plan.slab, 6);
    expect(within(column, plan.house)).toBe(true);
    for (const other of [plan.parking?.car, plan.stairs?.inside])
      expect(other && overlap(column, other)).toBe(false);
  }
});
