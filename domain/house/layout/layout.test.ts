import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sharedEdge } from '../model/edges.ts';
import { overlap } from '../testing/plans.ts';
import type { Frame, Scheme } from './frame.ts';
import { frameOf, porchWidth } from './frame.ts';
import type { Layout } from './layout.ts';
import { layoutOf } from './layout.ts';

const plain: Scheme = { columns: 'double', turned: false, parking: 'none', snug: false };
const single: Scheme = { ...plain, columns: 'single' };
const space = (across: number, along: number, closed = false) => ({ across, along, closed });
const frame = (scheme: Scheme, at: ReturnType<typeof space>, floors = 2): Frame => {
  const made = frameOf(scheme, at, floors);
  if (!made) throw new Error('no frame');
  return made;
};
const layout = (of: Frame, wanted = 3): Layout => {
  const made = layoutOf(of, wanted);
  if (!made) throw new Error('no layout');
  return made;
};

const anyScheme: fc.Arbitrary<Scheme> = fc
  .record({
    columns: fc.constantFrom<Scheme['columns'][]>('double', 'single'),
    turned: fc.boolean(),
    parking: fc.constantFrom<Scheme['parking'][]>('front', 'porch', 'beside', 'under', 'none'),
    snug: fc.boolean(),
  })
  // As the schemes of the product are: a porch takes two columns, a car under the house one.
  .filter(
    ({ columns, turned, parking }) =>
      !(parking === 'porch' && (turned || columns === 'single')) &&
      !(parking === 'under' && (turned || columns === 'double')),
  );
const anyFrame = fc
  .record({
    scheme: anyScheme,
    across: fc.integer({ min: 300, max: 1400 }),
    along: fc.integer({ min: 400, max: 2500 }),
    closed: fc.boolean(),
    floors: fc.integer({ min: 1, max: 4 }),
  })
  .filter(({ scheme, floors }) => scheme.parking !== 'under' || floors > 1)
  .map(({ scheme, across, along, closed, floors }) =>
    frameOf(scheme, { across: across / 100, along: along / 100, closed }, floors),
  );

describe('A house’s frame', () => {
  test('takes 3.9 m for one column of rooms and 6.6 m for two', () => {
    expect(frameOf(single, space(3.89, 12), 1)).toBeNull();
    expect(frameOf(single, space(3.9, 12), 1)).not.toBeNull();
    expect(frameOf(plain, space(6.59, 12), 1)).toBeNull();
    expect(frameOf(plain, space(6.6, 12), 1)).not.toBeNull();
  });

  test('has no second column between two houses: its rooms would be dark', () => {
    expect(frameOf(plain, space(9, 12, true), 1)).toBeNull();
    expect(frameOf(single, space(6, 12, true), 1)).not.toBeNull();
  });

  test('does not grow with the plot without end', () => {
    expect(frame(single, space(30, 12)).across).toBe(6.4);
    expect(frame(plain, space(30, 12)).across).toBe(12.2);
    expect(frame({ ...plain, parking: 'porch' }, space(30, 12)).across).toBe(10.2);
  });

  test('is its columns and its passage, and nothing between them', () =>
    fc.assert(
      fc.property(anyFrame, (of) => {
        if (!of) return;
        const columns = of.columns === 'double' ? 2 : 1;
        expect(of.column * columns + of.passage).toBeCloseTo(of.across, 1);
        expect(of.passage).toBeGreaterThan(1.15);
        expect(of.column).toBeGreaterThan(2.5);
      }),
      { numRuns: 300 },
    ));

  test('has a front deep enough for a car where one stands in it, else a shallow one when snug', () => {
    expect(frame({ ...plain, parking: 'porch', snug: true }, space(9, 15)).front).toBe(5.2);
    expect(frame({ ...single, parking: 'under' }, space(5, 15)).front).toBe(5.2);
    expect(frame({ ...plain, snug: true }, space(9, 15)).front).toBe(2.9);
    expect(frame(plain, space(9, 15)).front).toBeGreaterThan(3.3);
  });

  test('has its living room above the car when that stands under the house', () => {
    expect(frame({ ...single, parking: 'under' }, space(5, 15)).livingFloor).toBe(1);
    expect(frame({ ...single, parking: 'front' }, space(5, 15)).livingFloor).toBe(0);
  });

  test('gives a car at least 2.8 m between its walls', () =>
    expect([porchWidth(2), porchWidth(3), porchWidth(5)]).toEqual([2.8, 3, 3.2]));
});

describe('Every layout', () => {
  test('fills each of its floors without a hole and without two rooms in one place', () =>
    fc.assert(
      fc.property(anyFrame, fc.integer({ min: 0, max: 6 }), (of, wanted) => {
        const made = of && layoutOf(of, wanted);
        if (!made) return;
        expect(made.along).toBeLessThanOrEqual(of.along + 1e-9);
        for (let floor = 0; floor < of.floors; floor++) {
          const cells = made.cells.filter((cell) => cell.floor === floor);
          for (const [index, cell] of cells.entries()) {
            expect(cell.rect.width).toBeGreaterThan(0.8);
            expect(cell.rect.depth).toBeGreaterThan(0.8);
            for (const other of cells.slice(index + 1)) expect(overlap(cell.rect, other.rect)).toBe(false);
          }
          const area = cells.reduce((sum, { rect }) => sum + rect.width * rect.depth, 0);
          expect(Math.abs(area - made.across * made.along)).toBeLessThan(0.02 * made.along);
        }
      }),
      { numRuns: 250 },
    ));

  test('joins only rooms that touch over the width of a door, and leaves no room without a way in', () =>
    fc.assert(
      fc.property(anyFrame, fc.integer({ min: 0, max: 6 }), (of, wanted) => {
        const made = of && layoutOf(of, wanted);
        if (!made) return;
        const byName = new Map(made.cells.map((cell) => [cell.name, cell]));
        expect(byName.size).toBe(made.cells.length);
        for (const { between } of made.links) {
          const [one, other] = between.map((name) => byName.get(name));
          if (!one || !other) throw new Error(`no cell ${between.join(', ')}`);
          expect(one.floor).toBe(other.floor);
          const edge = sharedEdge(one.rect, other.rect);
          expect([between, edge !== null && edge.to - edge.from >= 0.85]).toEqual([between, true]);
        }
        const joined = new Set(made.links.flatMap(({ between }) => between));
        expect(made.cells.filter(({ name, kind }) => !joined.has(name) && kind !== 'porch')).toEqual([]);
      }),
      { numRuns: 250 },
    ));

  test('has no more bedrooms than were wanted, one living room, one kitchen, and stairs from two floors on', () =>
    fc.assert(
      fc.property(anyFrame, fc.integer({ min: 0, max: 6 }), (of, wanted) => {
        const made = of && layoutOf(of, wanted);
        if (!made) return;
        const count = (kind: string) => made.cells.filter((cell) => cell.kind === kind).length;
        expect(made.bedrooms).toBe(count('bedroom'));
        expect(made.bedrooms).toBeLessThanOrEqual(wanted);
        expect([count('living'), count('kitchen')]).toEqual([1, 1]);
        expect(count('stair')).toBe(of.floors > 1 ? of.floors : 0);
        expect(count('porch')).toBe(of.parking === 'porch' || of.parking === 'under' ? 1 : 0);
        const living = made.cells.find(({ kind }) => kind === 'living');
        expect(living?.floor).toBe(of.livingFloor);
      }),
      { numRuns: 250 },
    ));
});

describe('Bedrooms', () => {
  test('go where the house has room, one more for each that is wanted', () => {
    const of = frame(plain, space(10, 14), 2);
    for (const wanted of [0, 1, 2, 3, 4]) expect(layout(of, wanted).bedrooms).toBe(wanted);
  });

  test('are fewer on a small plot, and none where not one fits', () => {
    expect(layoutOf(frame(single, space(4, 7.6), 1), 5)?.bedrooms ?? 0).toBeLessThan(2);
    expect(layoutOf(frame(single, space(4, 5), 1), 1)).toBeNull();
  });

  test('upstairs at the front open to a balcony; of a house that lies across there is none', () => {
    const kinds = (of: Frame) => layout(of, 4).cells.map(({ kind }) => kind);
    expect(kinds(frame(single, space(5, 14)))).toContain('balcony');
    expect(kinds(frame({ ...single, turned: true }, space(5, 14)))).not.toContain('balcony');
  });

  test('have the toilet behind them to themselves, where there is room for one', () => {
    const { links } = layout(frame(plain, space(10, 14)), 4);
    const own = links.filter(({ between }) => /bedroom/.test(between[0]) && /toilet/.test(between[1]));
    expect(own.length).toBeGreaterThan(0);
    for (const { kind } of own) expect(kind).toBe('door');
  });
});

test('A toilet in a wide column keeps to the outer wall, with a place to wash on its inner side', () => {
  const of = frame(plain, space(12.2, 16), 1);
  expect(of.column).toBeGreaterThan(2.95);
  const { cells } = layout(of, 2);
  const toilet = cells.find(({ kind, rect }) => kind === 'toilet' && rect.x === 0);
  const wash = cells.find(({ kind }) => kind === 'wash');
  expect(toilet && wash && sharedEdge(toilet.rect, wash.rect)?.along).toBe('y');
  expect(wash?.rect.x).toBeCloseTo(toilet?.rect.width ?? 0, 9);
  expect((toilet?.rect.width ?? 0) + (wash?.rect.width ?? 0)).toBeCloseTo(of.column, 9);
});

test('The ground floor of a house on its car is a porch over its whole width, with the entrance behind it', () => {
  const of = frame({ ...single, parking: 'under' }, space(5.5, 15), 3);
  const { cells, links } = layout(of, 2);
  const porch = cells.find(({ kind }) => kind === 'porch');
  expect(porch?.rect).toEqual({ x: 0, y: 0, width: of.across, depth: 5.2 });
  expect(links).toContainEqual({ kind: 'door', between: ['0-porch', '0-passage'] });
});
