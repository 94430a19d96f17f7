import fc from 'fast-check';
import { expect, test } from 'vitest';
import spellings from '#content/trade-spellings.json' with { type: 'json' };
import { machines, trades } from '#content/trades.ts';
import { wishWords } from '#content/wish-words.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { machineCategories, machineKeys, tradeKeys } from '#contract/marketplace/trades.ts';
import { tradeNames } from './lexicon.ts';
import { piecesOf } from './pieces.ts';
import { readWish } from './read-wish.ts';

const today = '2026-11-27';

test('the contract and the table know the same trades and machines', () => {
  expect(Object.keys(trades)).toEqual([...tradeKeys]);
  expect(Object.keys(machines)).toEqual([...machineKeys]);
  for (const key of machineKeys) expect(machines[key].category).toBe(machineCategories[key]);
});

test('every category of a trade is one of the specification', () => {
  const known: readonly string[] = Object.values(kindCategories).flat();
  for (const { category, also } of Object.values(trades))
    for (const one of [category, ...also]) expect(known).toContain(one);
});

test.each([...tradeKeys, ...machineKeys])('%s has a name in six languages, and each is read as it', (key) => {
  const names = tradeNames(key);
  expect(names).toHaveLength(6);
  for (const name of names.map((one) => one.replace(/ ?\(.*\)/, ''))) {
    const [item] = readWish(name, { today }).items;
    expect(`${name}: ${item?.trade ?? item?.machine}`).toBe(`${name}: ${key}`);
  }
});

const anyWords = [...Object.values(wishWords).join(', ').split(', '), ...Object.values(spellings).flat()];
const sentence = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 700 }),
  fc.string({ unit: 'binary', maxLength: 700 }),
  fc
    .array(
      fc.oneof(fc.constantFrom(...anyWords), fc.nat().map(String), fc.constantFrom(...'₹@/+&,;:x×*–.-\n')),
      { maxLength: 120 },
    )
    .map((words) => words.join(' ')),
);

test('any text is read without an error, into what a request can hold', () => {
  fc.assert(
    fc.property(sentence, (text) => {
      const { items, dates, pin, unread } = readWish(text, { today });
      expect(items.length).toBeLessThanOrEqual(10);
      for (const { count, price } of items) {
        expect(Number.isInteger(count) && count >= 1 && count <= 500).toBe(true);
        if (price !== undefined)
          expect(Number.isInteger(price) && price >= 1 && price <= 1_000_000).toBe(true);
      }
      if (dates) {
        expect(dates.from).toMatch(/^\d{4}-\d\d-\d\d$/);
        expect(dates.from >= today).toBe(true);
        expect(Number.isInteger(dates.days) && dates.days >= 1 && dates.days <= 180).toBe(true);
      }
      if (pin !== undefined) expect(pin).toMatch(/^[1-8]\d{5}$/);
      for (const word of unread) expect(text.normalize('NFC')).toContain(word);
    }),
  );
});

test('words that say nothing that is known stand in what was not understood, in their order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('zqxv', 'qwrtz', 'ग़्ख़छझ', 'ழௐழௐ', '2 masons'), { maxLength: 40 }),
      (words) => {
        const strange = words.filter((word) => word !== '2 masons');
        expect(
          readWish(words.join(' '), { today }).unread.filter((word) => !/^\d|masons/.test(word)),
        ).toEqual(strange);
      },
    ),
  );
});

test.each(['mason ', '2 ', 'do teen ', 'zqxvqwrtz ', 'மேஸ்திரி ', '₹', '2/12/', 'monday to '])(
  'ten times the text makes at most ten times the pieces: %j',
  (part) => {
    const short = piecesOf(part.repeat(5)).length;
    expect(piecesOf(part.repeat(50)).length).toBeLessThanOrEqual(short * 10);
  },
);
