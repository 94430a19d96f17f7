import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listMark, type Order, readCursor, writeCursor } from './listing-order.data.ts';

const order = (type: Order['type']): Order => ({ by: 'newest', key: 'r.x', direction: 'desc', type });
const id = randomUUID();
const time = '2025-11-14T09:30:00.000Z';
const refused = expect.objectContaining({ problem: 'bad-cursor', status: 400 });

describe('A position', () => {
  test.each<[Order['type'], string | number]>([
    ['timestamptz', time],
    ['integer', 700],
    ['integer', 0],
    ['float8', 12.5],
    ['float8', 0],
  ])('of a list sorted by %s comes back as it went: %j', (type, key) => {
    const cursor = writeCursor('mark', { rank: 1, key, id });
    expect(readCursor(cursor, 'mark', order(type))).toEqual({ rank: 1, key, id });
    expect(encodeURIComponent(cursor)).toBe(cursor);
    // What the calls accept as a cursor.
    expect(cursor.length).toBeLessThanOrEqual(300);
  });

  test('of one list, filter or order is none of another', () => {
    const marks = [
      ['worker', 'newest', {}],
      ['engineer', 'newest', {}],
      ['worker', 'price', {}],
      ['worker', 'newest', { maxPrice: 700 }],
    ].map(listMark);
    expect(new Set(marks).size).toBe(4);
    const cursor = writeCursor(marks[0] ?? '', { rank: 0, key: time, id });
    for (const mark of marks.slice(1))
      expect(() => readCursor(cursor, mark, order('timestamptz'))).toThrow(refused);
  });

  test('names the same list by the same mark', () => {
    expect(listMark(['worker', { a: 1 }])).toBe(listMark(['worker', { a: 1 }]));
  });
});

describe('What is not ours is a 400', () => {
  const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  test.each<[string, string, Order['type']]>([
    ['nothing', '', 'integer'],
    ['no base64', '%%%', 'integer'],
    ['no list', Buffer.from('{"a":1}').toString('base64url'), 'integer'],
    ['too short', made('mark', 0, 700), 'integer'],
    ['no id of a record', made('mark', 0, 700, '1 or 1=1'), 'integer'],
    ['a rank that no list has', made('mark', 8, 700, id), 'integer'],
    ['a rank below all', made('mark', -1, 700, id), 'integer'],
    ['a word for a number', made('mark', 0, 'x', id), 'integer'],
    ['a part of a rupee', made('mark', 0, 7.5, id), 'integer'],
    ['more than an integer holds', made('mark', 0, 2 ** 31, id), 'integer'],
    ['a number for a time', made('mark', 0, 700, id), 'timestamptz'],
    ['a time that is none', made('mark', 0, '14/11/2025', id), 'timestamptz'],
    ['a word for a distance', made('mark', 0, 'far', id), 'float8'],
    ['no key', made('mark', 0, null, id), 'float8'],
  ])('%s', (_, cursor, type) => expect(() => readCursor(cursor, 'mark', order(type))).toThrow(refused));

  test('whatever is typed, the answer is a problem and never a fault of ours', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(() => readCursor(typed, 'mark', order('integer'))).toThrow(refused);
      }),
    );
  });
});
