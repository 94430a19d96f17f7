import { describe, expect, test } from 'vitest';
import { geometryOf } from '#domain/house/geometry/geometry.ts';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Part } from '#domain/house/geometry/solid/parts.ts';
import { box } from '#domain/house/geometry/solid/solids.ts';
import { areaTypes, defaultAnswers, finishes } from '#domain/house/model/answers.ts';
import { blockOf } from '#domain/house/testing/blocks.ts';
import { overlap, plansOfEveryLand, planWith } from '#domain/house/testing/plans.ts';
import { facesOf } from './faces.ts';
import { colourOf, hexOf, shaded, sunFrom } from './look.ts';
import { dressed } from './outside/dress.ts';
import { drawOutside } from './outside/strokes.ts';
import { dot } from './vectors.ts';

describe('A house as it is drawn for people', () => {
  test('has round trees in place of blocks of leaves, about as large', () => {
    const plan = planWith({ landSize: '99x159', floors: 1 });
    const leaves = (parts: readonly Part[]) => parts.filter(({ material }) => material === 'leaves');
    const [plain, round] = [leaves(geometryOf(plan)), leaves(dressed(plan))];
    expect(round).toHaveLength(plain.length);
    const [before, after] = [plain, round].map((parts) => blockOf(parts[0] as Part));
    expect(after?.x).toBeCloseTo(before?.x ?? 0, 0);
    expect((after?.high ?? 0) - (before?.high ?? 0)).toBeLessThan(0.3);
    expect(facesOf(round).some(({ normal }) => normal.every((value) => Math.abs(value) < 0.95))).toBe(true);
  });

  test('has tiles only where rain falls on the roof; gables and the underside are plastered', () => {
    const roof = dressed(planWith({ areaType: 'Hill' })).filter(({ part }) => part === 'roof');
    const tiles = facesOf(roof.filter(({ material }) => material === 'roof-tiles'));
    const plaster = facesOf(roof.filter(({ material }) => material === 'outer-paint'));
    expect(tiles.length).toBeGreaterThan(1);
    for (const { normal } of tiles) expect(normal[1]).toBeGreaterThan(0.5);
    expect(plaster.length).toBeGreaterThan(1);
    for (const { normal } of plaster) expect(normal[1]).toBeLessThan(0.01);
  });

  test('shades its windows on its own land only, over the window', () =>
    plansOfEveryLand((plan) => {
      const shades = dressed(plan).filter(({ part, material }) => part === 'wall' && material === 'concrete');
      for (const shade of shades.map(blockOf)) {
        expect(shade.y).toBeGreaterThanOrEqual(-0.001);
        expect(shade.y + shade.depth).toBeLessThanOrEqual(plan.plot.depth + 0.001);
        expect(shade.x + shade.width).toBeLessThanOrEqual(plan.plot.width + 0.001);
        expect(overlap(shade, plan.house)).toBe(false);
        expect(shade.low - levelOf(plan, shade.floor)).toBeCloseTo(2.15, 6);
      }
    }));

  test('has a bar in every wide window', () => {
    const plan = planWith();
    const bars = dressed(plan).filter(({ part, material }) => part === 'window' && material === 'white-roof');
    const wide = plan.walls.flatMap(({ openings }) =>
      openings.filter(({ kind, width }) => kind === 'window' && width > 0.8),
    );
    expect(bars).toHaveLength(wide.length);
    expect(wide.length).toBeGreaterThan(3);
  });
});

describe('Colours', () => {
  const answers = defaultAnswers;
  const day = { light: 'day', paint: 'cream', answers } as const;
  const brightness = (hex: string) =>
    Number.parseInt(hex.slice(1, 3), 16) +
    Number.parseInt(hex.slice(3, 5), 16) +
    Number.parseInt(hex.slice(5, 7), 16);

  test('are their own in the sun, and darker in the shade', () => {
    expect(shaded('brick', sunFrom, day)).toBe(colourOf('brick', answers));
    const away = sunFrom.map((value) => -value) as [number, number, number];
    expect(brightness(shaded('outer-paint', away, day))).toBeLessThan(
      brightness(colourOf('outer-paint', answers)),
    );
  });

  test('darken from day to evening to night, but lit windows shine', () => {
    const at = (light: 'day' | 'evening' | 'night') =>
      brightness(shaded('outer-paint', sunFrom, { ...day, light }));
    expect(at('day')).toBeGreaterThan(at('evening'));
    expect(at('evening')).toBeGreaterThan(at('night'));
    const glass = (light: 'day' | 'evening' | 'night') => shaded('glass', sunFrom, { ...day, light });
    expect([glass('evening'), glass('night')]).toEqual(['#ffd45e', '#ffd45e']);
    expect(glass('day')).toBe(colourOf('glass', answers));
  });

  test('of the second paint are other walls and the same garden', () => {
    expect(colourOf('outer-paint', answers, 'neel')).not.toBe(colourOf('outer-paint', answers));
    expect(colourOf('grass', answers, 'neel')).toBe(colourOf('grass', answers));
  });

  test('tell the region and the finish: walls and roofs of the place, floors and doors of the price', () => {
    const walls = areaTypes.map((areaType) =>
      (['outer-paint', 'stone', 'brick', 'roof-tiles'] as const).map((material) =>
        colourOf(material, { ...answers, areaType }),
      ),
    );
    expect(new Set(walls.map(String)).size).toBe(areaTypes.length);
    for (const material of ['tiles', 'wood'] as const)
      expect(new Set(finishes.map((finish) => colourOf(material, { ...answers, finish }))).size).toBe(3);
  });

  test('are six digits whatever comes of the light', () =>
    expect([hexOf([-5, 300, 7.4]), hexOf([0, 16, 255])]).toEqual(['#00ff07', '#0010ff']));
});

describe('The picture from outside', () => {
  const look = { view: 'right', light: 'day', paint: 'cream' } as const;
  const plan = planWith();

  test('is drawn once for one plan and look', () => {
    expect(drawOutside(plan, { ...look })).toBe(drawOutside(plan, look));
    expect(drawOutside(plan, { ...look, view: 'left' })).not.toBe(drawOutside(plan, look));
    expect(drawOutside(plan, { ...look, light: 'night' })).not.toBe(drawOutside(plan, look));
  });

  test('shows no room from inside', () => {
    const { strokes } = drawOutside(plan, look);
    const inner = shaded('wet-tiles', [0, 1, 0], { ...look, answers: plan.answers });
    expect(strokes.map(({ fill }) => fill)).not.toContain(inner);
    expect(strokes.map(({ fill }) => fill)).toContain(
      shaded('grass', [0, 1, 0], { ...look, answers: plan.answers }),
    );
  });

  test('stays within the frame that it names', () => {
    const { strokes, box: frame } = drawOutside(plan, look);
    const [left = 0, top = 0, right = 0, bottom = 0] = frame;
    for (const { d } of strokes)
      for (const pair of d.split(/[MLZ]/).filter(Boolean)) {
        const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
        expect(x >= left - 0.01 && x <= right + 0.01 && y >= top - 0.01 && y <= bottom + 0.01).toBe(true);
      }
  });
});

test('The sides of a box look away from it, each in its own plane', () => {
  const part = {
    part: 'wall',
    floor: 0,
    material: 'brick',
    positions: box({ x: 1, y: 2, width: 3, depth: 4 }, 0, 5),
  } as const;
  const faces = facesOf([part]);
  const middle = [2.5, 2.5, -4] as [number, number, number];
  expect(faces).toHaveLength(6);
  for (const { normal, offset, points } of faces) {
    expect(points).toHaveLength(4);
    expect(dot(normal, middle)).toBeLessThan(offset);
    for (const point of points) expect(dot(normal, point)).toBeCloseTo(offset, 9);
  }
});
