import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { pageOf, readPosition, rowsToRead } from '#server/platform/database/page-cursor.ts';
import { notifyAvailability } from './listing-availability.rules.ts';
import { placeOf, searchText } from './listing-place.rules.ts';
import { ranksOf } from './listing-ranks.data.ts';
import { slipsBetween } from './typing-errors.rules.ts';

describe('Pages of a list', () => {
  const form = z.tuple([z.literal('messages'), z.number()]);

  test('follow each other without a gap or a repeat, whatever their size', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 }), (total, limit) => {
        const rows = Array.from({ length: total }, (_, seq) => ({ seq }));
        const seen: number[] = [];
        let cursor: string | null | undefined;
        while (cursor !== null) {
          const after = readPosition(form, cursor)?.[1] ?? -1;
          const read = rows.filter(({ seq }) => seq > after).slice(0, rowsToRead({ limit }));
          const page = pageOf(read, { limit }, ({ seq }) => ['messages', seq]);
          expect(page.rows.length).toBeLessThanOrEqual(limit);
          expect(page.rows.length > 0 || total === 0).toBe(true);
          seen.push(...page.rows.map(({ seq }) => seq));
          cursor = page.nextCursor;
        }
        expect(seen).toEqual(rows.map(({ seq }) => seq));
      }),
    );
  });

  test('are not read from a position that is not ours or of another list', () => {
    const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    expect(readPosition(form, written(['messages', 3]))).toEqual(['messages', 3]);
    for (const wrong of ['', 'x', '%%%', written(['notices', 3]), written(['messages', '3']), written(null)])
      expect(() => readPosition(form, wrong)).toThrow(
        expect.objectContaining({
          problem: 'bad-cursor',
          errors: [{ path: 'cursor', problem: 'bad-cursor' }],
        }),
      );
  });
});

describe('A slip of the fingers', () => {
  const letters = fc.stringMatching(/^[a-z]{6,10}$/);

  test('is found between the same words whichever was typed', () => {
    fc.assert(
      fc.property(letters, letters, (one, other) => {
        expect(slipsBetween(one, other)).toBe(slipsBetween(other, one));
      }),
    );
  });

  test('of one letter left out, added, mistaken or swapped counts as one at most', () => {
    fc.assert(
      fc.property(letters, fc.nat(8), fc.constantFrom(...'abcxyz'), (word, where, letter) => {
        const at = where % (word.length - 1);
        const slips = [
          word.slice(0, at) + word.slice(at + 1),
          word.slice(0, at) + letter + word.slice(at),
          word.slice(0, at) + letter + word.slice(at + 1),
          word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
        ];
        for (const typed of slips) expect(slipsBetween(typed, word)).toBeLessThanOrEqual(1);
        expect(slipsBetween(word, word)).toBe(0);
      }),
    );
  });

  test.each([
    ['raj', 'raju', undefined],
    ['rajo', 'raju', 1],
    ['rjao', 'raju', undefined],
    ['ramseh', 'ramesh', 1],
    ['painteer', 'painter', 1],
    ['pinterr', 'painter', 2],
    ['pntrr', 'painter', undefined],
  ])('%s for %s: %s', (typed, word, slips) => {
    expect(slipsBetween(typed, word)).toBe(slips);
  });
});

describe('What a search compares', () => {
  test('is each word once, folded, each with a space in front', () => {
    expect(searchText(['Ravi  KUMAR', null, '', 'kumar'])).toBe(' ravi kumar ');
  });

  test('holds every word of every part', () => {
    const word = fc.stringMatching(/^[A-Za-z]{2,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), (parts) => {
        const text = searchText(parts);
        for (const part of parts) expect(text).toContain(searchText([part]).trimEnd());
      }),
    );
  });
});

describe('Where a record is', () => {
  test('follows its PIN; one that nobody knows is refused at its field', () => {
    const pune = placeOf('411001', 'Pune');
    expect(pune.city_key).toBe('pune');
    expect(Math.abs(pune.lat - 18.5) + Math.abs(pune.lng - 73.9)).toBeLessThan(1);
    expect(() => placeOf('999999', 'Pune')).toThrow(
      expect.objectContaining({ problem: 'pin-unknown', errors: [{ path: 'pin', problem: 'pin-unknown' }] }),
    );
  });

  test('is the same place under an old name of its city', () => {
    expect(placeOf('400001', 'Bombay').city_key).toBe(placeOf('400001', 'Mumbai').city_key);
  });
});

describe('The best match comes first', () => {
  const ram = { typed: 'ram', words: ['ram', 'ramesh'] };
  const tiles = { typed: 'tiles', words: ['tiles', 'tilesman'] };
  const bound = (ranks: ReturnType<typeof ranksOf>) =>
    ranks.map(({ words }) => {
      const values: unknown[] = [];
      const text = words((value) => `$${values.push(value)}`);
      return [text, values] as const;
    });

  test('where what was typed is a word of its own and longer words begin so too', () => {
    const [first, second] = bound(ranksOf({ q: 'ram', available: true }, [ram]));
    expect(first).toEqual([' and r.words @> $1::text[]', [['ram']]]);
    expect(second?.[1]).toEqual([['ramesh'], ['ram']]);
    expect(second?.[0]).toContain('not (');
  });

  test('of two words both have to be there for the first rank', () => {
    const [first, second] = bound(ranksOf({ q: 'ram tiles', available: true }, [ram, tiles]));
    expect(first?.[1]).toEqual([['ram', 'tiles']]);
    expect(second?.[1]).toEqual([['ram', 'tiles']]);
  });

  test.each([
    ['a sort decides', { q: 'ram', sort: 'price' as const }, [ram]],
    ['a place decides', { q: 'ram', near: '411001' }, [ram]],
    ['no longer word is there', { q: 'ram' }, [{ typed: 'ram', words: ['ram'] }]],
    ['the word itself is not there', { q: 'ra' }, [{ typed: 'ra', words: ['ram', 'ramesh'] }]],
    ['nothing is like it', { q: 'zzz' }, [{ typed: 'zzz', words: [] }]],
    ['nothing was typed', {}, []],
  ])('but not where %s', (_, filter, meanings) => {
    expect(bound(ranksOf({ ...filter, available: true }, meanings))).toEqual([['', []]]);
  });
});

test('A change of availability is told to those who show that kind of list', () => {
  const emitToFollowers = vi.fn();
  const changed = { kind: 'worker', _id: 'w1', available: true } as const;
  notifyAvailability({ realtime: { emitToFollowers } as never }, changed);
  expect(emitToFollowers.mock.calls).toEqual([['list:worker', 'availability', changed]]);
});
