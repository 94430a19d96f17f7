import { describe, expect, test } from 'vitest';
import { doorways, furnitureOn } from '../furniture/furnish.ts';
import { defaultAnswers } from '../model/answers.ts';
import { overlap, planOf, within } from '../testing/plans.ts';
import { feetAndInches, level } from './chain.ts';
import { coverOf, type Mark } from './marks.ts';
import { inside, onPaper, papers } from './paper.ts';
import { scheduleOf } from './schedule.ts';
import { sectionDrawing } from './section.ts';
import { headroomOf } from './section-stair.ts';
import { type SheetWords, sheetsOf, siteArea } from './sheets.ts';
import { wishes } from './wishes-in-test.ts';

const words: SheetWords = {
  room: (kind) => kind,
  car: 'Parking',
  pooja: 'Pooja',
  house: 'House',
  road: 'Road',
  sunkSlab: 'sunk slab',
  risers: (count) => `Up, ${count} risers`,
  section: {
    ground: 'ground',
    plinth: 'plinth',
    floor: (floor) => `floor ${floor}`,
    roof: 'roof',
    eaves: 'eaves',
    parapet: 'parapet',
    ridge: 'ridge',
    stairHead: 'stair head',
    headroom: (height) => `Headroom ${height}`,
    stairFigures: (risers, riser, tread) => `${risers} risers of ${riser}, treads of ${tread}`,
  },
};
const texts = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.mark === 'text' ? [mark] : []));
const plans = wishes.map(planOf);
const floorsOf = (count: number) => Array.from({ length: count }, (_, floor) => floor);

describe('Lengths', () => {
  test.each([
    [3.048, `10'-0"`],
    [1.2, `3'-11"`],
    [0.3, `1'-0"`],
    [3.6565, `12'-0"`],
  ])('of %s m are %s', (metres, text) => expect(feetAndInches(metres)).toBe(text));
  test.each([
    [0, '±0.00'],
    [0.45, '+0.45'],
    [-0.5, '−0.50'],
  ])('as a level: %s is %s', (height, text) => expect(level(height)).toBe(text));
});

describe('The schedule of openings', () => {
  test('counts every opening once, and the main door is D1', () => {
    for (const { walls } of plans) {
      const { types, numberOf } = scheduleOf(walls);
      const openings = walls.flatMap((wall) => wall.openings);
      expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(openings.length);
      expect(new Set(types.map(({ number }) => number)).size).toBe(types.length);
      const main = openings.find(({ kind }) => kind === 'entrance');
      expect(main && numberOf(main)).toBe('D1');
    }
  });
});

describe('Furniture', () => {
  test('stands in its room, in no doorway and in no other piece', () => {
    for (const plan of plans)
      for (const floor of floorsOf(plan.floors)) {
        const placed = furnitureOn(plan, floor);
        for (const [index, { rect, room, piece }] of placed.entries()) {
          expect([piece.name, within(rect, room.inside)]).toEqual([piece.name, true]);
          for (const other of placed.slice(index + 1)) expect(overlap(rect, other.rect)).toBe(false);
          const ways = plan.walls
            .filter(({ rooms }) => rooms.includes(room.id))
            .flatMap((wall) => doorways(plan, wall));
          for (const way of ways)
            expect(
              Math.min(way.x + way.width, rect.x + rect.width) - Math.max(way.x, rect.x) > 0.02 &&
                Math.min(way.y + way.depth, rect.y + rect.depth) - Math.max(way.y, rect.y) > 0.02,
            ).toBe(false);
        }
      }
  });

  test.each([
    ['toilet', 'wc'],
    ['kitchen', 'counter'],
    ['kitchen-dining', 'counter'],
    ['bedroom', 'bed'],
  ])('gives each %s its %s', (kind, name) => {
    const without = plans.flatMap((plan, at) =>
      floorsOf(plan.floors).flatMap((floor) => {
        const placed = furnitureOn(plan, floor);
        return plan.rooms
          .filter((room) => room.kind === kind && room.floor === floor)
          .filter(({ id }) => !placed.some(({ room, piece }) => room.id === id && piece.name === name))
          .map(({ inside: { width, depth } }) => `${at}/${floor} ${width.toFixed(2)} × ${depth.toFixed(2)}`);
      }),
    );
    expect(without).toEqual([]);
  });

  test('holds a place to pray where Vastu is wished', () => {
    const of = (vastu?: 'Yes') =>
      furnitureOn(planOf({ ...defaultAnswers, road: 'E', ...(vastu && { vastu }) }), 0).filter(
        ({ piece }) => piece.name === 'pooja',
      ).length;
    expect([of(), of('Yes')]).toEqual([0, 1]);
  });
});

describe('The section', () => {
  test('names the ground, the plinth, every floor and the roof at their levels, no text over another', () => {
    for (const plan of plans) {
      const written = texts(sectionDrawing(plan, { size: 0.2, words: words.section }).marks);
      for (const floor of floorsOf(plan.floors))
        expect(written.some(({ text }) => text.includes(`floor ${floor}`))).toBe(true);
      expect(written.some(({ text }) => text === `${level(0)} ground`)).toBe(true);
      for (const [index, one] of written.entries())
        for (const other of written.slice(index + 1))
          expect([one.text, other.text, overlap(coverOf(one), coverOf(other))]).toEqual([
            one.text,
            other.text,
            false,
          ]);
    }
  });

  test('shows at least 2.1 m over the treads of every stair', () => {
    for (const plan of plans.filter(({ stairs }) => stairs))
      expect(headroomOf(plan)).toBeGreaterThanOrEqual(2.1);
  });
});

describe('A set of sheets', () => {
  test.each(['a4', 'a3'] as const)('on %s holds each drawing at the whole scale that it says', (paper) => {
    for (const plan of plans) {
      const sheets = sheetsOf(plan, paper, words);
      expect(sheets.map(({ shows }) => shows.kind)).toEqual([
        'site',
        ...floorsOf(plan.floors).map(() => 'floor'),
        'section',
      ]);
      for (const { page, scale, drawing, shows, schedule } of sheets) {
        const area = shows.kind === 'site' ? siteArea(page, schedule.length) : inside(page);
        expect(onPaper(drawing.extent.width, scale)).toBeLessThanOrEqual(area.width);
        expect(onPaper(drawing.extent.depth, scale)).toBeLessThanOrEqual(area.height);
        expect([page.width, page.height].toSorted((a, b) => a - b)).toEqual([
          papers[paper].short,
          papers[paper].long,
        ]);
      }
      const floors = sheets.filter(({ shows }) => shows.kind === 'floor');
      expect(new Set(floors.map(({ scale }) => scale)).size).toBe(1);
    }
  });
});
