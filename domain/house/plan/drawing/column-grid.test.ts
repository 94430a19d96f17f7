import { expect, test } from 'vitest';
import { defaultAnswers } from '../../model/answers.ts';
import { everyPlan, planOf } from '../../testing/plans.ts';
import { bays, columnGridOf } from './column-grid.ts';

const gaps = (lines: readonly number[]) => lines.slice(1).map((at, index) => at - (lines[index] ?? at));

test('Columns stand under a wall of every floor, none in a room', () =>
  everyPlan((plan) => {
    const { columns, size } = columnGridOf(plan);
    expect(columns.length).toBeGreaterThanOrEqual(4);
    for (const { x, y } of columns)
      for (const { inside, kind } of plan.rooms) {
        if (kind === 'porch' || kind === 'balcony') continue;
        const deep = Math.min(
          x - inside.x,
          inside.x + inside.width - x,
          y - inside.y,
          inside.y + inside.depth - y,
        );
        expect(deep).toBeLessThan(size);
      }
  }));

test('The corners of the house have a column each, but for one in the way of the car', () =>
  everyPlan((plan) => {
    const { x, y, columns } = columnGridOf(plan);
    const corners = [x[0], x.at(-1)].flatMap((atX) => [y[0], y.at(-1)].map((atY) => ({ atX, atY })));
    const there = corners.filter(({ atX, atY }) => columns.some((one) => one.x === atX && one.y === atY));
    expect(there.length).toBeGreaterThanOrEqual(plan.parking ? 3 : 4);
  }));

test('Bays of the default house are 2.7 to 4.5 m, named by letters along the road and numbers away from it', () => {
  const { x, y, columns } = columnGridOf(planOf(defaultAnswers));
  for (const bay of [...gaps(x), ...gaps(y)]) {
    expect(bay).toBeGreaterThanOrEqual(bays.least);
    expect(bay).toBeLessThanOrEqual(bays.most);
  }
  expect(columns[0]?.name).toBe('A1');
  expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length);
});

test('Lines rise from front to rear and from left to right, the same for every floor of the same house', () =>
  everyPlan((plan) => {
    const { x, y } = columnGridOf(plan);
    for (const gap of [...gaps(x), ...gaps(y)]) expect(gap).toBeGreaterThan(0.25);
    expect(columnGridOf(plan)).toEqual(columnGridOf({ ...plan }));
  }));

test('No column stands in a door or a window: they stand beside it', () => {
  let [openings, hit] = [0, 0];
  everyPlan((plan) => {
    const { columns, size } = columnGridOf(plan);
    for (const { along, line, thickness, kind, openings: cut } of plan.walls) {
      if (kind === 'open' || kind === 'railing') continue;
      openings += cut.length;
      for (const column of columns) {
        const [on, across] = along === 'x' ? [column.x, column.y] : [column.y, column.x];
        if (Math.abs(across - line) >= (thickness + size) / 2 - 0.03) continue;
        hit += cut.filter((one) => Math.abs(one.at - on) < (one.width + size) / 2 - 0.03).length;
      }
    }
  });
  // A passage that ends in a door as wide as itself leaves no column a place.
  expect(hit / openings).toBeLessThan(0.005);
});
