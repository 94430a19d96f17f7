import { expect, test } from 'vitest';
import { furniture } from '#domain/house/furniture/furniture.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { inTurn, planOf } from '#domain/house/testing/plans.ts';
import { type Face, facesOf } from './faces.ts';
import { dressed } from './outside/dress.ts';
import { grilles } from './outside/grilles.ts';

/** Nearer than this two faces flicker, as the graphics cannot say which is before. */
const apart = 0.0015;

const axisOf = ({ normal, points }: Face) =>
  points.length === 4 ? normal.findIndex((value) => Math.abs(value) > 0.9999) : -1;

type Range = readonly [from: number, to: number];
const rangeOf = (values: readonly number[]): Range => [Math.min(...values), Math.max(...values)];
const along = (face: Face, axis: number) => rangeOf(face.points.map((point) => point[axis] ?? 0));

/** What two faces of one plane share, on each axis. */
const shared = (a: Face, b: Face): Range[] =>
  [0, 1, 2].map((axis) => {
    const [one, other] = [along(a, axis), along(b, axis)];
    return [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
  });

const numbersOfBox = 108;
/** The blocks that the parts are made of. */
const blocksOf = (parts: readonly Part[]): Range[][] =>
  parts.flatMap(({ positions }) =>
    Array.from({ length: Math.floor(positions.length / numbersOfBox) }, (_, one) => {
      const block = positions.slice(one * numbersOfBox, (one + 1) * numbersOfBox);
      return [0, 1, 2].map((axis) => rangeOf(block.filter((_, place) => place % 3 === axis)));
    }),
  );

/** Pairs of faces of two materials that look the same way in one plane, over each other, where somebody sees them. */
function flickering(parts: readonly Part[]): string[] {
  const blocks = blocksOf(parts);
  const planes = new Map<string, Face[]>();
  for (const face of facesOf(parts)) {
    const axis = axisOf(face);
    if (axis < 0) continue;
    const key = `${axis} ${Math.sign(face.normal[axis] ?? 0)}`;
    planes.set(key, [...(planes.get(key) ?? []), face]);
  }
  const found = new Set<string>();
  for (const [key, faces] of planes) {
    const axis = Number(key[0]);
    const level = (face: Face) => face.points[0]?.[axis] ?? 0;
    const sorted = faces.toSorted((a, b) => level(a) - level(b));
    for (const [index, a] of sorted.entries())
      for (const b of sorted.slice(index + 1)) {
        if (level(b) - level(a) > apart) break;
        if (a.material === b.material) continue;
        const ranges = shared(a, b);
        if (ranges.some(([from, to], one) => one !== axis && to - from < 0.005)) continue;
        const before = ranges.map(
          ([from, to], one) => (from + to) / 2 + (one === axis ? 0.004 * (a.normal[axis] ?? 0) : 0),
        );
        // Within another solid nobody sees them.
        if (
          blocks.some((block) =>
            block.every(
              ([from, to], one) => (before[one] ?? 0) >= from - 1e-6 && (before[one] ?? 0) <= to + 1e-6,
            ),
          )
        )
          continue;
        const names = [a, b].map(({ part, material }) => `${part} of ${material}`).toSorted();
        found.add(`${names.join(' and ')}, along ${'xyz'[axis]}`);
      }
  }
  return [...found];
}

test('No two faces of the model lie in one plane and flicker, in any of 24 wishes', () => {
  for (const wish of inTurn('99x159')) {
    const plan = planOf(wish);
    expect({ wish, pairs: flickering([...dressed(plan), ...furniture(plan), ...grilles(plan)]) }).toEqual({
      wish,
      pairs: [],
    });
  }
  // Twenty-four houses take their time on a busy machine.
}, 120_000);
