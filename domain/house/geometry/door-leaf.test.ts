import { expect, test } from 'vitest';
import { answersFromSearch } from '../model/answers.ts';
import { mainDoorOf } from '../rules/way-in.ts';
import { planOf } from '../testing/plans.ts';
import { doorLeaf } from './wall-shapes.ts';

test.each([
  'land=20x40&rooms=3BHK&bedrooms=3&road=S&vastu=Yes',
  'land=22x50&bedrooms=5&vastu=Yes',
  'land=25x30&rooms=3BHK&area=Rain&road=N',
])('Under a house on columns the door opens away from the treads of the stair: %s', (address) => {
  const plan = planOf(answersFromSearch(Object.fromEntries(new URLSearchParams(address))));
  const main = mainDoorOf(plan.walls);
  const leaf = main && doorLeaf(plan, main.wall, main.door);
  if (!main || !leaf || !plan.stairs) throw new Error('no door or no stair');
  const { inside } = plan.stairs;
  const [from, to] = main.wall.along === 'x' ? [inside.y, inside.depth] : [inside.x, inside.width];
  const middle = from + to / 2;
  expect(Math.sign(leaf.edge - main.wall.line)).toBe(-Math.sign(middle - main.wall.line));
});
