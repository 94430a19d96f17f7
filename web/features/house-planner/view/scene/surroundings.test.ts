// @vitest-environment happy-dom
import { CanvasTexture, Mesh, type MeshLambertMaterial } from 'three';
import { expect, test, vi } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { planOf } from '#domain/house/testing/plans.ts';
import { surroundings } from './surroundings.ts';

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
