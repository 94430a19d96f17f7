import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RateKey, shippedRates } from '#domain/estimate/rates.ts';
import { changedPlan } from '#domain/house/changes/changed-plan.ts';
import { type Answers, answersFromSearch, defaultAnswers } from '#domain/house/model/answers.ts';
import { searchReaders } from '#web/shared/browser/router/known-search.ts';
import { houseOf, planSearch, ratesFromSearch, ratesToText, wantedFromSearch } from './plan-address.ts';

const keys = Object.keys(shippedRates.rates) as RateKey[];
const planOf = (search: Record<string, unknown>) => changedPlan(answersFromSearch(search));
const rates = (text: unknown) => ratesFromSearch({ rates: text });

describe('Rates in the address', () => {
  test('come back as they were set', () =>
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...keys), { maxLength: 12 }),
        fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 12, maxLength: 12 }),
        (chosen, paise) => {
          const changes = Object.fromEntries(chosen.map((key, place) => [key, (paise[place] ?? 1) / 100]));
          expect(rates(ratesToText(changes) ?? '')).toEqual(changes);
        },
      ),
    ));

  test('are none where the user changed none', () => {
    expect(ratesToText({})).toBeUndefined();
    expect(planSearch(defaultAnswers, {})).toEqual({});
  });

  test.each([
    ['an item that we do not know', 'gold-5'],
    ['an item’s name from JavaScript itself', 'constructor-5_toString-7'],
    ['no number', 'cement-much'],
    ['nothing', 'cement-0'],
    ['less than nothing', 'cement--5'],
    ['more than any rate', 'cement-10000001'],
    ['endless', 'cement-Infinity'],
    ['no text', 5],
  ])('that are %s are left out', (_name, text) => expect(rates(text)).toEqual({}));

  test('that can be read stand beside those that cannot', () =>
    expect(rates('cement-420_gold-1_bricks-8.5')).toEqual({ cement: 420, bricks: 8.5 }));

  test('are read no further than an address is long', () =>
    expect(rates(`${'x'.repeat(900)}_cement-420`)).toEqual({}));
});

describe('The plan that an address names', () => {
  test('is the usual house where it says nothing', () =>
    expect(planOf({})).toMatchObject({ plan: { answers: defaultAnswers, floors: 2 } }));

  test('comes back from the address that was made of it', () => {
    const answers = { ...defaultAnswers, landSize: '30x50', floors: 3, areaType: 'Rain' } as const;
    const search = planSearch(answers, { cement: 400 });
    expect(search).toEqual({ land: '30x50', floors: '3', area: 'Rain', rates: 'cement-400' });
    expect(planOf(search)).toMatchObject({ plan: { answers } });
    expect(ratesFromSearch(search)).toEqual({ cement: 400 });
  });

  test('keeps what its bill holds and the place whose prices it takes', () => {
    const wanted = { cement: 400, extras: ['architect', 'septicTank'] as const, place: 'Tamil Nadu' };
    const search = planSearch(defaultAnswers, wanted);
    expect(search).toEqual({ rates: 'cement-400', extras: 'architect_septicTank', place: 'Tamil Nadu' });
    expect(wantedFromSearch(search)).toEqual(wanted);
    expect(wantedFromSearch({ extras: 'none' })).toEqual({ extras: [] });
    expect(wantedFromSearch({ extras: 'septicTank_sewer' })).toEqual({ extras: ['septicTank'] });
    for (const extras of ['', 'constructor', 'gold_toString', 5, undefined])
      expect(wantedFromSearch({ extras })).toEqual({});
  });

  test('says what is wrong with its land', () =>
    expect(planOf({ land: 'big', floors: '3' })).toMatchObject({
      ok: false,
      problem: 'land-size-unreadable',
    }));

  test('costs more at dearer rates, of the changed item only', () => {
    const made = planOf({});
    if (!made.ok) throw new Error(made.problem);
    const [usual, dear] = [houseOf(made, {}, shippedRates), houseOf(made, { cement: 770 }, shippedRates)];
    const differing = dear.estimate.lines.filter(
      ({ cost }, place) => cost !== usual.estimate.lines[place]?.cost,
    );
    expect(differing.map(({ key }) => key)).toEqual(['cement']);
    expect(dear.estimate.likely).toBeGreaterThan(usual.estimate.likely);
  });
});

test('the page’s address keeps every answer that there is', () => {
  const every: Required<Answers> = {
    landSize: '30x40',
    rooms: '3BHK',
    parking: 'No',
    areaType: 'Hill',
    floors: 3,
    finish: 'best',
    plan: 'b',
    bedrooms: 2,
    parents: 'Yes',
    road: 'N',
    vastu: 'Yes',
    shop: 'Yes',
    authority: 'HR',
    corner: 'left',
    setBacks: { front: 2 },
    changes: 'mirror',
  };
  const search = planSearch(every, { cement: 420 });
  expect(Object.keys(search)).toHaveLength(Object.keys(every).length + 1);
  expect(searchReaders.house(search)).toEqual(search);
});
