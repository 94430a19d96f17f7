import { describe, expect, test } from 'vitest';
import { type ProductFilter, productFilter } from '#contract/marketplace/filter.ts';
import { normalise, normaliseCity } from '#server/platform/geo/normalise.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';
import { conditionsOf, type Filterable, pointOf, wordsCondition } from './listing-filter.data.ts';
import { orderOf } from './listing-order.data.ts';
import { placeOf, searchText } from './listing-place.rules.ts';
import { ranksOf } from './listing-ranks.data.ts';
import { statementName } from './listing-rows.data.ts';

const all: Filterable = { priced: true, experienced: true, hasCompany: true };
const none: Filterable = { priced: false, experienced: false, hasCompany: false };
/** A condition with its values in place of their marks. */
function conditions(filter: ProductFilter, has = all) {
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const point = filter.near === undefined ? undefined : pointOf(filter.near);
  const written = conditionsOf(filter, has, { bind, point });
  return written.map(({ text }) =>
    text.replace(/\$(\d+)(::\w+)?/g, (_, at) => JSON.stringify(values[Number(at) - 1])),
  );
}
const problem = (name: string, path: string) =>
  expect.objectContaining({ status: 400, problem: name, errors: [expect.objectContaining({ path })] });

describe('A filter narrows by what it names, and by nothing else', () => {
  test.each<[ProductFilter, string[]]>([
    [{}, []],
    [{ category: 'Tiles' }, ['r.category = "Tiles"']],
    [{ company: 'Tata' }, ['r.company = "Tata"']],
    [{ maxPrice: 700 }, ['r.price <= 700']],
    [{ maxPrice: 0 }, ['r.price <= 0']],
    [{ maxExperience: 2 }, ['r.experience <= 2']],
    [{ maxExperience: 50 }, ['r.experience <= 50']],
    [{ available: true }, ['r.available']],
    [{ available: false }, ['not r.available']],
    [{ verified: true, available: true }, ['r.available', 'r.verified']],
  ])('%j: %j', (filter, expected) => expect(conditions(filter)).toEqual(expected));

  test('"All" experience, 100, is no condition', () =>
    expect(conditions({ maxExperience: 100 })).toEqual([]));

  test('what a list has not got is no condition of it', () => {
    expect(conditions({ maxPrice: 1, maxExperience: 1, company: 'Tata' }, none)).toEqual([]);
  });

  test('a city is the same in every spelling', () => {
    const [latin] = conditions({ city: 'Bangalore' });
    expect(conditions({ city: 'बेंगलुरु' })).toEqual([latin]);
    expect(latin).toContain(normaliseCity('Bengaluru'));
  });

  test('a word that nobody has finds nobody', () => {
    const meanings = [
      { typed: 'ram', words: ['ramlal'] },
      { typed: 'xyzzy', words: [] },
    ];
    expect(wordsCondition(meanings, () => '$1')).toBe(' and r.words && $1::text[] and false');
    expect(wordsCondition([], () => '$1')).toBe('');
  });

  test('what is typed travels beside the statement, never in it', () => {
    const values: unknown[] = [];
    const bind = (value: unknown) => `$${values.push(value)}`;
    const evil = "'; drop table users; --";
    const filter = productFilter.parse({ category: evil, company: evil, city: evil, q: evil });
    const written = conditionsOf(filter, all, { bind, point: undefined });
    expect(written.join(' ')).not.toContain('drop');
    expect(values).toContain(evil);
  });

  test('a radius counts with a place alone', () => {
    expect(conditions({ radiusKm: 25 })).toEqual([]);
    expect(conditions({ near: '411001', radiusKm: 25 }).join(' ')).toContain('25000');
    expect(conditions({ near: '411001' })).toEqual([]);
  });
});

describe('A place is a PIN code or a point', () => {
  test.each([
    ['18.52, 73.85', { lat: 18.52, lng: 73.85 }],
    ['-33,151', { lat: -33, lng: 151 }],
    [' 0,0 ', { lat: 0, lng: 0 }],
  ])('%j', (near, point) => expect(pointOf(near)).toEqual(point));

  test('a PIN code with spaces is one, an unknown one has its neighbours’ place', () => {
    expect(pointOf('411 001')).toMatchObject({ lat: nearestKnown('411001')?.lat });
    expect(pointOf('452999')).toMatchObject({ lat: nearestKnown('452999')?.lat });
  });

  test.each([
    ['Pune', 'pin-invalid'],
    ['41100', 'pin-invalid'],
    ['', 'pin-invalid'],
    ['299999', 'pin-unknown'],
    ['999999', 'pin-unknown'],
    ['91,0', 'bad-input'],
    ['0,181', 'bad-input'],
  ])('%j is a 400: %s', (near, name) => expect(() => pointOf(near)).toThrow(problem(name, 'near')));
});

describe('The order of a list', () => {
  const order = (filter: ProductFilter, has = all) => {
    const point = filter.near === undefined ? undefined : pointOf(filter.near);
    const { by, direction, type } = orderOf(filter, has, { bind: () => '$1', point });
    return [by, direction, type];
  };
  test.each<[ProductFilter, string[]]>([
    [{}, ['newest', 'desc', 'timestamptz']],
    [{ near: '411001' }, ['nearest', 'asc', 'float8']],
    [{ near: '411001', sort: 'newest' }, ['newest', 'desc', 'timestamptz']],
    [{ sort: 'price' }, ['price', 'asc', 'integer']],
    [{ sort: '-price' }, ['-price', 'desc', 'integer']],
    [{ sort: 'experience' }, ['experience', 'desc', 'integer']],
  ])('%j: %j', (filter, expected) => expect(order(filter)).toEqual(expected));

  test('by what a list has not got is newest first', () => {
    for (const sort of ['price', '-price', 'experience'] as const)
      expect(order({ sort }, none)[0]).toBe('newest');
  });

  test('nearest first needs a place', () => {
    expect(() => order({ sort: 'nearest' })).toThrow(problem('sort-needs-place', 'sort'));
  });
});

describe('Who has the very words comes first', () => {
  const ram = { typed: 'ram', words: ['ram', 'ramesh', 'ramlal'] };
  test('where longer words are found too', () =>
    expect(ranksOf({ q: 'ram', available: true }, [ram])).toHaveLength(2));

  test.each<[string, ProductFilter, { typed: string; words: string[] }[]]>([
    ['without a search', {}, []],
    ['where a sort decides', { q: 'ram', sort: 'price' }, [ram]],
    ['where nearness decides', { q: 'ram', near: '411001' }, [ram]],
    ['where nobody has the very word', { q: 'rame' }, [{ typed: 'rame', words: ['ramesh', 'ramesha'] }]],
    ['where all have it', { q: 'ramlal' }, [{ typed: 'ramlal', words: ['ramlal'] }]],
  ])('not %s', (_, filter, meanings) => {
    const ranks = ranksOf({ ...filter, available: true }, meanings);
    expect(ranks.map(({ words }) => words(() => '$1'))).toEqual(['']);
  });
});

describe('Without a chosen sort those who are available come first', () => {
  test.each<[ProductFilter, (boolean | undefined)[]]>([
    [{}, [true, false]],
    [{ near: '411001' }, [true, false]],
    [{ sort: 'newest' }, [undefined]],
    [{ available: true }, [undefined]],
    [{ available: false }, [undefined]],
  ])('%j: %j', (filter, ranks) =>
    expect(ranksOf(filter, []).map(({ available }) => available)).toEqual(ranks),
  );

  test('but not of so many words as one letter begins', () => {
    const words = Array.from({ length: 200 }, (_, at) => `r${at}`);
    expect(ranksOf({ q: 'r' }, [{ typed: 'r', words }])).toHaveLength(1);
  });

  test('of each match', () => {
    const ranks = ranksOf({ q: 'ram' }, [{ typed: 'ram', words: ['ram', 'ramesh'] }]);
    expect(ranks.map(({ available }) => available)).toEqual([true, false, true, false]);
  });
});

describe('What a row holds of its place and words', () => {
  test('a PIN code that nobody knows is refused at the field pin', () => {
    expect(() => placeOf('299999', 'Pune')).toThrow(problem('pin-unknown', 'pin'));
    expect(placeOf('411001', 'Pune')).toMatchObject({ city_key: normaliseCity('पुणे') });
  });

  test('words are folded, each stands once, and names come first', () => {
    expect(searchText(['Laxmi', null, '', 'लक्ष्मी Pune', 'PUNE'])).toBe(searchText(['Lakshmi', 'Pune']));
    expect(searchText(['Ramesh', 'Pune']).trim().split(' ')).toHaveLength(2);
    expect(searchText(['Ramesh', 'Pune']).indexOf(normalise('Ramesh'))).toBe(1);
  });
});

test('The same statement has one name, another has another, and odd ones beyond some hundreds none', () => {
  expect(statementName('select 1')).toBe(statementName('select 1'));
  expect(statementName('select 1')).not.toBe(statementName('select 2'));
  for (let shape = 0; shape < 400; shape += 1) statementName(`select ${shape} as odd`);
  expect(statementName('select something else')).toBeUndefined();
  expect(statementName('select 1')).toBeDefined();
});
