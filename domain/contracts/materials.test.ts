import { describe, expect, test } from 'vitest';
import { pricesOf, takenOf } from '../estimate/bill/references.ts';
import { shippedRates as file } from '../estimate/rates.ts';
import { planWith } from '../house/testing/plans.ts';
import { type MaterialLine, materialsOf } from './materials.ts';
import { deliveredOf } from './passing.ts';
import { asBook, type Sent } from './site-book-in-test.ts';
import type { DeliveryBody } from './site-entry.ts';

const prices = pricesOf(planWith(), file);
const bags = takenOf('brickwork', prices.values).find(({ key }) => key === 'cement')?.amount ?? 0;
const line = (no: number, stage: number, changes: Partial<MaterialLine> = {}): MaterialLine => ({
  ...{ no, stage, key: 'brickwork', quantity: 100, brings: 'provider' },
  ...changes,
});
const body = (quantity: number, changes: Partial<DeliveryBody> = {}): DeliveryBody => ({
  ...{ by: 'provider', material: 'cement', unit: 'bag', quantity, on: '2099-11-02', back: false },
  ...changes,
});
/** Brought by the provider and written by the customer, who so grants it. */
const brought = (_id: string, quantity: number, changes: Partial<DeliveryBody> = {}): Sent => ({
  ...{ _id, side: 'customer', kind: 'delivery', body: body(quantity, changes) },
});
/** What stands of lines 1, 2 …, and which stage is next. */
const at = (agreed: number[], next: number | null) => ({
  standing: { lines: agreed.map((one, place) => ({ no: place + 1, agreed: one, claimed: one })), next },
  prices,
});
const lines = [line(1, 1), line(2, 2)];
const cement = (sent: Sent[], of: ReturnType<typeof at>, bill = lines) =>
  materialsOf(asBook(sent), bill, of).materials.find(({ material }) => material === 'cement');

describe('A delivery', () => {
  const claimed: Sent = { ...brought('a', 80), side: 'provider' };
  const amounts = (...sent: Sent[]) =>
    deliveredOf(asBook(sent)).map(({ material, granted, claimed: said, byProvider }) => [
      ...[material, granted, said, byProvider],
    ]);

  test('counts once the other side than who brought it grants it', () => {
    expect(amounts(claimed)).toEqual([['cement', 0, 80, 0]]);
    const agreed: Sent = { _id: 'b', side: 'customer', kind: 'agree', body: { entry: 'a' } };
    expect(amounts(claimed, agreed)).toEqual([['cement', 80, 80, 80]]);
    const own: Sent = { ...brought('a', 80, { by: 'customer' }), side: 'provider' };
    expect(amounts(own)).toEqual([['cement', 80, 80, 0]]);
  });

  test('that both wrote is one where they say so, and counts as the other side has it', () => {
    const same: Sent = { _id: 'c', side: 'customer', kind: 'agree', body: { entry: 'a', sameAs: 'b' } };
    expect(amounts(claimed, brought('b', 75))).toEqual([['cement', 75, 155, 75]]);
    expect(amounts(claimed, brought('b', 75), same)).toEqual([['cement', 80, 80, 80]]);
  });

  test('that goes back is less, and one of another material or unit is counted apart', () => {
    expect(amounts(brought('a', 80), brought('b', 30, { back: true }))).toEqual([['cement', 50, 50, 50]]);
    expect(
      amounts(brought('a', 80), brought('b', 9, { material: 'sand' }), brought('c', 2, { unit: 'kg' })),
    ).toEqual([
      ['cement', 80, 80, 80],
      ['cement', 2, 2, 2],
      ['sand', 9, 9, 9],
    ]);
  });

  test('that is corrected to nothing else is named no more', () => {
    const corrected: Sent = {
      ...{ _id: 'b', side: 'customer', kind: 'correct' },
      body: { entry: 'a', body: body(7, { material: 'sand' }) },
    };
    expect(amounts(brought('a', 80), corrected)).toEqual([['sand', 7, 7, 7]]);
  });
});

describe('Material against work', () => {
  test('is needed as the work that stands takes it', () =>
    expect(cement([brought('a', 50)], at([40, 0], 1))).toMatchObject({
      delivered: 50,
      needed: Math.round(bags * 400) / 10,
    }));

  test('is more than the agreed work and the rest of the next stage take, with 8 percent of waste', () => {
    // Forty stand of the first hundred, which is the next stage.
    const most = Math.floor(bags * 100 * 1.08);
    expect(cement([brought('a', most)], at([40, 0], 1))?.more).toBe(0);
    expect(cement([brought('a', most + 53)], at([40, 0], 1))?.more).toBe(52);
    expect(cement([brought('a', most + 53)], at([100, 0], 2))?.more).toBe(0);
    expect(cement([brought('a', Math.ceil(bags * 216) + 10)], at([100, 100], null))?.more).toBe(10);
  });

  test('is less than the agreed work takes, beyond 8 percent', () => {
    const least = Math.ceil(bags * 100 * 0.92);
    expect(cement([brought('a', least)], at([100, 0], 2))?.less).toBe(0);
    expect(cement([brought('a', least - 20)], at([100, 0], 2))?.less).toBeGreaterThanOrEqual(19);
  });

  test('of steel may differ by 5 percent', () => {
    const steel = [line(1, 1, { key: 'steel', quantity: 1000 })];
    const more = (kilograms: number) =>
      materialsOf(
        asBook([brought('a', kilograms, { material: 'steel', unit: 'kg' })]),
        steel,
        at([1000], null),
      ).materials[0];
    expect(more(1060)).toMatchObject({ needed: 1000, more: 10, less: 0 });
    expect(more(940)).toMatchObject({ more: 0, less: 10 });
  });

  test('says nothing where a line has no key, or nobody knows what it takes', () => {
    for (const key of [undefined, 'gate']) {
      const unknown = [line(1, 1), line(2, 2, { key })];
      const sent = [brought('a', 5000)];
      expect(cement(sent, at([40, 0], 1), unknown)?.more).toBeGreaterThan(0);
      expect(cement(sent, at([100, 0], 2), unknown)).toMatchObject({ more: 0, less: 0 });
      expect(cement(sent, at([100, 1], 2), unknown)).toMatchObject({ needed: null, more: 0, less: 0 });
    }
  });

  test('says nothing of what is not in the rates, or is counted otherwise', () => {
    const sent = [brought('a', 900, { material: 'tea' }), brought('b', 900, { unit: 'kg' })];
    const { materials } = materialsOf(asBook(sent), lines, at([100, 0], 2));
    expect(materials.map(({ needed, more, less }) => [needed, more, less])).toEqual([
      [null, 0, 0],
      [null, 0, 0],
    ]);
  });
});

describe('Material on the site', () => {
  const onSite = (sent: Sent[], of: ReturnType<typeof at>, bill = lines) =>
    materialsOf(asBook(sent), bill, of).onSite;

  test('is what the provider brought and did not use yet, at the rates of the day', () => {
    const rate = file.rates.cement.rate;
    expect(onSite([brought('a', 50)], at([0, 0], 1))).toBe(Math.round(50 * rate));
    expect(onSite([brought('a', 50)], at([10, 0], 1))).toBe(Math.round((50 - bags * 10) * rate));
    expect(onSite([brought('a', 50)], at([100, 0], 2))).toBe(0);
  });

  test('is none of what the customer brought, nor used up by lines that the customer brings for', () => {
    const theirs: Sent = { ...brought('a', 50, { by: 'customer' }), side: 'provider' };
    expect(onSite([theirs], at([0, 0], 1))).toBe(0);
    const mixed = [line(1, 1, { brings: 'customer' }), line(2, 2)];
    expect(onSite([brought('a', 50)], at([100, 0], 2), mixed)).toBe(Math.round(50 * file.rates.cement.rate));
  });
});
