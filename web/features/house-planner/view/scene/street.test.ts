// @vitest-environment happy-dom
import { CanvasTexture, Group, Mesh, type MeshLambertMaterial } from 'three';
import { expect, test, vi } from 'vitest';
import { waysIn } from '#domain/house/geometry/site/ways-in.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { meet } from '#domain/house/model/rect.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { metresOn } from './house-meshes.ts';
import { lampsOf } from './lamps.ts';
import { addStreet, neighbours, surroundings } from './street.ts';

const plan = planOf(defaultAnswers);

test('neighbours stand on both sides and behind, none on the plot or on the road', () => {
  const houses = neighbours(plan).map(({ rect }) => rect);
  for (const house of houses) {
    expect(meet(house, plan.plot)).toBe(false);
    expect(house.y).toBeGreaterThan(0);
  }
  expect(houses.some(({ x }) => x > plan.plot.width)).toBe(true);
  expect(houses.some(({ x, width }) => x + width < 0)).toBe(true);
  expect(houses.some(({ y }) => y > plan.plot.depth)).toBe(true);
});

test('the kerb runs along the road and is let down before the gate', () => {
  const group = new Group();
  addStreet(plan, group);
  const [from, to] = waysIn(plan).gate;
  const tops = (group.children.slice(0, 2) as Mesh[]).flatMap(({ geometry }) => {
    const { array } = geometry.attributes.position as { array: ArrayLike<number> };
    return Array.from({ length: array.length / 3 }, (_, at) => ({
      x: array[at * 3] ?? 0,
      y: array[at * 3 + 1] ?? 0,
      z: array[at * 3 + 2] ?? 0,
    }));
  });
  const near = tops.filter(({ z }) => z < 3);
  expect(Math.max(...near.filter(({ x }) => x > from && x < to).map(({ y }) => y))).toBeLessThan(0);
  expect(Math.max(...near.map(({ y }) => y))).toBeGreaterThan(0);
});

test('each room has one lamp, in its middle', () => {
  const rooms = plan.rooms.filter(({ kind }) => kind !== 'porch' && kind !== 'balcony');
  expect(lampsOf(plan)).toHaveLength(rooms.length);
});

test('a texture has the same size on floors and walls, whichever way they look', () => {
  const up = [0, 1, 0];
  const aside = [1, 0, 0];
  expect(metresOn([2, 9, 5], up)).toEqual([2, 5]);
  expect(metresOn([2, 9, 5], aside)).toEqual([5, 9]);
  expect(metresOn([2, 9, 5], [0, 0, 1])).toEqual([2, 9]);
});

const painted = (words: string) => {
  const { group, letters } = surroundings(planOf(defaultAnswers), words);
  const meshes = group.children.filter((one) => one instanceof Mesh) as Mesh<never, MeshLambertMaterial>[];
  return { letters, meshes, words: meshes.find(({ material }) => material.map) };
};

test('the road before the plot bears the name of its side, flat on it', () => {
  const written: string[] = [];
  const pen = { fillText: (text: string) => written.push(text) };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(pen as never);
  const { words, letters } = painted('Road (south)');
  expect(written).toEqual(['Road (south)']);
  expect(letters).toBeInstanceOf(CanvasTexture);
  expect(words?.rotation.x).toBeCloseTo(-Math.PI / 2, 9);
  expect(words?.position.z).toBeGreaterThan(1.6);
  expect(words?.position.z).toBeLessThan(7.6);
});

test('where nothing can write, road and ground are there without it', () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  const { meshes, letters } = painted('Road');
  expect(letters).toBeNull();
  expect(
    meshes.filter(({ geometry }) => (geometry as { type: string }).type === 'PlaneGeometry'),
  ).toHaveLength(3);
});
