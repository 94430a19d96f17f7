import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dates as hireDates } from '#contract/hiring/terms.ts';
import { saidAt } from '#contract/hiring/work-book.ts';
import { aRental } from './testing/a-rental.ts';
import { contractCalls } from './testing/contract-calls.ts';
import { evidenceWithDates } from './testing/evidence-dates.ts';
import {
  aBooking,
  aListedWorker,
  anItem,
  aRequest,
  ask,
  inDays,
  type Listed,
  offer,
} from './testing/hiring.ts';
import { noTexts, oddDays, oddTimes } from './testing/odd-moments.ts';
import { aContractor, aGroup, aRentalProvider, aWorker } from './testing/registrations.ts';
import { contractsWithDates } from './testing/site-books.ts';
import { type Answer, type TestUser, useTestApp } from './testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

// Every call that takes a date, found in its schemas, is given days that are none, or that no use of it needs.

type Sort = 'day' | 'time' | 'clock' | 'dates' | 'unread';
interface Place {
  path: string;
  sort: Sort;
}

interface Def {
  type: string;
  format?: string;
  shape?: Record<string, unknown>;
  options?: unknown[];
  items?: unknown[];
  element?: unknown;
  valueType?: unknown;
  innerType?: unknown;
  in?: unknown;
  out?: unknown;
}

/** The places of a schema at which a day or a moment stands, and those that are read later. */
function placesOf(schema: unknown, path: string): Place[] {
  if (schema === hireDates) return [{ path, sort: 'dates' }];
  if (schema === saidAt) return [{ path, sort: 'clock' }];
  const { def } = (schema as { _zod: { def: Def } })._zod;
  const { type, format, shape = {}, options = [], items = [], element, valueType, innerType } = def;
  if (format === 'date') return [{ path, sort: 'day' }];
  if (format === 'datetime') return [{ path, sort: 'time' }];
  if (type === 'unknown' || type === 'any') return [{ path, sort: 'unread' }];
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const inside = [innerType, valueType, def.in, def.out, ...options].filter((one) => one !== undefined);
  return [
    ...Object.entries(shape).flatMap(([name, one]) => placesOf(one, below(name))),
    ...items.flatMap((one, place) => placesOf(one, below(String(place)))),
    ...(element === undefined ? [] : placesOf(element, below('0'))),
    ...inside.flatMap((one) => placesOf(one, path)),
  ];
}

const withDates = (await contractCalls()).flatMap(({ method, path, params, query, body }) => {
  const places = [...(params ? placesOf(params, '') : []), ...(query ? placesOf(query, '') : [])];
  const all = [...places, ...(body ? placesOf(body, '') : [])];
  return all.length > 0 ? [{ call: `${method} ${path}`, method, places: all }] : [];
});

interface Good {
  as: TestUser;
  url: string;
  body?: Record<string, unknown>;
  /** Places of what is read later. */
  more?: Place[];
  answers?: number;
}

const days = () => ({ from: inDays(1), to: inDays(2) });
const list = (url: string) => async (): Promise<Good> => ({
  as: await neev.loginAs(),
  url: `${url}?freeFrom=${inDays(1)}&freeTo=${inDays(2)}`,
});
const asked = (query: object) => new URLSearchParams(Object.entries(query)).toString();

async function anOffer(): Promise<{ customer: TestUser; worker: Listed; itemId: string }> {
  const [customer, worker] = [await neev.loginAs(), await aListedWorker(neev)];
  const made = await ask(neev, customer, { to: [worker.listing] });
  return { customer, worker, itemId: made.items[0]._id };
}

const aHire = () => aRental(neev, { dates: { from: inDays(0), days: 2 } });
const dates = () => ({ from: inDays(3), days: 2 });

/** An admin says on which day they saw the owner of a record. */
const seen = (register: string, update: string, record: object) => async (): Promise<Good> => {
  const { body } = await neev.call('POST', register, { as: await neev.loginAs(), body: record });
  const evidence = { kind: 'in-person', by: 'A clerk', on: inDays(0) };
  const url = `${update}/${body.data._id}`;
  return { as: await neev.loginAs({ admin: true }), url, body: { evidence } };
};

const good: Record<string, () => Promise<Good>> = {
  'GET /getAllWorkers': list('/getAllWorkers'),
  'GET /getAllGroupWorkers': list('/getAllGroupWorkers'),
  'GET /getAllContractors': list('/getAllContractors'),
  'GET /getAllEngineers': list('/getAllEngineers'),
  'GET /getAllProductProvider': list('/getAllProductProvider'),
  'GET /getProducts': list('/getProducts'),
  'GET /freeDays/:kind/:id': async () => {
    const as = await aListedWorker(neev);
    return { as, url: `/freeDays/worker/${as.listing._id}?${asked(days())}` };
  },
  'GET /ownDays': async () => {
    const as = await aListedWorker(neev);
    return { as, url: `/ownDays?${asked({ listing: as.listing._id, ...days() })}` };
  },
  'POST /blocks': async () => {
    const as = await aListedWorker(neev);
    return { as, url: '/blocks', body: { clientId: 'b', listing: as.listing, ...days() }, answers: 201 };
  },
  'PUT /stillFree': async () => ({
    as: await aListedWorker(neev),
    url: '/stillFree',
    body: { answer: 'from', from: inDays(3) },
  }),
  ...evidenceWithDates(neev),
  ...contractsWithDates(neev),
  'GET /fairPay': async () => ({
    as: await neev.loginAs(),
    url: `/fairPay?${asked({ pin: '411001', of: 'worker', category: 'Construction', date: inDays(0) })}`,
  }),
  'POST /jobRequests': async () => ({
    as: await neev.loginAs(),
    url: '/jobRequests',
    body: aRequest({ items: [anItem()] }),
    answers: 201,
  }),
  'POST /jobOffers': async () => {
    const { worker, itemId } = await anOffer();
    const body = { clientId: 'o', itemId, listing: worker.listing, count: 1, price: 700, dates: dates() };
    return { as: worker, url: '/jobOffers', body, answers: 201 };
  },
  'POST /jobOffers/:id/counter': async () => {
    const { customer, worker, itemId } = await anOffer();
    const { body } = await offer(neev, worker, { itemId });
    const url = `/jobOffers/${body.data._id}/counter`;
    return { as: customer, url, body: { clientId: 'c', dates: dates() }, answers: 201 };
  },
  'POST /bookings/:id/changes': async () => {
    const { customer, booking } = await aBooking(neev);
    const url = `/bookings/${booking._id}/changes`;
    return { as: customer, url, body: { clientId: 'c', dates: dates() }, answers: 201 };
  },
  'POST /bookings/:id/again': async () => {
    const { customer, booking } = await aBooking(neev);
    await neev.services.db
      .updateTable('bookings')
      .set({ status: 'done' })
      .where('id', '=', booking._id)
      .execute();
    const url = `/bookings/${booking._id}/again`;
    return {
      as: customer,
      url,
      body: { clientId: 'fresh', dates: { ...dates(), from: inDays(20) } },
      answers: 201,
    };
  },
  'POST /matches': async () => ({
    as: await neev.loginAs(),
    url: '/matches',
    body: { items: [{ of: 'worker', category: 'Construction' }], pin: '411001', dates: dates() },
  }),
  'PUT /updateWorker/:id': seen('/worker', '/updateWorker', aWorker()),
  'PUT /updateGroupWorker/:id': seen('/addGroupWorker', '/updateGroupWorker', aGroup()),
  'PUT /updateContractor/:id': seen('/contractor', '/updateContractor', aContractor()),
  'PUT /updateEngineer/:id': seen('/contractor', '/updateEngineer', aContractor({ role: 'Civil' })),
  'PUT /updateProvider/:id': seen('/registerRentalProvider', '/updateProvider', aRentalProvider()),
  'POST /rentQuote': async () => {
    const { customer, productId } = await aHire();
    return { as: customer, url: '/rentQuote', body: { productId, dates: dates() } };
  },
  'POST /bookings/:id/faults': async () => {
    const { customer, id, unit } = await aHire();
    const body = { unitId: unit, text: 'It stands', at: new Date().toISOString() };
    return { as: customer, url: `/bookings/${id}/faults`, body, answers: 201 };
  },
  'PUT /bookings/:id/faults/:faultId': async () => {
    const { customer, id, unit } = await aHire();
    const body = { unitId: unit, text: 'It stands' };
    const said = await neev.call('POST', `/bookings/${id}/faults`, { as: customer, body });
    const url = `/bookings/${id}/faults/${said.body.data._id}`;
    return { as: customer, url, body: { repairedAt: new Date().toISOString() } };
  },
  'PUT /notices/seen': async () => ({
    as: await neev.loginAs(),
    url: '/notices/seen',
    body: { until: new Date().toISOString() },
  }),
  'POST /hajri/:bookingId': async () => {
    const { customer, id, unit } = await aHire();
    const saidAt = new Date().toISOString();
    const day = { unit, date: inDays(0), mark: 'full' };
    const money = { sort: 'wage', to: 'provider', amount: 5, on: inDays(0), how: 'cash' };
    const entries = [
      { clientId: 'fresh', kind: 'day', body: day, saidAt },
      { clientId: 'fresh', kind: 'money', body: money, saidAt },
    ];
    const more: Place[] = [
      { path: 'entries.0.body.date', sort: 'day' },
      { path: 'entries.0.saidAt', sort: 'clock' },
      { path: 'entries.1.body.on', sort: 'day' },
    ];
    return { as: customer, url: `/hajri/${id}`, body: { entries }, more };
  },
};

const odd: Record<Exclude<Sort, 'unread'>, () => unknown[]> = {
  day: () => [...oddDays, ...noTexts],
  time: () => [...oddTimes, ...noTexts],
  // A device's clock is shown, however wrong, and decides nothing: any year of four digits will do.
  clock: () => [...oddTimes.filter((said) => !/^(1582|1970|9999)-.*Z$/.test(said)), ...noTexts],
  dates: () => [
    ...oddDays.map((from) => ({ from, days: 2, restDays: [6] })),
    ...oddTimes.map((start) => ({ start, hours: 2 })),
    ...[0, -1, 1.5, 181, 1e9, 1e308, 'x', null].map((count) => ({ ...dates(), days: count })),
    ...[0, -1, 169, 1e9, 'x', null].map((hours) => ({ start: `${inDays(3)}T04:00:00Z`, hours })),
    ...[[0, 1, 2, 3, 4, 5, 6], [7], [1, 1], [0.5], 'all'].map((restDays) => ({ ...dates(), restDays })),
    { ...dates(), from: inDays(1000) },
    ...noTexts,
    'soon',
  ],
};

function put(value: unknown, [name = '', ...rest]: string[], said: unknown): unknown {
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? putIn(one, rest, said) : one));
  return { ...(value as object), [name]: putIn((value as Record<string, unknown>)[name], rest, said) };
}
const putIn = (value: unknown, rest: string[], said: unknown) =>
  rest.length === 0 ? said : put(value, rest, said);

/** An entry that stands in its book already is not read again. */
const named = (body: unknown): object =>
  JSON.parse(JSON.stringify(body).replaceAll('"fresh"', () => JSON.stringify(randomUUID())));

/** Texts alone stand in an address. */
function send(
  { as, url, body }: Good,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  [path, said]: [string, unknown],
) {
  if (body) return neev.call(method, url, { as, body: named(put(body, path.split('.'), said)) });
  const [page = '', query] = url.split('?');
  const written = new URLSearchParams(query);
  written.set(path, typeof said === 'string' ? said : JSON.stringify(said));
  return neev.call(method, `${page}?${written.toString()}`, { as });
}

/** How one entry of a batch fared is told in it. */
const refused = ({ status, body }: Answer): boolean =>
  status === 400 || (status === 200 && body.data.some?.((one: { problem?: object }) => one.problem));

// A loop over days makes texts of them: one that does not end fails here instead of hanging.
const mostTexts = 3000;
let texts = 0;
let spy: { mockRestore(): void };
const textOf: (this: Date) => string = Reflect.get(Date.prototype, 'toISOString');
beforeEach(() => {
  spy = vi.spyOn(Date.prototype, 'toISOString').mockImplementation(function (this: Date) {
    texts += 1;
    if (texts > mostTexts) throw new Error('too many days were walked');
    return textOf.call(this);
  });
});
afterEach(() => spy.mockRestore());

test('every call that takes a date is tried below, and none is that does not', () => {
  expect(withDates.map(({ call }) => call).sort()).toEqual(Object.keys(good).sort());
});

describe.each(withDates)('$call', ({ call, method, places }) => {
  test('refuses every odd date, walks few days, and takes a good one', async () => {
    const fine = await good[call]?.();
    if (!fine) throw new Error('a call with dates that is not tried');
    // What signs an entry is read with it, and holds no date.
    const unread = places.flatMap(({ sort, path }) =>
      sort === 'unread' && !/\.(device|n|seen|sig)$/.test(path) ? [path] : [],
    );
    const tried = (fine.more ?? []).map(({ path }) => path);
    for (const path of unread)
      expect(tried.some((one) => one.startsWith(path.replace(/\.0/, '')) || one.startsWith(path))).toBe(true);
    const taken: unknown[] = [];
    for (const { path, sort } of [...places, ...(fine.more ?? [])]) {
      if (sort === 'unread') continue;
      for (const said of odd[sort]()) {
        texts = 0;
        const answer = await send(fine, method, [path, said]);
        if (!refused(answer)) taken.push([path, said, answer.status, answer.body.type]);
      }
    }
    expect(taken).toEqual([]);
    texts = 0;
    const { status, body } = await neev.call(method, fine.url, {
      as: fine.as,
      ...(fine.body && { body: named(fine.body) }),
    });
    expect([status, body.type]).toEqual([fine.answers ?? 200, undefined]);
  });
});

test.each<[string, string, string, string]>([
  ['/ownDays?listing=:id&', 'from', 'to', 'days-many'],
  ['/freeDays/worker/:id?', 'from', 'to', 'days-many'],
  ['/getAllWorkers?', 'freeFrom', 'freeTo', 'days-free-many'],
])(
  '%s refuses more days than it shows at once, and days that run backwards',
  async (path, from, to, many) => {
    const as = await aListedWorker(neev);
    const url = path.replace(':id', as.listing._id);
    const asks = async (first: number, last: number) => {
      const { status, body } = await neev.call(
        'GET',
        `${url}${asked({ [from]: inDays(first), [to]: inDays(last) })}`,
        { as },
      );
      return [status, body.errors?.[0]];
    };
    texts = 0;
    expect(await asks(-1800, 700)).toMatchObject([400, { path: to, type: `/problems/${many}` }]);
    expect(await asks(9, 8)).toMatchObject([400, { path: to, type: '/problems/days-backwards' }]);
  },
);

test('a day that is refused is told with the days that are taken', async () => {
  const as = await neev.loginAs();
  const { body } = await neev.call('GET', `/ownDays?listing=${randomUUID()}&from=9999-12-31&to=9999-12-31`, {
    as,
  });
  expect(body).toMatchObject({
    detail: 'Choose a day from 5 years ago to 2 years ahead',
    errors: [
      { path: 'from', type: '/problems/day-invalid' },
      { path: 'to', type: '/problems/day-invalid' },
    ],
  });
});

test.each([400, -2])('work %i days from now is neither asked for, nor offered', async (ahead) => {
  const { customer, worker, itemId } = await anOffer();
  const wanted = { from: inDays(ahead), days: 1 };
  const body = aRequest({ items: [anItem({ dates: wanted })] });
  const asks = await neev.call('POST', '/jobRequests', { as: customer, body });
  const offers = await offer(neev, worker, { itemId, dates: wanted });
  for (const { status, body } of [asks, offers])
    expect([status, body.type]).toEqual([400, '/problems/dates-invalid']);
});

test('a record of long ago is still shown, though no call takes its days any more', async () => {
  const { customer, id } = await aRental(neev, { dates: { from: '2011-02-03', days: 2 }, status: 'done' });
  texts = 0;
  const { status, body } = await neev.call('GET', `/bookings/${id}`, { as: customer });
  expect([status, body.data.dates]).toEqual([200, { from: '2011-02-03', days: 2 }]);
  const { body: book } = await neev.call('GET', `/hajri/${id}`, { as: customer });
  expect(book.dates).toEqual(['2011-02-03', '2011-02-04']);
});

test('a forged place in a list, of a day that is none, is refused', async () => {
  const as = await neev.loginAs();
  const cursorOf = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');
  for (const said of ['0000-01-01T00:00:00Z', '+275760-09-13T00:00:00Z', 'now']) {
    const cursor = cursorOf('notices', said, randomUUID());
    expect((await neev.call('GET', `/notices?cursor=${cursor}`, { as })).status).toBe(400);
  }
});
