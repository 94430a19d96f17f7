import { describe, expect, test } from 'vitest';
import { addDays, datesBetween } from '../calendar/dates.ts';
import { boardDays, yearTo } from '../ledger/balance.ts';
import { isStillSo, type WorkedDay, workFacts } from './work-facts.ts';

const year = yearTo('2099-11-20');
const day = (date: string, more: Partial<WorkedDay> = {}): WorkedDay => ({
  ...{ date, trade: 'mason', employer: 'asha', signed: false },
  ...more,
});
const dates = (count: number) => datesBetween('2099-08-01', addDays('2099-08-01', count - 1));
const inBooks = (count: number) => dates(count).map((date) => day(date));
const outside = (from: string, count: number, by = 'phone') =>
  datesBetween(from, addDays(from, count - 1)).map((date) => ({ date, by }));

describe('What a card says of work', () => {
  test('has a number a month and trade, from the month that began a year ago', () => {
    const days = [
      day('2098-11-21'),
      day('2098-12-20'),
      day('2098-12-21'),
      day('2099-11-20', { trade: 'helper' }),
    ];
    expect(workFacts(days, [], year).work.days).toEqual({
      mason: [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      helper: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });

  test('counts a date of two books once: by the one that was signed', () => {
    const twice = [
      day('2099-11-02'),
      day('2099-11-02', { employer: 'sunil', signed: true, trade: 'helper' }),
    ];
    const { work } = workFacts(twice, [], year);
    expect([Object.keys(work.days), work.employers, work.signed]).toEqual([['helper'], 1, 1]);
  });

  test('counts a date outside apart, once, and one of a book in the book alone', () => {
    const apart = [
      ...outside('2099-11-01', 2),
      ...outside('2099-11-02', 2, 'other'),
      ...outside('2098-11-20', 1),
    ];
    const { work } = workFacts([day('2099-11-01')], apart, year);
    expect([work.outside, work.outsideBy, work.employers]).toEqual([2, 2, 1]);
    expect(workFacts([day('2099-11-01')], outside('2099-11-01', 1), year).work.outsideBy).toBe(0);
  });

  test.each<[number, number, boolean, 'books' | 'with-outside']>([
    [boardDays - 1, 0, false, 'books'],
    [boardDays, 0, true, 'books'],
    [boardDays, 5, true, 'books'],
    [boardDays - 1, 1, true, 'with-outside'],
    [10, 5, false, 'with-outside'],
  ])('is of %i dates in books and %i outside: %s, by %s', (books, apart, yes, by) => {
    const { ninety } = workFacts(inBooks(books), outside('2099-01-01', apart), year);
    expect(ninety).toEqual({ yes, to: '2099-11-20', by });
  });
});

test('a yes is still so while its dates stand, and one by books alone while books alone are enough', () => {
  const now = (books: number, apart: number) => workFacts(inBooks(books), outside('2099-01-01', apart), year);
  const yes = (by: 'books' | 'with-outside') => ({ yes: true, to: '2099-11-20', by });
  expect(isStillSo(yes('books'), now(90, 0))).toBe(true);
  expect(isStillSo(yes('books'), now(89, 5))).toBe(false);
  expect(isStillSo(yes('with-outside'), now(89, 5))).toBe(true);
  expect(isStillSo(yes('with-outside'), now(95, 0))).toBe(true);
  expect(isStillSo(yes('with-outside'), now(80, 5))).toBe(false);
  expect(isStillSo({ ...yes('books'), yes: false }, now(0, 0))).toBe(true);
});
