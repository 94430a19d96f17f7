import { createHash, randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryRecord } from '#contract/hiring/ledger.calls.ts';
import { brokenAt } from '#domain/ledger/chain.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { hashOf } from '#server/platform/ledger/hash.ts';
import { type ABooking, aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const days = (from: number) => `2099-11-${String(from).padStart(2, '0')}`;

// Evening of the fifth day of a booking of six days from 2 November, of a year that no session ends before.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const entry = (kind: string, body: object, saidAt = '2099-11-06T12:00:00Z') => ({
  clientId: randomUUID(),
  kind,
  body,
  saidAt,
});
const day = (unit: string | undefined, date: string, mark = 'full', more: object = {}) =>
  entry('day', { unit, date, mark, ...more });
const money = (to: string, amount: number, more: object = {}) =>
  entry('money', { sort: 'advance', to, amount, on: '2099-11-03', how: 'cash', ...more });

const post = (as: TestUser, { bookingId }: Pick<ABooking, 'bookingId'>, entries: unknown) =>
  neev.call('POST', `/hajri/${bookingId}`, { as, body: { entries } as object });
const read = async (as: TestUser, { bookingId }: Pick<ABooking, 'bookingId'>, query = '') =>
  (await neev.call('GET', `/hajri/${bookingId}${query}`, { as })).body;
const problemsOf = (body: { data: { problem?: { type: string } }[] }) =>
  body.data.map(({ problem }) => problem?.type.replace('/problems/', ''));

async function aBook(wanted: Partial<Parameters<typeof aBooking>[1]> = {}) {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const booking = await aBooking(neev, { customer, provider, ...wanted });
  return { customer, provider, ...booking, unit: booking.units[0] ?? '' };
}
const bookingRow = ({ bookingId }: ABooking) =>
  neev.services.db
    .selectFrom('bookings')
    .select(['status', 'version'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();

describe('Both sides write the days', () => {
  test('an agreed day is the lesser of both words; where the customer is silent there is none, where the provider is, the customer’s', async () => {
    const book = await aBook();
    await post(book.provider, book, [
      day(book.unit, days(2)),
      day(book.unit, days(3), 'full', { overtimeHours: 2 }),
      day(book.unit, days(4)),
    ]);
    await post(book.customer, book, [
      day(book.unit, days(3), 'half'),
      day(book.unit, days(4)),
      day(book.unit, days(5), 'half'),
    ]);
    const { days: shown, balance, side } = await read(book.customer, book);
    const said = { unitId: book.unit, disputed: false, late: false };
    const none = { agreed: null, customerSays: null, providerSays: null, overtimeHours: 0, ...said };
    expect(shown).toEqual([
      { ...none, date: days(2), providerSays: 'full' },
      { ...none, date: days(3), agreed: 'half', customerSays: 'half', providerSays: 'full' },
      { ...none, date: days(4), agreed: 'full', customerSays: 'full', providerSays: 'full' },
      { ...none, date: days(5), agreed: 'half', customerSays: 'half' },
    ]);
    // Two halves of 350 and one full day; if every claim counted, two hours of overtime of 175 too.
    expect(balance.agreed).toEqual({ earned: 1400, paid: 0, due: 1400 });
    expect(balance.inQuestion).toEqual({ earned: 700 + 700 + 350 + 700 + 350, paid: 0, due: 2800 });
    expect(side).toBe('customer');
  });

  test('money counts once its receiver says or agrees to it, and a payment that both wrote counts once', async () => {
    const book = await aBook();
    const { body: paid } = await post(book.customer, book, [money('provider', 500), money('provider', 300)]);
    expect((await read(book.provider, book)).balance).toMatchObject({
      agreed: { paid: 0 },
      inQuestion: { paid: 800 },
    });
    const { body: got } = await post(book.provider, book, [money('provider', 500)]);
    expect((await read(book.provider, book)).balance).toMatchObject({
      agreed: { paid: 500 },
      inQuestion: { paid: 1300 },
    });
    await post(book.provider, book, [
      entry('agree', { entry: paid.data[0].entry._id, sameAs: got.data[0].entry._id }),
      entry('dispute', { entry: paid.data[1].entry._id, reason: 'That was another job' }),
    ]);
    expect((await read(book.provider, book)).balance).toEqual({
      agreed: { earned: 0, paid: 500, due: -500 },
      inQuestion: { earned: 0, paid: 800, due: -800 },
    });
  });

  test('a correction stands in the place of what its author wrote, and of nobody else’s', async () => {
    const book = await aBook();
    const { body } = await post(book.customer, book, [day(book.unit, days(2))]);
    const { _id } = body.data[0].entry;
    const half = { unit: book.unit, date: days(2), mark: 'half' };
    const later = '2099-11-06T12:30:00Z';
    const correct = (said: object) => entry('correct', { entry: _id, body: said }, later);
    const { body: other } = await post(book.provider, book, [correct(half)]);
    expect(problemsOf(other)).toEqual(['not-allowed']);
    const { body: own } = await post(book.customer, book, [
      correct(half),
      correct({ ...half, date: days(3) }),
    ]);
    expect(problemsOf(own)).toEqual([undefined, 'bad-input']);
    expect((await read(book.customer, book)).days).toMatchObject([{ customerSays: 'half' }]);
  });

  test('the first day of work sets the booking under way, once, and the book says so', async () => {
    const book = await aBook();
    await post(book.provider, book, [day(book.unit, days(2), 'absent')]);
    expect(await bookingRow(book)).toEqual({ status: 'agreed', version: 1 });
    await post(book.provider, book, [day(book.unit, days(2)), day(book.unit, days(3))]);
    expect(await bookingRow(book)).toEqual({ status: 'under_way', version: 2 });
    await post(book.customer, book, [day(book.unit, days(2))]);
    expect(await bookingRow(book)).toEqual({ status: 'under_way', version: 2 });
    const { data } = await read(book.provider, book);
    expect(data.map(({ kind }: EntryRecord) => kind)).toEqual(['event', 'day', 'day', 'day', 'event', 'day']);
    expect(data[4]).toMatchObject({
      side: 'neev',
      author: null,
      clientId: null,
      body: { state: 'under_way' },
    });
  });
});

describe('What cannot stand in a book has its own answer', () => {
  test('a bad entry is refused with its problem, and the others are written', async () => {
    const book = await aBook();
    const { status, body } = await post(book.customer, book, [
      day(book.unit, days(2)),
      day(book.unit, days(7)),
      day(book.unit, days(1)),
      day(randomUUID(), days(2)),
      day(book.unit, days(3), 'gone'),
      day(book.unit, days(3), 'full', { overtimeHours: 9 }),
      day(book.unit, days(3), 'full', { hours: 5 }),
      money('provider', 0),
      money('provider', 10_000_001),
      money('provider', 2.5),
      money('provider', 500, { on: days(7) }),
      entry('event', { state: 'done' }),
      entry('agree', { entry: randomUUID() }),
      entry('dispute', { entry: randomUUID(), reason: '' }),
      { ...day(book.unit, days(4)), saidAt: 'yesterday' },
      money('provider', 10_000_000),
    ]);
    expect(status).toBe(200);
    expect(problemsOf(body)).toEqual([
      undefined,
      'entry-date',
      'entry-date',
      'not-found',
      'bad-input',
      'bad-input',
      'bad-input',
      'money-invalid',
      'money-invalid',
      'money-invalid',
      'entry-date',
      'bad-input',
      'not-found',
      'reason-missing',
      'bad-input',
      undefined,
    ]);
    expect(body.data[1].problem).toEqual({
      type: '/problems/entry-date',
      title: 'entry date',
      status: 400,
      detail: 'Mark a day of this booking, up to today',
    });
    // With what was agreed, the book's first line.
    expect((await read(book.customer, book)).data).toHaveLength(4);
  });

  test('a malformed envelope is 400, and nothing is written', async () => {
    const book = await aBook();
    const many = Array.from({ length: 201 }, () => day(book.unit, days(2)));
    const unnamed = [day(book.unit, days(2)), { kind: 'day', body: {}, saidAt: '' }];
    for (const entries of [undefined, {}, [], many, unnamed])
      expect((await post(book.customer, book, entries)).status).toBe(400);
    expect((await post(book.customer, book, unnamed)).body.errors).toEqual([
      expect.objectContaining({ path: 'entries.1.clientId' }),
    ]);
    expect((await read(book.customer, book)).data).toEqual([]);
  });

  test('nobody agrees to their own entry, and no day of a cancelled hire is written; money is', async () => {
    const book = await aBook();
    const { body } = await post(book.customer, book, [money('provider', 500), day(book.unit, days(2))]);
    const agree = entry('agree', { entry: body.data[0].entry._id });
    expect(problemsOf((await post(book.customer, book, [agree])).body)).toEqual(['not-allowed']);
    const { db } = neev.services;
    await db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', book.bookingId).execute();
    const answers = await post(book.provider, book, [
      day(book.unit, days(3)),
      entry('agree', { entry: body.data[1].entry._id }),
      money('provider', 100),
      agree,
    ]);
    expect(problemsOf(answers.body)).toEqual(['state-changed', 'state-changed', undefined, undefined]);
  });

  test('days are open until 90 days after the end; more than 31 days late they are marked so', async () => {
    const statusAt = new Date('2099-11-08T10:00:00Z');
    const book = await aBook({ status: 'done', statusAt });
    vi.setSystemTime(new Date('2100-02-06T10:00:00Z'));
    const { body } = await post(book.provider, book, [day(book.unit, days(7))]);
    expect(body.data[0]).toMatchObject({ late: true, entry: { kind: 'day' } });
    expect((await read(book.provider, book)).days).toMatchObject([{ date: days(7), late: true }]);
    vi.setSystemTime(new Date('2100-02-06T10:00:01Z'));
    const late = await post(book.provider, book, [day(book.unit, days(6)), money('provider', 5)]);
    expect(problemsOf(late.body)).toEqual(['state-changed', undefined]);
  });

  test('a user writes 2,000 entries a day; what was refused or sent again does not count', async () => {
    const book = await aBook();
    const batch = Array.from({ length: 200 }, () => day(book.unit, days(2)));
    const wrong = Array.from({ length: 200 }, () => day(book.unit, days(9)));
    for (let time = 0; time < 10; time += 1) {
      await post(book.customer, book, wrong);
      await post(
        book.customer,
        book,
        batch.map((one) => (time === 0 ? one : { ...one, clientId: randomUUID() })),
      );
    }
    const { status, body } = await post(book.customer, book, [day(book.unit, days(3))]);
    expect([status, body.type]).toEqual([429, '/problems/too-many']);
  });
});

describe('A book is a chain', () => {
  test('each entry’s hash is the SHA-256 of the one before and its digest, that of its salt and its JSON', async () => {
    const book = await aBook();
    const { body } = await post(book.customer, book, [
      money('provider', 500, { ref: 'यूपीआई "12"' }),
      day(book.unit, days(2)),
    ]);
    const [first, second] = body.data.map((answer: { entry: EntryRecord }) => answer.entry);
    const text =
      `{"_id":"${first._id}","author":"${book.customer.userId}","body":{"amount":500,"how":"cash",` +
      `"on":"2099-11-03","ref":"यूपीआई \\"12\\"","sort":"advance","to":"provider"},"clientId":"${first.clientId}",` +
      '"createdAt":"2099-11-06T13:00:00.000Z","kind":"money","saidAt":"2099-11-06T12:00:00.000Z","seq":2,"side":"customer"}';
    const digest = createHash('sha256').update(Buffer.from(first.salt, 'hex')).update(text).digest();
    const hash = createHash('sha256').update(Buffer.from(first.prev, 'hex')).update(digest).digest('hex');
    expect(first).toMatchObject({ seq: 2, hash });
    expect(second).toMatchObject({ seq: 3, prev: hash });
    const { data, head } = await read(book.provider, book);
    expect(data[0]).toMatchObject({ seq: 1, prev: '00'.repeat(32), kind: 'event' });
    expect(data.slice(1, 3)).toEqual([first, second]);
    expect([brokenAt<Entry>(data, hashOf), head]).toEqual([undefined, data.at(-1).hash]);
    expect((await read(book.provider, book, '?after=1')).data).toEqual(data.slice(1));
  });

  test('sent twice under its name, an entry is the first one, and no row changes', async () => {
    const book = await aBook();
    const one = day(book.unit, days(2));
    const { body: first } = await post(book.customer, book, [one]);
    const before = await read(book.customer, book);
    const again = [one, { ...one, kind: 'money', body: {} }, one];
    const { body: second } = await post(book.customer, book, again);
    expect(second.data).toEqual([first.data[0], first.data[0], first.data[0]]);
    expect(await read(book.customer, book)).toEqual(before);
  });

  test('twice within one batch it is once; the same name of the other side is another entry', async () => {
    const book = await aBook();
    const one = day(book.unit, days(2), 'absent');
    const { body } = await post(book.customer, book, [one, one]);
    expect(body.data[0]).toEqual(body.data[1]);
    await post(book.provider, book, [one]);
    expect((await read(book.customer, book)).data).toHaveLength(3);
  });

  test('both sides writing at once make one chain without a gap', async () => {
    const book = await aBook({ of: 'groupWorker', count: 4 });
    const batch = () => book.units.flatMap((unit) => [2, 3, 4, 5].map((date) => day(unit, days(date))));
    const twice = batch();
    await Promise.all([
      post(book.customer, book, batch()),
      post(book.provider, book, twice),
      post(book.provider, book, twice),
      post(book.customer, book, batch()),
    ]);
    const { data } = await read(book.customer, book);
    expect(data).toHaveLength(16 * 3 + 2);
    expect(brokenAt<Entry>(data, hashOf)).toBeUndefined();
  });

  test('the table itself refuses to change a line', async () => {
    const book = await aBook();
    await post(book.customer, book, [day(book.unit, days(2))]);
    const { db } = neev.services;
    await expect(db.updateTable('ledger_entries').set({ kind: 'money' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('ledger_entries').execute()).rejects.toThrow('append-only');
  });
});
