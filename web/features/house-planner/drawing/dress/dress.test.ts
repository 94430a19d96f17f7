import { expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import type { Part, PartKind } from '#domain/house/geometry/solid/parts.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { dressed } from './dress.ts';

const plan = planOf(defaultAnswers);
const positionsOf = (parts: readonly Part[], part: PartKind, material: Part['material']) =>
  parts.filter((one) => one.part === part && one.material === material).flatMap(({ positions }) => positions);
const [blocks, drawn] = [geometryOf(plan), dressed(plan)];

/** Six times what closed surfaces hold; positive where all fronts look outwards. */
function volume(positions: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < positions.length; at += 9) {
    const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = positions.slice(
      at,
      at + 9,
    );
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
  }
  return sum / 6;
}

test.each([
  ['tank', 'plastic'],
  ['car', 'metal'],
] as const)('a %s of %s is round: a little less than its block, and closed', (part, material) => {
  const [block, round] = [blocks, drawn].map((parts) => volume(positionsOf(parts, part, material)));
  // A regular ten-sided body fills 0.73 of the square around its circle.
  expect((round ?? 0) / (block ?? 1)).toBeCloseTo(0.73, 1);
});

test('trees and shrubs are round, and a shrub is drawn with fewer strokes than a tree', () => {
  const triangles = (part: PartKind) => positionsOf(drawn, part, 'leaves').length / 9;
  const count = (part: PartKind) => positionsOf(blocks, part, 'leaves').length / 9 / 12;
  expect(count('plant')).toBeGreaterThan(1);
  expect(triangles('plant') / count('plant')).toBeLessThan(triangles('tree') / count('tree'));
  expect(volume(positionsOf(drawn, 'tree', 'leaves'))).toBeGreaterThan(0);
});

test('what is not round stays as geometry has it', () =>
  expect(positionsOf(drawn, 'boundary', 'brick')).toEqual(positionsOf(blocks, 'boundary', 'brick')));
