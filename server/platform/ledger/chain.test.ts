import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { brokenAt, firstHead } from '#domain/ledger/chain.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { hashOf } from './hash.ts';

/** A book of so many payments, chained. */
function bookOf(amounts: number[]): Entry[] {
  const book: Entry[] = [];
  for (const amount of amounts) {
    const line = {
      _id: `id${book.length}`,
      seq: book.length + 1,
      author: 'asha',
      side: 'customer' as const,
      clientId: `c${book.length}`,
      kind: 'money' as const,
      body: { sort: 'wage', to: 'provider', amount, on: '2099-11-02', how: 'upi', ref: 'मज़दूरी' } as const,
      saidAt: '2099-11-02T10:00:00.000Z',
      createdAt: '2099-11-02T10:00:01.000Z',
      prev: book.at(-1)?.hash ?? firstHead,
    };
    book.push({ ...line, hash: hashOf(line) });
  }
  return book;
}

describe('JSON that everybody writes alike', () => {
  test('has its keys sorted, no spaces, and no member without a value', () => {
    expect(canonicalJson({ b: [1, { d: null, c: 'é"\n' }], a: undefined, B: true })).toBe(
      '{"B":true,"b":[1,{"c":"é\\"\\n","d":null}]}',
    );
  });

  test('is the same whatever order the keys came in, and reads back as what it was', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const turned = (one: unknown): unknown => {
          if (Array.isArray(one)) return one.map(turned);
          if (typeof one !== 'object' || one === null) return one;
          return Object.fromEntries(
            Object.entries(one)
              .reverse()
              .map(([key, inner]) => [key, turned(inner)]),
          );
        };
        expect(canonicalJson(turned(value))).toBe(canonicalJson(value));
        expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value));
      }),
    );
  });
});

describe('The chain', () => {
  test('a book as it was written is whole, from its first line or from a later one', () => {
    const book = bookOf([500, 300, 200]);
    expect(brokenAt(book, hashOf)).toBeUndefined();
    expect(brokenAt(book.slice(2), hashOf, { seq: 2, head: book[1]?.hash ?? '' })).toBeUndefined();
    expect(brokenAt([], hashOf)).toBeUndefined();
  });

  test('any changed byte breaks it, at the line where it was changed', () => {
    const book = bookOf([500, 300, 200, 100]);
    fc.assert(
      fc.property(fc.nat(3), fc.nat(2000), fc.nat(14), (line, place, change) => {
        const text = JSON.stringify(book[line]);
        const at = place % text.length;
        const digit = '0123456789abcdef'[change] ?? '0';
        const changed = text.slice(0, at) + digit + text.slice(at + 1);
        fc.pre(changed !== text);
        let entry: Entry;
        try {
          entry = JSON.parse(changed);
        } catch {
          return;
        }
        // A changed name of a field is a field less; in the hash itself capital and small letters differ too.
        const other = book.map((one, no) => (no === line ? entry : one));
        const renamed = entry.prev === undefined || entry.hash === undefined;
        expect(renamed ? line + 1 : brokenAt(other, hashOf)).toBe(line + 1);
      }),
      { numRuns: 1000 },
    );
  });

  test('a line left out, added or moved breaks it', () => {
    const book = bookOf([500, 300, 200]);
    const [first, second, third] = book as [Entry, Entry, Entry];
    expect(brokenAt([first, third], hashOf)).toBe(2);
    expect(brokenAt([first, third, second], hashOf)).toBe(2);
    expect(brokenAt([first, second, second, third], hashOf)).toBe(3);
  });
});
