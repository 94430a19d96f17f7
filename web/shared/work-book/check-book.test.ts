import { beforeEach, expect, test } from 'vitest';
import { contentBytes, firstHead, linkBytes } from '#domain/ledger/chain.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { checkChain, keepsWhatWasSeen, noteHead } from './check-book.ts';

const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const sha256 = (bytes: BufferSource) => crypto.subtle.digest('SHA-256', bytes);

async function hashOf(line: Omit<Entry, 'hash'>) {
  const content = contentBytes(line);
  return hexOf(
    await sha256(linkBytes(line.prev, line.salt ? new Uint8Array(await sha256(content)) : content)),
  );
}

async function bookOf(amounts: number[], salt?: string): Promise<Entry[]> {
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
      ...(salt && { salt }),
    };
    book.push({ ...line, hash: await hashOf(line) });
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

test('a line with salt is hashed by its digest: another salt, or none, is another line', async () => {
  const book = await bookOf([500, 300], '0f'.repeat(16));
  // Made by Node on the server.
  expect(book[1]?.hash).toBe('8f12623e57da62133166ebd2a1644e92fdaf924d127614a7939627ecf6217c66');
  expect(await checkChain(book)).toBe('whole');
  const [first, second] = book as [Entry, Entry];
  expect(await checkChain([{ ...first, salt: 'f0'.repeat(16) }, second])).toBe('broken');
  expect(await checkChain([{ ...first, salt: undefined }, second])).toBe('broken');
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

test('a line that a restore lost is no change of the book', async () => {
  const book = await bookOf([500, 300]);
  noteHead('b', book);
  expect(keepsWhatWasSeen('b', book.slice(0, 1), 1)).toBe(true);
  expect(keepsWhatWasSeen('b', book.slice(0, 1), 2)).toBe(false);
});

test('a line that cannot be read breaks the chain, and does not end the check', async () => {
  const [first, second] = (await bookOf([500, 300])) as [Entry, Entry];
  expect(await checkChain([first, { ...second, salt: 7 as never }])).toBe('broken');
});
