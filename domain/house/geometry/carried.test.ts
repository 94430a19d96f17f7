import { describe, expect, test } from 'vitest';
import { furniture } from '../furniture/furniture.ts';
import type { Plan } from '../model/model.ts';
import { inTurn, planOf } from '../testing/plans.ts';
import { geometryOf } from './geometry.ts';
import { columnsOf } from './house/columns.ts';
import type { Part } from './solid/parts.ts';

type Block = [from: number, to: number][];

const numbersOfBox = 108;
const blocksOf = ({ positions, part, material }: Part) =>
  Array.from({ length: Math.floor(positions.length / numbersOfBox) }, (_, one) => {
    const block = positions.slice(one * numbersOfBox, (one + 1) * numbersOfBox);
    const ranges = [0, 1, 2].map((axis) => {
      const values = block.filter((_value, place) => place % 3 === axis);
      return [Math.min(...values), Math.max(...values)] as [number, number];
    });
    return { name: `${part} of ${material}`, ranges };
  });

const plans = () => inTurn('20x30').map(planOf);

/** Touching, or closer than the finger's breadth between a cupboard and its wall. */
const touch = (a: Block, b: Block) =>
  a.every(([from, to], axis) => {
    const [other, end] = b[axis] ?? [0, 0];
    return from <= end + 0.035 && other <= to + 0.035;
  });

describe('In 24 wishes', () => {
  test('nothing floats: from the ground each block is reached over what it touches', () => {
    for (const plan of plans()) {
      const blocks = [...geometryOf(plan), ...furniture(plan)].flatMap(blocksOf);
      const reached = new Set<number>();
      const open = blocks.flatMap(({ name }, at) => (name === 'ground of grass' ? [at] : []));
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (reached.has(at)) continue;
        reached.add(at);
        const here = blocks[at]?.ranges ?? [];
        for (const [other, { ranges }] of blocks.entries())
          if (!reached.has(other) && touch(here, ranges)) open.push(other);
      }
      const floating = blocks.filter((_, at) => !reached.has(at)).map(({ name }) => name);
      expect({ wish: plan.answers, floating: [...new Set(floating)] }).toEqual({
        wish: plan.answers,
        floating: [],
      });
    }
  });

  /** Whether a wall or a column of the ground floor stands under a place, or not farther off than a slab reaches out past a car. */
  const isCarried = (plan: Plan, x: number, y: number): boolean => {
    const far = (from: number, length: number, at: number) => Math.max(from - at, at - from - length, 0);
    const reach = 1.7;
    const byColumn = columnsOf(plan).some(
      (one) => Math.hypot(far(one.x, one.width, x), far(one.y, one.depth, y)) < reach,
    );
    const byWall = plan.walls.some(
      ({ floor, kind, along, line, from, to }) =>
        floor === 0 &&
        kind !== 'open' &&
        kind !== 'railing' &&
        Math.hypot(
          far(along === 'x' ? from : line, along === 'x' ? to - from : 0, x),
          far(along === 'x' ? line : from, along === 'x' ? 0 : to - from, y),
        ) < reach,
    );
    return byColumn || byWall;
  };

  test('each corner of the house has a wall or a column under it', () => {
    for (const plan of plans()) {
      const { x, y, width, depth } = plan.house;
      for (const [cornerX, cornerY] of [
        [x, y],
        [x + width, y],
        [x, y + depth],
        [x + width, y + depth],
      ] as const)
        expect({ wish: plan.answers, cornerX, cornerY, carried: isCarried(plan, cornerX, cornerY) }).toEqual({
          wish: plan.answers,
          cornerX,
          cornerY,
          carried: true,
        });
    }
  });
});
