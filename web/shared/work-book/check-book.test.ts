import { beforeEach, expect, test } from 'vitest';
import { firstHead, linkBytes } from '#domain/ledger/chain.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { checkChain, keepsWhatWasSeen, noteHead } from './check-book.ts';

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

async function bookOf(amounts: number[]): Promise<Entry[]> {
  const book: Entry[] = [];
  for (const amount of amounts) {
    const line = {
      _id: `id${book.length}`,
      seq: book.length + 1,
      author: 'asha',
      side: 'customer' as const,
      clientId: `c${book.length}`,
      kind: 'money' as const,
      body: { sort: 'wage', to: 'provider', amount, on: '2026-11-02', how: 'upi', ref: 'मज़दूरी' } as const,
      saidAt: '2026-11-02T10:00:00.000Z',
      createdAt: '2026-11-02T10:00:01.000Z',
      prev: book.at(-1)?.hash ?? firstHead,
    };
    book.push({ ...line, hash: hexOf(await crypto.subtle.digest('SHA-256', linkBytes(line))) });
  }
  return book;
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
});

test('the browser hashes a book to what the server did, and finds a changed line', async () => {
  const book = await bookOf([500, 300]);
  // Made by Node on the server.
  expect(book[0]?.hash).toBe('d0967c9b608d9432751efa546e4b2f1ec575b27971f329555a9e937750b8f58d');
  expect(await checkChain(book)).toBe('whole');
  const [first, second] = book as [Entry, Entry];
  expect(await checkChain([{ ...first, saidAt: '2026-11-02T10:00:00.001Z' }, second])).toBe('broken');
  expect(await checkChain([])).toBe('whole');
});

test('a later book that lacks the line this device saw last is known, also where its chain is whole', async () => {
  const book = await bookOf([500, 300]);
  expect(keepsWhatWasSeen('b', book)).toBe(true);
  noteHead('b', book);
  expect(keepsWhatWasSeen('b', [...book, ...(await bookOf([1, 2, 3])).slice(2)])).toBe(true);
  expect(keepsWhatWasSeen('b', book.slice(0, 1))).toBe(false);
  expect(keepsWhatWasSeen('b', await bookOf([500, 200, 100]))).toBe(false);
  expect(keepsWhatWasSeen('another', await bookOf([1]))).toBe(true);
});
