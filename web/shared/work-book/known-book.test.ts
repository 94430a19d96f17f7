import { afterEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#contract/hiring/ledger.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { bookKey } from './books.ts';
import { knownBook, knownHead, lastKnown, stillKnown, withKnown } from './known-book.ts';

const b = { bookingId: 'b' };
const answer = (head: string, ...seqs: number[]) =>
  ({ data: seqs.map((seq) => ({ _id: `e${seq}`, seq })), days: [], head }) as unknown as Ledger;
const take = (book: Ledger, after: number): void =>
  void queryClient.setQueryData(bookKey(b), withKnown(b, book, after));
const known = () => ({
  head: knownBook(b)?.head,
  lines: knownBook(b)?.entries.map(({ seq }) => seq),
});
afterEach(() => queryClient.clear());

describe('What a page knows of a book', () => {
  test('grows by the lines that it has not had, each once, whichever call brings them', () => {
    expect(lastKnown(b)).toBe(0);
    take(answer('two', 1, 2), 0);
    take(answer('three', 3), 2);
    take(answer('four', 3, 4), 2);
    expect(known()).toEqual({ head: 'four', lines: [1, 2, 3, 4] });
    expect(lastKnown(b)).toBe(4);
  });

  test('is not put back by an answer that a later one has overtaken', () => {
    take(answer('three', 1, 2, 3), 0);
    take(answer('two', 2), 1);
    take(answer('one'), 1);
    expect(known()).toEqual({ head: 'three', lines: [1, 2, 3] });
  });

  test('stays where nothing was written, though a day may have closed', () => {
    expect(stillKnown(b, { open: { days: true, money: true } })).toBeUndefined();
    take(answer('two', 1, 2), 0);
    expect(knownHead(b)).toBe('two');
    const closed = { days: false, money: true };
    expect(stillKnown(b, { open: closed })).toMatchObject({ head: 'two', open: closed, entries: [{}, {}] });
  });

  test('has each day as it was told last', () => {
    const day = (date: string, agreed: string | null) => ({ unitId: 'u', date, agreed });
    const withDays = (book: Ledger, ...days: object[]) => ({ ...book, days }) as unknown as Ledger;
    take(withDays(answer('two', 1, 2), day('2026-11-01', null), day('2026-11-02', null)), 0);
    take(withDays(answer('three', 3), day('2026-11-02', 'full')), 2);
    expect(knownBook(b)?.days).toEqual([day('2026-11-01', null), day('2026-11-02', 'full')]);
  });

  test('is not begun in its middle', () => {
    expect(withKnown(b, answer('three', 3), 2)).toBeUndefined();
  });

  test('is told anew where no line came: a day may have closed', () => {
    take(answer('two', 1, 2), 0);
    take({ ...answer('two'), open: { days: false, money: true } }, 2);
    expect(knownBook(b)?.open.days).toBe(false);
  });
});
