import { describe, expect, test } from 'vitest';
import type { ProviderKind } from '#contract/marketplace/kinds.ts';
import { stateCodes } from '#domain/fair-pay/states.ts';
import { places } from '#server/platform/geo/pin-table.ts';
import { aBooking, inDays } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { payNotesFor } from './fair-pay.rules.ts';
import { forgetLocalBands } from './local-band.rules.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

const pune = { pin: '411001', city_key: 'pune', lat: 18.52, lng: 73.86 };
const indore = { pin: '452001', city_key: 'indore', lat: 22.72, lng: 75.86 };

/** Listings of this category, one for each price. */
async function list(
  prices: (number | null)[],
  more: {
    kind?: ProviderKind;
    category?: string;
    place?: typeof pune;
    group_size?: number;
    trades?: string[];
    demo?: boolean;
  } = {},
) {
  const { kind = 'worker', category = 'Tiles', place = pune, ...changes } = more;
  for (const price of prices) {
    const { userId } = await neev.loginAs();
    await neev.services.db
      .insertInto('providers')
      .values({
        kind,
        user_id: userId,
        name: 'Ramesh',
        category,
        price,
        address: 'Pune',
        search: '',
        ...place,
        ...changes,
      })
      .execute();
  }
  forgetLocalBands(neev.services.db);
}
const eight = [500, 600, 700, 800, 900, 1000, 1100, 1200];
const ask = async (query: string) => neev.call('GET', `/fairPay?${query}`, { as: await neev.loginAs() });
const local = async (query: string) =>
  (await ask(query)).body.data.filter(({ kind }: { kind: string }) => kind.endsWith('local'));
const localOf = async (query: string) => (await local(query)).map(({ kind }: { kind: string }) => kind);

/** Days of tiling in Pune that somebody else agreed to for each price. */
async function agree(skill: string, prices: number[], changes: { status?: string; dates?: object } = {}) {
  for (const price of prices) {
    const item = { category: 'Tiles', skill, price, ...(changes.dates && { dates: changes.dates }) };
    const { booking } = await aBooking(neev, { item, listing: { category: 'Tiles' }, price });
    if (changes.status === 'cancelled')
      await neev.services.db
        .updateTable('bookings')
        .set({ status: 'cancelled' })
        .where('id', '=', booking._id)
        .execute();
  }
  forgetLocalBands(neev.services.db);
}
const kindsOf = async (query: string) =>
  (await ask(query)).body.data.map(({ kind }: { kind: string }) => kind);

describe('The minimum wage', () => {
  test('of the site’s state is said with its date: at least ₹710 since 1 Apr 2025', async () => {
    const { status, body } = await ask('pin=110001&of=worker&category=Tiles&skill=unskilled&date=2026-12-02');
    expect(status).toBe(200);
    expect(body.data).toMatchObject([
      { kind: 'minimum', perDay: 710, since: '2025-04-01', skill: 'unskilled', basis: 'state' },
    ]);
    expect(body.data[0].sentence).toContain('at least ₹710 since 1 Apr 2025');
  });

  test('warns of less, a head and day', async () => {
    const at = 'pin=110001&of=groupWorker&category=Tiles&date=2026-12-02';
    expect(await kindsOf(`${at}&price=709`)).toEqual(['below-minimum']);
    expect(await kindsOf(`${at}&price=710`)).toEqual(['minimum']);
    expect(await kindsOf(`${at}&price=88&per=hour`)).toEqual(['below-minimum']);
    expect(await kindsOf(`${at}&price=4260&per=week`)).toEqual(['minimum']);
    expect(await kindsOf(`${at}&price=100&per=job`)).toEqual(['minimum']);
    expect(await kindsOf(`${at}&price=861&skill=skilled`)).toEqual(['below-minimum']);
  });

  test('is silent before its first day, in a state without a row, and for a fee or a machine', async () => {
    expect(await kindsOf('pin=110001&of=worker&category=Tiles&date=2025-03-31')).toEqual([]);
    // No page that could be read says what Tamil Nadu pays.
    expect(await kindsOf('pin=600001&of=worker&category=Tiles&price=1')).toEqual([]);
    expect(await kindsOf('pin=110001&of=engineer&category=Civil&price=1')).toEqual([]);
    expect(await kindsOf('pin=110001&of=product&category=Hammer&price=1')).toEqual([]);
  });

  test('is said with its state, its zone and what other zones have; a district is known by the PIN', async () => {
    const at = 'of=worker&category=Tiles&date=2026-12-02';
    expect((await ask(`pin=411001&${at}&skill=skilled`)).body.data).toMatchObject([
      {
        perDay: 882,
        state: 'Maharashtra',
        zone: 'III',
        zones: [{ zone: 'I' }, { zone: 'II' }, { zone: 'III' }],
      },
    ]);
    expect((await ask(`pin=201301&${at}`)).body.data).toMatchObject([
      { perDay: 526, zone: 'Gautam Buddh Nagar, Ghaziabad' },
    ]);
    expect((await ask(`pin=226001&${at}`)).body.data).toMatchObject([
      { perDay: 423, state: 'Uttar Pradesh' },
    ]);
  });

  test('knows the state of every PIN code', () => {
    const states = new Set([...places().byPin.values()].map(({ state }) => state));
    expect([...states].filter((state) => stateCodes[state] === undefined)).toEqual([]);
  });
});

describe('The usual price', () => {
  test('is the middle half of eight listings or more of the category within 50 km', async () => {
    await list(eight.slice(1));
    await list([50], { place: indore });
    await list([50], { category: 'Loading' });
    await list([null]);
    const at = 'pin=411001&of=worker&category=Tiles';
    expect(await localOf(at)).toEqual([]);
    await list([500]);
    expect(await local(at)).toMatchObject([{ kind: 'local', low: 600, high: 1000, perDay: 800 }]);
    expect(await localOf(`${at}&price=599`)).toEqual(['below-local']);
    expect(await localOf(`${at}&price=600`)).toEqual(['local']);
  });

  test('of crews is a head’s', async () => {
    await list(
      eight.map((price) => price * 10),
      { kind: 'groupWorker', category: 'Tiles | Marbel', group_size: 10 },
    );
    expect(await local('pin=411001&of=groupWorker&category=Tiles%20%7C%20Marbel')).toMatchObject([
      { kind: 'local', low: 600, high: 1000 },
    ]);
  });

  test('does not hear made-up listings where there is no demo', async () => {
    await list(eight, { demo: true });
    expect(await localOf('pin=411001&of=worker&category=Tiles')).toEqual([]);
  });

  test('of a skill is what eight or more people agreed to last, so that a mason’s is no helper’s', async () => {
    await list(eight);
    const at = 'pin=411001&of=worker&category=Tiles';
    await agree('skilled', [700, 800, 900, 1000, 1000, 1100, 1200]);
    await agree('unskilled', [450, 450, 500, 500, 550, 550, 600, 600]);
    expect(await local(`${at}&skill=skilled`)).toEqual([]);
    await agree('skilled', [1000]);
    expect(await local(`${at}&skill=skilled`)).toMatchObject([{ low: 800, high: 1000, skill: 'skilled' }]);
    expect(await local(`${at}&skill=unskilled`)).toMatchObject([{ low: 450, high: 550, skill: 'unskilled' }]);
    expect(await local(`${at}&skill=semi`)).toEqual([]);
    expect(await local('pin=452001&of=worker&category=Tiles&skill=skilled')).toEqual([]);
  });

  test('of a trade is what listings that say it ask, where too few have agreed yet', async () => {
    await list(eight, { category: 'Construction', trades: ['mason'] });
    await list(
      eight.map((price) => price / 2),
      { category: 'Construction', trades: ['helper'] },
    );
    const at = 'pin=411001&of=worker&category=Construction';
    expect(await local(`${at}&trade=mason`)).toMatchObject([{ low: 600, high: 1000 }]);
    expect(await local(`${at}&trade=helper`)).toMatchObject([{ low: 300, high: 500 }]);
    // The form's mason and helper of building work.
    expect(await local(`${at}&skill=skilled`)).toMatchObject([{ low: 600, high: 1000, skill: 'skilled' }]);
    expect(await local(`${at}&skill=unskilled`)).toMatchObject([{ low: 300, high: 500, skill: 'unskilled' }]);
  });

  test('of a skill hears neither cancelled days nor half ones, and of each person once', async () => {
    const at = 'pin=411001&of=worker&category=Tiles&skill=semi';
    await agree('semi', [...eight.slice(2), 50], { status: 'cancelled' });
    await agree('semi', eight, { dates: { from: inDays(2), days: 1, part: 'morning' } });
    expect(await local(at)).toEqual([]);
    await agree('semi', eight);
    expect(await local(at)).toMatchObject([{ low: 600, high: 1000 }]);
  });

  test('is kept for some minutes for the whole neighbourhood', async () => {
    await list(eight);
    const work = { of: 'worker', category: 'Tiles', price: null, per: 'day', workDay: '2026-12-02' } as const;
    const before = await payNotesFor(neev.services, { ...work, pin: '411001' });
    await neev.services.db.deleteFrom('providers').execute();
    expect(await payNotesFor(neev.services, { ...work, pin: '411002' })).toEqual(before);
    expect(before.map(({ kind }) => kind)).toEqual(['minimum', 'local']);
  });
});

test('What is asked for wrongly is named', async () => {
  const { status, body } = await ask('pin=911001&of=mason&category=');
  expect(status).toBe(400);
  expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual(['category', 'of', 'pin']);
  expect((await neev.call('GET', '/fairPay?pin=411001&of=worker&category=Tiles')).status).toBe(401);
});

test('A PIN code that nobody knows is met with silence', async () => {
  expect(await kindsOf('pin=899999&of=worker&category=Tiles&price=1')).toEqual([]);
});
