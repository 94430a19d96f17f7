import { describe, expect, test } from 'vitest';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { makeScene } from '../make-scene.ts';

const facade = (prompt: string) => readPrompt(prompt).facade.toSorted();

describe('The front of a house', () => {
  test.each([
    ['modern house with louvres', 'louvres'],
    ['house with horizontal bands', 'bands'],
    ['white house with glass railings', 'glass'],
    ['two floor house, stone cladding', 'cladding'],
    ['house with a jali wall', 'jali'],
  ] as const)('has what the words say: %s', (prompt, part) => {
    expect(facade(prompt)).toContain(part);
  });

  test('differs from house to house where the words say nothing of it', () => {
    const streets = [
      'Indore',
      'Surat',
      'Nagpur',
      'Kochi',
      'Patna',
      'Ranchi',
      'Salem',
      'Guntur',
      'Kota',
      'Ajmer',
    ];
    const fronts = new Set(streets.map((street) => facade(`house in ${street}`).join()));
    expect(fronts.size).toBeGreaterThan(3);
  });

  test('is the same for the same words, from another side and at another hour', () => {
    expect(facade('pink house, from the corner, night')).toEqual(facade('pink house'));
  });

  test('has cladding of what is said, and other walls of their own', () => {
    const { wall, cladding } = readPrompt('yellow house with stone cladding');
    expect([wall.kind, cladding]).toEqual(['plaster', 'rubble']);
    expect(readPrompt('stone house').wall.kind).toBe('rubble');
  });

  test('stands in the picture: each part adds to it', () => {
    const parsed = { ...readPrompt('blue house with two floors'), facade: [] };
    const bare = makeScene(parsed, 1.5).mesh.surfaceOf.length;
    for (const part of ['bands', 'jali', 'louvres', 'cladding'] as const)
      expect(makeScene({ ...parsed, facade: [part] }, 1.5).mesh.surfaceOf.length).toBeGreaterThan(bare);
  });
});

test('A house is seen by who stands at its road, at an eye’s height', () => {
  for (const prompt of ['blue house', 'Kerala house', 'three storey house in the city'])
    expect(makeScene(readPrompt(prompt), 1.5).camera.at.y).toBe(1.6);
});
