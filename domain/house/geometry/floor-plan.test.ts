import { describe, expect, test } from 'vitest';
import { defaultAnswers } from '#domain/house/model/answers.ts';
import { holds } from '#domain/house/model/rect.ts';
import { flightsOf } from '#domain/house/model/stairs.ts';
import { everyPlan, planOf } from '#domain/house/testing/plans.ts';
import { floorPlanOf } from './floor-plan.ts';
import { columnsOf } from './house/columns.ts';
import type { Shape } from './shapes.ts';

const house = planOf(defaultAnswers);
type Drawn = Extract<Shape, { shape: 'rect' }>;
const rects = (shapes: readonly Shape[], role: Drawn['role']) =>
  shapes.filter((shape): shape is Drawn => shape.shape === 'rect' && shape.role === role);

describe('The drawing of a floor', () => {
  test('has the road below: what lies nearer to it is drawn lower', () => {
    const { shapes } = floorPlanOf(house, 0);
    const names = shapes.filter((shape) => shape.shape === 'room');
    const y = (kind: string) => names.find((shape) => shape.kind === kind)?.y ?? Number.NaN;
    expect(y('porch')).toBeGreaterThan(y('kitchen'));
    const living = house.rooms.find(({ kind }) => kind === 'living')?.inside ?? house.house;
    expect(y('living')).toBeCloseTo(house.plot.depth - living.y - living.depth / 2, 9);
  });

  test('shows the plot, its set-backs and the car on the ground floor only', () => {
    const [ground, upper] = [floorPlanOf(house, 0), floorPlanOf(house, 1)];
    for (const role of ['plot', 'set-back', 'car'] as const) {
      expect(rects(ground.shapes, role)).toHaveLength(1);
      expect(rects(upper.shapes, role)).toHaveLength(0);
    }
    expect(ground.viewBox.width).toBeCloseTo(house.plot.width + 3.5, 9);
    expect(upper.viewBox.width).toBeCloseTo(house.house.width + 3.5, 9);
  });

  test('draws each wall with its windows and doors cut out of it, to the last centimetre', () =>
    everyPlan((plan) => {
      for (let floor = 0; floor < plan.floors; floor++) {
        const { shapes } = floorPlanOf(plan, floor);
        const walls = plan.walls.filter((wall) => wall.floor === floor);
        const drawn = [...rects(shapes, 'wall'), ...rects(shapes, 'inner-wall'), ...rects(shapes, 'railing')];
        const area = drawn.reduce((sum, { width, height }) => sum + width * height, 0);
        const expected = walls
          .filter(({ kind }) => kind !== 'open')
          .reduce((sum, { from, to, thickness, openings }) => {
            const cut = openings.reduce((length, { width }) => length + width, 0);
            return sum + (to - from - cut) * thickness;
          }, 0);
        expect(area).toBeCloseTo(expected, 5);
        const windows = walls.flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'window'));
        expect(rects(shapes, 'window')).toHaveLength(windows.length);
      }
    }, 40));

  test('draws one leaf and its swing for each door, none for a gap', () =>
    everyPlan((plan) => {
      for (let floor = 0; floor < plan.floors; floor++) {
        const { shapes } = floorPlanOf(plan, floor);
        const doors = plan.walls
          .filter((wall) => wall.floor === floor && wall.kind !== 'open')
          .flatMap(({ openings }) => openings.filter(({ kind }) => kind === 'door' || kind === 'entrance'));
        const leaves = shapes.flatMap((shape) => (shape.shape === 'line' ? [shape] : []));
        expect(leaves).toHaveLength(doors.length);
        const lengths = leaves.map(({ x1, x2, y1, y2 }) => Math.hypot(x2 - x1, y2 - y1));
        const widths = doors.map(({ width }) => width);
        for (const [index, length] of lengths.toSorted((a, b) => a - b).entries())
          expect(length).toBeCloseTo(widths.toSorted((a, b) => a - b)[index] ?? 0, 6);
        const swings = shapes.filter((one) => one.shape === 'path' && one.role === 'swing');
        expect(swings).toHaveLength(doors.length);
      }
    }, 40));

  test('opens the house’s doors inwards: no leaf stands in the street', () =>
    everyPlan((plan) => {
      const { x, y, width, depth } = plan.house;
      const top = plan.plot.depth - y - depth;
      for (const shape of floorPlanOf(plan, 0).shapes)
        if (shape.shape === 'line') {
          expect(Math.min(shape.x1, shape.x2)).toBeGreaterThanOrEqual(x);
          expect(Math.max(shape.x1, shape.x2)).toBeLessThanOrEqual(x + width);
          expect(Math.min(shape.y1, shape.y2)).toBeGreaterThanOrEqual(top);
          expect(Math.max(shape.y1, shape.y2)).toBeLessThanOrEqual(top + depth);
        }
    }, 40));

  test('opens the doors of baths and bedrooms into them, not into the passage before them', () => {
    const { shapes } = floorPlanOf(house, 1);
    const leaves = shapes.flatMap((shape) => (shape.shape === 'line' ? [shape] : []));
    const passages = house.rooms.filter(({ kind, floor }) => kind === 'passage' && floor === 1);
    expect(passages.length).toBeGreaterThan(0);
    for (const { inside } of passages)
      for (const { x1, x2, y1, y2 } of leaves) {
        const middle = { x: (x1 + x2) / 2, y: house.plot.depth - (y1 + y2) / 2 };
        expect(holds(inside, middle)).toBe(false);
      }
  });

  test('says how wide and how deep the house is', () => {
    const measures = floorPlanOf(house, 1).shapes.flatMap((shape) =>
      shape.shape === 'measure' ? [[shape.upright, shape.metres]] : [],
    );
    expect(measures).toEqual([
      [false, house.house.width],
      [true, house.house.depth],
    ]);
  });

  test('names the car’s place wherever it is, once', () => {
    for (const landSize of ['20x30', '25x50', '40x60']) {
      const plan = planOf({ ...defaultAnswers, landSize, rooms: '3BHK', floors: 2, shop: 'Yes' });
      const { car } = plan.parking ?? {};
      const places = floorPlanOf(plan, 0).shapes.filter(
        (shape) => shape.shape === 'room' && shape.kind === 'porch',
      );
      expect(places).toHaveLength(1);
      const inPorch = plan.parking?.kind === 'porch';
      if (!inPorch) expect(places).toMatchObject([{ width: car?.width, depth: car?.depth }]);
    }
  });

  test('gives the whole of the car’s place where half of it is before the house', () => {
    const plan = planOf({ ...defaultAnswers, landSize: '25x40', rooms: '2BHK', floors: 1 });
    const porch = plan.rooms.find(({ kind }) => kind === 'porch');
    expect(porch?.inside.depth).toBeLessThan(5);
    const places = floorPlanOf(plan, 0).shapes.filter(
      (shape) => shape.shape === 'room' && shape.kind === 'porch',
    );
    expect(places).toMatchObject([{ width: 2.5, depth: 5 }]);
  });

  test('names a porch without a car a veranda', () => {
    const plan = planOf({ ...defaultAnswers, landSize: '25x40', rooms: '2BHK', floors: 1, parking: 'No' });
    const kinds = floorPlanOf(plan, 0).shapes.flatMap((shape) =>
      shape.shape === 'room' ? [shape.kind] : [],
    );
    expect(kinds).toContain('veranda');
    expect(kinds).not.toContain('porch');
  });

  test('shows the columns that the rooms stand on', () => {
    const plan = planOf({ ...defaultAnswers, landSize: '20x30', rooms: '2BHK', floors: 2 });
    const columns = rects(floorPlanOf(plan, 0).shapes, 'column');
    for (const { x, y, width, depth } of columnsOf(plan))
      expect(columns).toContainEqual(
        expect.objectContaining({ x, y: plan.plot.depth - y - depth, width, height: depth }),
      );
    expect(columnsOf(plan).length).toBeGreaterThan(5);
  });

  test('names a room’s size without its walls', () => {
    const kitchen = house.rooms.find(({ kind }) => kind === 'kitchen');
    const named = floorPlanOf(house, 0).shapes.find(
      (shape) => shape.shape === 'room' && shape.kind === 'kitchen',
    );
    expect(named).toMatchObject({ width: kitchen?.inside.width, depth: kitchen?.inside.depth });
  });
});

test('Stairs are drawn tread by tread on every floor that they touch, under a sloped roof not above it', () => {
  const sloped = planOf({ ...defaultAnswers, areaType: 'Hill' });
  if (!sloped.stairs || !house.stairs) throw new Error('no stairs');
  const treads = flightsOf(sloped.stairs).flatMap((flight) => flight.treads);
  for (let floor = 0; floor < sloped.floors; floor++)
    expect(rects(floorPlanOf(sloped, floor).shapes, 'stair')).toHaveLength(treads.length);
  const single = planOf({ ...defaultAnswers, floors: 1, areaType: 'Hill' });
  expect(rects(floorPlanOf(single, 0).shapes, 'stair')).toEqual([]);
});
