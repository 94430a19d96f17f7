import { expect, test } from 'vitest';
import { roadSides } from './answers.ts';
import { headingOf } from './compass.ts';

// docs/rules.md#house-12
const named = ({ east, north }: { east: number; north: number }) =>
  east > 0.5 ? 'E' : east < -0.5 ? 'W' : north > 0.5 ? 'N' : 'S';

test.each([
  ['N', { road: 'N', rear: 'S', right: 'W' }],
  ['E', { road: 'E', rear: 'W', right: 'N' }],
  ['S', { road: 'S', rear: 'N', right: 'E' }],
  ['W', { road: 'W', rear: 'E', right: 'S' }],
] as const)('With the road in %s the other sides of the plot look where a map says', (road, sides) => {
  expect({
    road: named(headingOf({ x: 0, y: -1 }, road)),
    rear: named(headingOf({ x: 0, y: 1 }, road)),
    right: named(headingOf({ x: 1, y: 0 }, road)),
  }).toEqual(sides);
});

test('Left and right are opposite, whichever side the road is on', () => {
  for (const road of roadSides) {
    const [left, right] = [headingOf({ x: -1, y: 0 }, road), headingOf({ x: 1, y: 0 }, road)];
    expect([left.east + right.east, left.north + right.north]).toEqual([0, 0]);
  }
});
