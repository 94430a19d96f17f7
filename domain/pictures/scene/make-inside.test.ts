import { describe, expect, test } from 'vitest';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { readPrompt } from '#domain/pictures/prompt/read-prompt.ts';
import { eyeLevel } from '#domain/pictures/raytracer/model/scene.ts';
import { render } from '#domain/pictures/raytracer/render.ts';
import { roomOfPlan } from './inside/room-of-plan.ts';
import { makeScene } from './make-scene.ts';

const rooms = ['living room', 'kitchen', 'bedroom', 'dining room', 'bathroom', 'study room'];

describe('A room from within', () => {
  test.each(rooms)('is furnished, lit and seen by eyes: %s', (name) => {
    const parsed = readPrompt(`inside of a ${name}`);
    const { plan, room } = roomOfPlan(parsed, undefined);
    const { camera, lamps, mesh, falling } = makeScene(parsed, 1.5);
    expect(room.kind.startsWith(parsed.inside ?? '-')).toBe(true);
    expect(camera.at.y).toBeCloseTo(levelOf(plan, room.floor) + eyeLevel, 6);
    expect(lamps.length).toBeGreaterThan(0);
    expect(mesh.surfaces.length).toBeGreaterThan(8);
    expect(falling).toBeNull();
  });

  test('is of the house that the user saved', () => {
    const parsed = readPrompt('living room inside');
    const house = { ...defaultAnswers, landSize: '30x50', floors: 1 } as const;
    expect(roomOfPlan(parsed, house).plan.answers).toEqual(house);
    const changed = { ...house, changes: 'mirror' };
    expect(roomOfPlan(parsed, changed).plan.house).not.toEqual(roomOfPlan(parsed, house).plan.house);
    expect(roomOfPlan(parsed, changed).plan.answers).toEqual(changed);
    expect(makeScene(parsed, 1.5, house).camera.at).not.toEqual(makeScene(parsed, 1.5).camera.at);
  });

  test('is of a sample house where the saved one has no such room', () => {
    const small = { ...defaultAnswers, landSize: '3x3' };
    expect(roomOfPlan(readPrompt('a kitchen'), small).plan.answers.landSize).toBe(defaultAnswers.landSize);
  });

  test('is light by day and lit by its lamps at night', () => {
    const mean = (prompt: string) => {
      const pixels = render(makeScene(readPrompt(prompt), 1.5), { width: 60, height: 40 }, () => undefined);
      return pixels.reduce((sum, value) => sum + value, 0) / pixels.length;
    };
    expect(mean('living room inside')).toBeGreaterThan(90);
    expect(mean('living room inside at night')).toBeGreaterThan(50);
  });

  test('has the colour that is said of its sofa and its walls', () => {
    const { mesh } = makeScene(readPrompt('drawing room with green walls and a red sofa'), 1.5);
    const has = (hex: string) => {
      const part = (from: number) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255) ** 2.2;
      return mesh.surfaces.some(({ colour }) => colour.every((value, at) => value === part(1 + at * 2)));
    };
    expect([has('#7fa06b'), has('#b23b30')]).toEqual([true, true]);
  });
});
