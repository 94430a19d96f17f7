import { describe, expect, test } from 'vitest';
import { areaOf } from '../../house/model/rect.ts';
import { everyPlan, planWith } from '../../house/testing/plans.ts';
import { shippedRates, valuesOf } from '../rates.ts';
import { takeOffByFloor } from './by-floor.ts';
import { columnsByFloor } from './frame.ts';
import { parapetBricks, type TakeOff, takeOffOf } from './take-off.ts';
import { wallMeasures } from './wall-measures.ts';

const values = valuesOf(shippedRates);
const pieces = ['doors', 'toilets', 'kitchens', 'wetRooms', 'points'] as const;

describe('What the floors of a house take', () => {
  test('is together what the house takes, of every measure, and nothing is below nothing', () =>
    everyPlan((plan) => {
      const floors = takeOffByFloor(plan, values);
      expect(floors.length).toBe(plan.floors);
      for (const [name, whole] of Object.entries(takeOffOf(plan, values))) {
        const parts = floors.map((floor) => floor[name as keyof TakeOff]);
        const sum = parts.reduce((one, other) => one + other, 0);
        expect([name, Math.abs(sum - whole) <= 1e-9 * Math.max(1, whole)]).toEqual([name, true]);
        expect([name, Math.min(...parts) >= 0]).toEqual([name, true]);
      }
    }));

  test('is whole doors, baths, kitchens and points', () =>
    everyPlan((plan) => {
      for (const floor of takeOffByFloor(plan, values))
        for (const name of pieces) expect([name, Number.isInteger(floor[name])]).toEqual([name, true]);
    }));

  const [ground, upper] = takeOffByFloor(planWith({ floors: 2 }), values);
  const plan = planWith({ floors: 2 });

  test('follows its own rooms and walls', () => {
    for (const [floor, taken] of [ground, upper].entries()) {
      const rooms = plan.rooms.filter((room) => room.floor === floor);
      const openings = plan.walls.filter((wall) => wall.floor === floor).flatMap((wall) => wall.openings);
      const doors = openings.filter(({ kind }) => kind === 'door' || kind === 'entrance');
      expect(taken?.doors).toBe(doors.length);
      expect(taken?.toilets).toBe(rooms.filter(({ kind }) => kind === 'toilet').length);
      const wet = rooms.filter(({ kind }) => kind === 'toilet' || kind === 'wash');
      const floorOf = (of: typeof rooms) => of.reduce((sum, { inside }) => sum + areaOf(inside), 0);
      expect(taken?.floorTiles).toBeCloseTo(floorOf(rooms) - floorOf(wet), 6);
    }
  });

  test('has what is below and round the house on the ground floor, and the roof on the top one', () => {
    const whole = takeOffOf(plan, values);
    for (const name of ['excavation', 'footings', 'leanFloors', 'filling', 'clearing', 'boundary'] as const)
      expect([ground?.[name], upper?.[name]]).toEqual([whole[name], 0]);
    expect([ground?.roofFinish, upper?.roofFinish]).toEqual([0, whole.roofFinish]);
  });

  test('has the bricks of its own walls between its columns, and of the parapet on top', () => {
    const columns = columnsByFloor(plan, values);
    for (const [floor, taken] of [ground, upper].entries()) {
      const walls = plan.walls.filter((wall) => wall.floor === floor);
      const { volume } = wallMeasures({ ...plan, walls }, values);
      const parapet = floor === 1 ? parapetBricks(plan) : 0;
      expect(taken?.brickwork).toBeCloseTo(volume - (columns[floor]?.inOuterWalls ?? 0) + parapet, 6);
    }
  });

  test('has thicker columns below, with what is buried of them', () =>
    expect(ground?.columns).toBeGreaterThan(upper?.columns ?? 0));

  test('has no stairs on a floor where no flight begins', () => {
    const sloped = planWith({ floors: 2, areaType: 'Hill' });
    expect(sloped.stairs?.flights).toBe(1);
    const [below, above] = takeOffByFloor(sloped, values);
    expect(below?.stairs).toBe(takeOffOf(sloped, values).stairs);
    expect(above?.stairs).toBe(0);
  });
});
