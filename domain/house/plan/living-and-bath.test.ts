import { expect, test } from 'vitest';
import { answersFromSearch } from '../model/answers.ts';
import { kindsOf, waysOf } from '../rules/ways.ts';
import { planOf } from '../testing/plans.ts';

const planAt = (address: string) =>
  planOf(answersFromSearch(Object.fromEntries(new URLSearchParams(address))));
const noted = (address: string) => planAt(address).notes.map(({ key }) => key);

test.each([
  ['land=28x46&rooms=2BHK&area=Near+by+River&bedrooms=3', 3],
  ['land=25x50&area=Hill&finish=basic', 4],
  ['land=1200+sqft&rooms=ANY&parking=No&area=Hill&floors=1&road=E&vastu=Yes&shop=Yes', 1],
])('On a plot of 7.5 m the living room is 3 m wide wherever it has place: %s', (address, bedrooms) => {
  const plan = planAt(address);
  const widths = plan.rooms.flatMap(({ kind, inside }) =>
    kind === 'living' ? [Math.min(inside.width, inside.depth)] : [],
  );
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(2.97);
  expect(plan.bedrooms).toBe(bedrooms);
  expect(plan.notes.map(({ key }) => key)).not.toContain('narrow-living');
});

test('Where three bedrooms on one floor leave the living room no 3 m, the plan says so', () => {
  expect(noted('land=7.5m+x+15m&rooms=3BHK&area=Desert&floors=1')).toContain('narrow-living');
});

test.each([
  ['land=28x46&rooms=2BHK&area=Near+by+River&bedrooms=3', 3],
  ['land=20x40&rooms=2BHK&parking=No&area=Rain&floors=3&finish=basic&bedrooms=4&road=N', 4],
  ['land=15m+x+9m&rooms=2BHK&area=Hill&bedrooms=3&road=W&vastu=Yes&corner=right', 3],
  ['land=40x30&rooms=ANY&floors=3&bedrooms=3&parents=Yes&vastu=Yes', 3],
])('Of three bedrooms and more one has a bath of its own: %s', (address, bedrooms) => {
  const plan = planAt(address);
  const [ways, kinds] = [waysOf(plan), kindsOf(plan.rooms)];
  const own = plan.rooms.filter(
    ({ kind, id }) =>
      kind === 'toilet' && [...(ways.get(id) ?? [])].every((other) => kinds.get(other) === 'bedroom'),
  );
  expect(own.length).toBeGreaterThan(0);
  expect(plan.bedrooms).toBe(bedrooms);
  expect(plan.notes.map(({ key }) => key)).not.toContain('no-own-bath');
});

test('Where no bedroom of three has a bath of its own, the plan says so', () => {
  expect(noted('land=24x36&rooms=3BHK&area=Rain&finish=best&bedrooms=3&road=N')).toContain('no-own-bath');
});
