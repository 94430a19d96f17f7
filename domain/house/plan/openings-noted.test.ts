import { expect, test } from 'vitest';
import { answersFromSearch } from '../model/answers.ts';
import { planOf } from '../testing/plans.ts';

const planAt = (address: string) =>
  planOf(answersFromSearch(Object.fromEntries(new URLSearchParams(address))));

test.each([
  ['setbacks=front-0_rear-0_left-0_right-0', true],
  ['setbacks=left-1.5_right-1.5_rear-1.5', false],
])('A plan says that a neighbour may close its windows, where they are at the boundary: %s', (own, said) => {
  const { notes } = planAt(`land=25x60&rooms=5BHK&parking=No&area=Desert&bedrooms=3&road=S&${own}`);
  expect(notes.some(({ key }) => key === 'window-at-boundary')).toBe(said);
});

test.each([
  'land=28x46&rooms=2BHK&area=Near+by+River&bedrooms=3',
  'land=20x40&rooms=3BHK&bedrooms=3&road=S&vastu=Yes',
  'land=40x60&rooms=2BHK&floors=1',
])('A plan counts the baths that have no window, which need a shaft or a fan: %s', (address) => {
  const { rooms, walls, notes } = planAt(address);
  const dark = rooms.filter(
    ({ id, kind }) =>
      kind === 'toilet' &&
      !walls.some((wall) => wall.rooms.includes(id) && wall.openings.some((one) => one.kind === 'window')),
  );
  expect(notes.find(({ key }) => key === 'no-bath-window')?.given ?? 0).toBe(dark.length);
});

test('A flat roof without a stair to it has the plan say so', () => {
  const said = (address: string) => planAt(address).notes.some(({ key }) => key === 'no-roof-stair');
  expect(said('land=7.5m+x+15m&rooms=3BHK&area=Desert&floors=1')).toBe(true);
  expect(said('land=7.5m+x+15m&rooms=3BHK&area=Hill&floors=1')).toBe(false);
  expect(said('land=40x60')).toBe(false);
});
