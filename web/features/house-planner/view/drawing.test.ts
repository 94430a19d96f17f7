import { describe, expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import { type Answers, areaTypes, defaultAnswers } from '#domain/house/model/answers.ts';
import { makePlan } from '#domain/house/plan/plan.ts';
import { facesOf } from '../drawing/faces.ts';
import { outlined } from '../drawing/outside/outlines.ts';
import { paintOrder } from '../drawing/outside/strokes.ts';
import { dot } from '../drawing/vectors.ts';
import { walked, walkStart } from './scene/walk.ts';

function planOf(changes: Partial<Answers> = {}) {
  const made = makePlan({ ...defaultAnswers, ...changes });
  if (!made.ok) throw new Error(made.problem);
  return made.plan;
}
const wall = (...positions: number[][]) => [
  { part: 'wall', floor: 0, material: 'outer-paint', positions: positions.flat() } as const,
];

test('two triangles that make a rectangle are one face', () =>
  expect(
    facesOf([{ ...wall()[0], positions: box({ x: 0, y: 0, width: 1, depth: 1 }, 0, 1) }] as never),
  ).toHaveLength(6));

test('boxes side by side have no line and no face between them', () => {
  const one = box({ x: 0, y: 0, width: 1, depth: 1 }, 0, 1);
  const other = box({ x: 1, y: 0, width: 2, depth: 1 }, 0, 1);
  const { faces, outlines } = outlined(facesOf(wall(one, other) as never));
  expect(faces).toHaveLength(10);
  const atSeam = outlines.filter(
    ({ from, to }) => Math.abs(from[0] - 1) < 0.01 && Math.abs(to[0] - 1) < 0.01,
  );
  expect(atSeam).toEqual([]);
});

test('what stands before covers what stands behind', () => {
  const near = box({ x: 0, y: 0, width: 1, depth: 0.2 }, 0, 1);
  const far = box({ x: 0, y: 2, width: 1, depth: 0.2 }, 0, 1);
  const order = paintOrder(facesOf(wall(near, far) as never), [0, 0.3, 1]).filter(({ inward }) => !inward);
  const fronts = order.filter(({ face }) => face.normal[2] > 0.9).map(({ face }) => Math.round(face.offset));
  expect(fronts).toEqual([-2, 0]);
});

describe('For houses of every kind', () => {
  const kinds = areaTypes.flatMap((areaType) =>
    ['40x60', '20x50', '60x40', '5000 sqm'].map((landSize) => ({ areaType, landSize })),
  );
  test.each(kinds)('a drawing has only what looks at one: %o', (answers) => {
    const eye = [0.5, 0.6, 0.7] as const;
    const order = paintOrder(facesOf(geometryOf(planOf(answers))), [...eye]);
    expect(order.length).toBeGreaterThan(100);
    expect(order.every(({ face }) => dot(face.normal, [...eye]) > 0)).toBe(true);
    expect(order.every(({ points }) => points.flat().every(Number.isFinite))).toBe(true);
  });

  test.each(kinds)('who walks through it meets walls and stays inside: %o', (answers) => {
    const plan = planOf(answers);
    for (let floor = 0; floor < plan.floors; floor++) {
      let here = walkStart(plan, floor);
      for (let step = 0; step < 400; step++) {
        here = walked(plan, here, { forward: 0.35, turn: Math.sin(step * 1.7) * 0.8 });
        const { house } = plan;
        expect(here.x).toBeGreaterThan(house.x);
        expect(here.x).toBeLessThan(house.x + house.width);
        expect(here.y).toBeGreaterThan(house.y);
        expect(here.y).toBeLessThan(house.y + house.depth);
      }
    }
  });
});

test('a wall is not walked through, a doorway is', () => {
  const plan = planOf();
  const door = plan.walls
    .filter(({ floor, along, kind }) => floor === 0 && along === 'x' && kind === 'inner')
    .flatMap((one) => one.openings.map((opening) => ({ wall: one, opening })))
    .find(({ opening }) => opening.kind === 'door');
  if (!door) throw new Error('the usual house has an inner door');
  const { wall: inner, opening } = door;
  const through = (x: number) => {
    let here = { floor: 0, x, y: inner.line - 0.6, heading: 0 };
    for (let step = 0; step < 6; step++) here = walked(plan, here, { forward: 0.2, turn: 0 });
    return here.y > inner.line;
  };
  expect(through(opening.at)).toBe(true);
  const beside =
    opening.at + opening.width / 2 + 0.15 < inner.to ? opening.at + opening.width / 2 + 0.15 : inner.from;
  expect(through(beside)).toBe(false);
});
