import { describe, expect, test } from 'vitest';
import { levelOf } from '#domain/house/geometry/solid/levels.ts';
import type { Rect } from '#domain/house/model/rect.ts';
import { blockOf } from '../testing/blocks.ts';
import { overlap, plansOfEveryLand, planWith } from '../testing/plans.ts';
import { furnitureOn } from './furnish.ts';
import { furniture } from './furniture.ts';

const holds = (room: Rect, a: Rect) =>
  a.x >= room.x - 0.001 &&
  a.y >= room.y - 0.001 &&
  a.x + a.width <= room.x + room.width + 0.001 &&
  a.y + a.depth <= room.y + room.depth + 0.001;

describe('Furniture', () => {
  test('hides no window: what is higher than a sill stands beside it', () =>
    plansOfEveryLand((plan) => {
      const blocks = furniture(plan).map(blockOf);
      for (const wall of plan.walls)
        for (const { kind, at, width, sill } of wall.openings) {
          if (kind !== 'window') continue;
          const light =
            wall.along === 'x'
              ? { x: at - width / 2, y: wall.line - 0.3, width, depth: 0.6 }
              : { x: wall.line - 0.3, y: at - width / 2, width: 0.6, depth: width };
          for (const block of blocks)
            if (block.floor === wall.floor && overlap(block, light))
              expect(block.high - levelOf(plan, block.floor)).toBeLessThan(sill + 0.2);
        }
    }));

  test('stands inside one room, on its floor and below its ceiling', () =>
    plansOfEveryLand((plan) => {
      for (const block of furniture(plan).map(blockOf)) {
        const rooms = plan.rooms.filter(({ floor, inside }) => floor === block.floor && holds(inside, block));
        expect(rooms).toHaveLength(1);
        const level = levelOf(plan, block.floor);
        expect(block.low).toBeGreaterThanOrEqual(level);
        expect(block.high).toBeLessThan(level + plan.storeyHeight - plan.slab);
      }
    }));

  test('leaves every doorway free, half a metre on both sides', () =>
    plansOfEveryLand((plan) => {
      const blocks = furniture(plan).map(blockOf);
      for (const wall of plan.walls)
        for (const { kind, at, width } of wall.openings) {
          if (kind === 'window') continue;
          const way =
            wall.along === 'x'
              ? { x: at - width / 2, y: wall.line - 0.5, width, depth: 1 }
              : { x: wall.line - 0.5, y: at - width / 2, width: 1, depth: width };
          // Across a thick wall the way reaches into both of its rooms and no third one.
          for (const block of blocks)
            if (block.floor === wall.floor && overlap(block, way)) {
              const room = plan.rooms.find(
                ({ floor, inside }) => floor === block.floor && holds(inside, block),
              );
              expect(wall.rooms).not.toContain(room?.id);
            }
        }
    }));

  test('is a bed in each bedroom of the usual house and a counter in its kitchen', () => {
    const plan = planWith();
    const blocks = furniture(plan).map(blockOf);
    const inRoom = (inside: Rect, floor: number) =>
      blocks.filter((block) => block.floor === floor && holds(inside, block)).length;
    for (const { kind, floor, inside } of plan.rooms) {
      if (kind === 'bedroom') expect(inRoom(inside, floor)).toBeGreaterThanOrEqual(6);
      if (kind === 'kitchen') expect(inRoom(inside, floor)).toBeGreaterThanOrEqual(3);
      if (kind === 'passage' || kind === 'stair' || kind === 'porch') expect(inRoom(inside, floor)).toBe(0);
    }
  });

  test('is a bed with a wardrobe, a bath with basin and shower, and a counter with a fridge where there is room for them', () => {
    const all = { bedroom: 0, toilet: 0, kitchen: 0 };
    const whole = { bedroom: 0, toilet: 0, kitchen: 0 };
    const wanted = {
      bedroom: ['bed', 'wardrobe'],
      toilet: ['wc', 'basin', 'shower'],
      kitchen: ['counter', 'fridge'],
    } as const;
    plansOfEveryLand((plan) => {
      if (plan.scheme === 'crowded') return;
      for (let floor = 0; floor < plan.floors; floor++) {
        const placed = furnitureOn(plan, floor);
        for (const room of plan.rooms.filter((one) => one.floor === floor)) {
          if (room.kind !== 'bedroom' && room.kind !== 'toilet' && room.kind !== 'kitchen') continue;
          const names: string[] = placed.flatMap((one) => (one.room.id === room.id ? one.piece.name : []));
          all[room.kind] += 1;
          if (wanted[room.kind].every((name) => names.includes(name))) whole[room.kind] += 1;
          if (room.kind === 'kitchen') expect(names).toContain('counter');
        }
      }
    });
    expect(whole.bedroom / all.bedroom).toBeGreaterThan(0.9);
    expect(whole.toilet / all.toilet).toBeGreaterThan(0.8);
    expect(whole.kitchen / all.kitchen).toBeGreaterThan(0.8);
  });
});
