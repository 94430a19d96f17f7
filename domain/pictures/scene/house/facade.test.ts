import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { facesOf, holeOf } from './facade.ts';
import { houseFootprint, roofLevel } from './kit.ts';

const plan = planOf(defaultAnswers);
const faces = facesOf(plan);
const { left, right, front, back } = houseFootprint(plan);

describe('A face', () => {
  test('points away from the house on each side', () => {
    const outer = { front: [2, front], rear: [2, back], left: [0, left], right: [0, right] } as const;
    for (const face of faces.filter(({ wall: { kind, side } }) => kind === 'outer' && side)) {
      const { wall, side } = face;
      const [axis, edge] = outer[side];
      const onFace = face.at(wall.from, 1, 0)[axis];
      const outside = face.at(wall.from, 1, 0.5)[axis];
      expect(Math.abs(onFace - edge), side).toBeLessThan(wall.thickness + 0.01);
      const sign = side === 'front' || side === 'right' ? 1 : -1;
      expect(outside - onFace, side).toBeCloseTo(sign * 0.5);
    }
  });

  test('stands on its own floor, and the roof lies above all of them', () => {
    for (const { wall, base } of faces)
      expect(base).toBeCloseTo(plan.plinth.height + wall.floor * plan.storeyHeight);
    expect(roofLevel(plan)).toBeCloseTo(plan.plinth.height + plan.floors * plan.storeyHeight);
  });
});

test('a hole has the size of its opening and lies within its wall', () => {
  const holes = faces.flatMap((face) => face.wall.openings.map((opening) => [face, opening] as const));
  expect(holes.length).toBeGreaterThan(5);
  for (const [face, opening] of holes) {
    const { left: from, right: to, low, high } = holeOf(face, opening);
    expect(to - from).toBeCloseTo(opening.width);
    expect(high - low).toBeCloseTo(opening.head - opening.sill);
    expect([from >= face.wall.from, to <= face.wall.to, low >= face.base]).toEqual([true, true, true]);
  }
});
