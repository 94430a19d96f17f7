import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { defectsOf } from './defects.ts';
import { deliveredOf } from './passing.ts';
import { asBook, delivered, type Sent } from './site-book-in-test.ts';
import type { DeliveryBody } from './site-entry.ts';

const came = (quantity: number, changes: Partial<DeliveryBody> = {}): DeliveryBody => ({
  ...{ by: 'provider', material: 'sand', unit: 'cft', quantity, on: '2099-11-02', back: false },
  ...changes,
});

describe('A site book under attack', () => {
  test('a defect that its author writes anew is not agreed by an answer to the old text', () => {
    const defect = (text: string) => ({ text, answerBy: '2099-11-20', snag: true });
    const small: Sent[] = [
      { _id: 'a', side: 'customer', kind: 'defect', body: defect('A hair crack in the plaster') },
      { _id: 'b', side: 'provider', kind: 'agree', body: { entry: 'a' } },
    ];
    const great: Sent = {
      ...{ _id: 'c', side: 'customer', kind: 'correct' },
      body: { entry: 'a', body: defect('The whole house must be plastered again') },
    };
    expect(defectsOf(asBook(small), '2099-11-10')).toEqual([{ entry: 'a', status: 'agreed' }]);
    expect(defectsOf(asBook([...small, great]), '2099-11-10')).toEqual([{ entry: 'a', status: 'open' }]);
  });

  test('what the customer agreed to is mended stays said of the defect as it was', () => {
    const defect = (text: string) => ({ text, answerBy: '2099-11-20', snag: true });
    const book: Sent[] = [
      { _id: 'a', side: 'provider', kind: 'defect', body: defect('A scratch on the door') },
      { _id: 'b', side: 'provider', kind: 'mended', body: { entry: 'a' } },
      { _id: 'c', side: 'customer', kind: 'agree', body: { entry: 'b' } },
      {
        _id: 'd',
        side: 'provider',
        kind: 'correct',
        body: { entry: 'a', body: defect('All leaks of the roof') },
      },
    ];
    expect(defectsOf(asBook(book), '2099-11-10')).not.toEqual([{ entry: 'a', status: 'mended' }]);
  });

  test('parts of a unit add up exactly, in any order of delivery', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 2, maxLength: 6 });
    fc.assert(
      fc.property(parts, fc.array(fc.nat({ max: 1 }), { minLength: 1 }), (thousandths, turns) => {
        const sent = thousandths.flatMap((one, at): Sent[] =>
          at % 2 === 0
            ? [{ _id: `c${at}`, side: 'customer', kind: 'delivery', body: came(one / 1000) }]
            : [
                { _id: `p${at}`, side: 'provider', kind: 'delivery', body: came(one / 1000) },
                { _id: `a${at}`, side: 'customer', kind: 'agree', body: { entry: `p${at}` } },
              ],
        );
        const sum = thousandths.reduce((one, other) => one + other, 0) / 1000;
        const [one, other] = [deliveredOf(asBook(sent)), deliveredOf(asBook(delivered(sent, turns)))];
        expect(other).toEqual(one);
        expect(one[0]?.granted).toBe(sum);
      }),
    );
  });

  test('what came and went back in parts leaves nothing', () => {
    const book: Sent[] = [
      { _id: 'a', side: 'customer', kind: 'delivery', body: came(0.1) },
      { _id: 'b', side: 'customer', kind: 'delivery', body: came(0.2) },
      { _id: 'c', side: 'customer', kind: 'delivery', body: came(0.3, { back: true }) },
    ];
    expect(deliveredOf(asBook(book))).toEqual([]);
  });

  test('no side alone makes a site have less than nothing of a material', () => {
    const book: Sent[] = [
      { _id: 'a', side: 'provider', kind: 'delivery', body: came(52) },
      { _id: 'b', side: 'customer', kind: 'agree', body: { entry: 'a' } },
      { _id: 'c', side: 'customer', kind: 'delivery', body: came(999_999, { back: true }) },
    ];
    expect(deliveredOf(asBook(book))[0]?.granted).toBeGreaterThanOrEqual(0);
  });

  test('a book of many names takes work by its length, not by its square', () => {
    const lookedAt = (howMany: number) => {
      const book = asBook(
        Array.from(
          { length: howMany },
          (_, at): Sent => ({
            ...{ _id: `d${at}`, side: 'provider', kind: 'delivery' },
            body: came(1, { material: `Sand ${at}` }),
          }),
        ),
      );
      const filter = vi.spyOn(Array.prototype, 'filter');
      deliveredOf(book);
      const calls = filter.mock.calls.length;
      filter.mockRestore();
      return calls;
    };
    expect(lookedAt(200)).toBeLessThan(lookedAt(100) * 3);
  });
});
