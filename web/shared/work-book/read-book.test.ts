import { beforeEach, expect, test } from 'vitest';
import type { Ledger, UnchangedBook } from '#contract/hiring/ledger.calls.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { bookKey } from './books.ts';
import { readBook } from './read-book.ts';

const answer = (...hashes: string[]) =>
  ({
    data: hashes.map((hash, at) => ({ _id: hash, seq: at + 1, hash, prev: hashes[at - 1] ?? '' })),
    hidden: [],
    days: [],
    head: hashes.at(-1) ?? '',
  }) as unknown as Ledger;
const behind = (book: Ledger, after: number): Ledger => ({ ...book, data: book.data.slice(after) });
const unchanged = { unchanged: true, open: { days: true, money: true } } as UnchangedBook;

let no = 0;
let ref = { bookingId: '' };
beforeEach(() => {
  queryClient.clear();
  no += 1;
  ref = { bookingId: `b${no}` };
});

/** Reads it as a page does, of a server that has this book. @returns the hashes, and behind what it asked */
async function read(book: Ledger, isUnchanged = false) {
  const asked: [number, string | undefined][] = [];
  const known = await readBook(ref, async (after, head) => {
    asked.push([after, head]);
    return isUnchanged && head === book.head ? unchanged : behind(book, after);
  });
  queryClient.setQueryData(bookKey(ref), known);
  return { hashes: known.entries.map(({ hash }) => hash), asked };
}

test('a book that stood on the device is read from its first line on, once a page', async () => {
  queryClient.setQueryData(bookKey(ref), { ...ref, ...answer('a', 'b'), entries: answer('a', 'b').data });
  expect(await read(answer('a', 'b'), true)).toEqual({ hashes: ['a', 'b'], asked: [[0, undefined]] });
  expect((await read(answer('a', 'b'), true)).asked).toEqual([[2, 'b']]);
  expect(await read(answer('a', 'b', 'c'))).toEqual({ hashes: ['a', 'b', 'c'], asked: [[2, 'b']] });
});

test.each([
  ['a line was changed', answer('a', 'x', 'y')],
  ['the last line is gone', answer('a', 'b')],
  ['a line was put in', answer('a', 'new', 'b2', 'c2')],
])('where %s while the page is open, nothing of the old book stays', async (_, now) => {
  await read(answer('a', 'b', 'c'));
  expect((await read(now)).hashes).toEqual(now.data.map(({ hash }) => hash));
});

test('a line that was written while the book was read stays', async () => {
  queryClient.setQueryData(bookKey(ref), { ...ref, ...answer('a'), entries: answer('a').data });
  const known = await readBook(ref, async () => {
    queryClient.setQueryData(bookKey(ref), { ...ref, ...answer('a', 'b'), entries: answer('a', 'b').data });
    return answer('a');
  });
  expect(known.entries).toHaveLength(2);
});
