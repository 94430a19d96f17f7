import { describe, expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import type { Part, PartKind } from '#domain/house/geometry/solid/parts.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { blocks } from '#domain/house/testing/blocks.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { dressed } from './dress.ts';
import { grilles } from './grilles.ts';

const plan = planOf(defaultAnswers);
const positionsOf = (parts: readonly Part[], part: PartKind, material: Part['material']) =>
  parts.filter((one) => one.part === part && one.material === material).flatMap(({ positions }) => positions);
const [solid, drawn] = [geometryOf(plan), dressed(plan)];

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
  const [block, round] = [solid, drawn].map((parts) => volume(positionsOf(parts, part, material)));
  // A regular ten-sided body fills 0.73 of the square around its circle.
  expect((round ?? 0) / (block ?? 1)).toBeCloseTo(0.73, 1);
});

test('trees and shrubs are round, and a shrub is drawn with fewer strokes than a tree', () => {
  const triangles = (part: PartKind) => positionsOf(drawn, part, 'leaves').length / 9;
  const count = (part: PartKind) => positionsOf(solid, part, 'leaves').length / 9 / 12;
  expect(count('plant')).toBeGreaterThan(1);
  expect(triangles('plant') / count('plant')).toBeLessThan(triangles('tree') / count('tree'));
  expect(volume(positionsOf(drawn, 'tree', 'leaves'))).toBeGreaterThan(0);
});

test('what is not round stays as geometry has it', () =>
  expect(positionsOf(drawn, 'boundary', 'brick')).toEqual(positionsOf(solid, 'boundary', 'brick')));

describe('Before a window', () => {
  const bars = grilles(plan).flatMap((part) => blocks([part], { part: 'window' }));
  const windows = blocks(geometryOf(plan), { part: 'window', material: 'glass' });
  const before = (pane: (typeof windows)[number]) => {
    const wide = pane.width > pane.depth;
    return bars.filter(
      (bar) =>
        bar.from >= pane.from - 0.01 &&
        bar.to <= pane.to + 0.01 &&
        (wide
          ? bar.x >= pane.x - 0.01 && bar.x + bar.width <= pane.x + pane.width + 0.01
          : bar.y >= pane.y - 0.01 && bar.y + bar.depth <= pane.y + pane.depth + 0.01) &&
        Math.abs(wide ? bar.y - pane.y : bar.x - pane.x) < 0.15,
    );
  };

  test('stand upright bars no hand’s breadth and a half apart, on two rails', () => {
    expect(windows.length).toBeGreaterThan(8);
    for (const pane of windows) {
      const own = before(pane);
      const rails = own.filter(({ from, to }) => to - from < 0.1);
      expect(rails).toHaveLength(2);
      const width = Math.max(pane.width, pane.depth);
      expect(own.length - rails.length).toBeGreaterThanOrEqual(Math.floor(width / 0.13));
    }
  });

  test('are no bars in the drawing, which has a line for each edge', () =>
    expect(drawn.some(({ part, material }) => part === 'window' && material === 'metal')).toBe(false));
});

test('a deodar is a cone, and a palm has fronds that hang below their stem’s end', () => {
  const leaves = (areaType: 'Hill' | 'Rain') =>
    positionsOf(
      dressed(planOf({ ...defaultAnswers, landSize: '99x159', floors: 1, areaType })),
      'tree',
      'leaves',
    );
  const pine = leaves('Hill');
  const heights = pine.filter((_, place) => place % 3 === 1);
  const top = Math.max(...heights);
  const widthAt = (from: number, to: number) => {
    const xs = pine.filter(
      (_, place) => place % 3 === 0 && (pine[place + 1] ?? 0) >= from && (pine[place + 1] ?? 0) <= to,
    );
    return Math.max(...xs) - Math.min(...xs);
  };
  expect(widthAt(top - 0.3, top)).toBeLessThan(widthAt(0.5, 1.2));
  // Nine fronds of two triangles, seen from both sides, on each of three palms.
  expect(leaves('Rain')).toHaveLength(3 * 9 * 4 * 9);
});
