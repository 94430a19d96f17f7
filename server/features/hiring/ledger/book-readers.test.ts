import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryRecord } from '#contract/hiring/ledger.calls.ts';
import { personUnit } from '#server/features/hiring/calendar/units/unit.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const said = (kind: string, body: object) => ({
  clientId: randomUUID(),
  kind,
  body,
  saidAt: '2099-11-06T12:00:00Z',
});
const day = (unit: string | undefined, date = '2099-11-02', mark = 'full') =>
  said('day', { unit, date, mark });
const paid = (amount: number, ref?: string) =>
  said('money', { sort: 'wage', to: 'provider', amount, on: '2099-11-06', how: 'upi', ref });
const post = async (as: TestUser, bookingId: string, ...entries: object[]) =>
  (await neev.call('POST', `/hajri/${bookingId}`, { as, body: { entries } })).body.data;
const typesOf = (answers: { problem?: { type: string } }[]) => answers.map(({ problem }) => problem?.type);

/** A crew of three: one with an account, two unnamed. */
async function aCrew() {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const leader = await neev.loginAs({ fullname: 'Ravi Test' });
  const member = await neev.loginAs({ fullname: 'Meena Test' });
  const crew = { customer, provider: leader, members: [member], of: 'groupWorker', count: 3 } as const;
  const { bookingId, units } = await aBooking(neev, { ...crew, members: [member] });
  return { customer, leader, member, bookingId, units, url: `/hajri/${bookingId}` };
}

describe('Who has a part in a book', () => {
  test('a stranger, an admin and a name that is none get 404, and no token 401', async () => {
    const { url, units } = await aCrew();
    const stranger = await neev.loginAs();
    const admin = await neev.loginAs({ admin: true });
    const body = { entries: [day(units[0])] };
    for (const as of [stranger, admin]) {
      for (const path of [url, `${url}/csv`]) expect((await neev.call('GET', path, { as })).status).toBe(404);
      expect((await neev.call('POST', url, { as, body })).status).toBe(404);
    }
    expect((await neev.call('GET', '/hajri/none', { as: admin })).status).toBe(404);
    expect((await neev.call('GET', `/hajri/${randomUUID()}`, { as: admin })).status).toBe(404);
    expect((await neev.call('GET', url)).status).toBe(401);
  });

  test('who names the last entry gets no book that did not change, and the whole once it did', async () => {
    const { customer, leader, member, bookingId, units, url } = await aCrew();
    await post(leader, bookingId, day(units[0]), paid(500));
    const { body: book } = await neev.call('GET', url, { as: leader });
    const news = async (as: TestUser, head = book.head) =>
      (await neev.call('GET', `${url}?after=3&head=${head}`, { as })).body;
    const { head, now, today } = book;
    const unchanged = { unchanged: true, head, now, today };
    expect(await news(leader)).toEqual({ ...unchanged, open: { days: true, money: true } });
    expect(await news(member)).toEqual({ ...unchanged, open: { days: true, money: false } });
    expect((await news(leader, '0'.repeat(64))).balance).toEqual(book.balance);
    expect((await news(await neev.loginAs())).type).toBe('/problems/not-found');
    await post(customer, bookingId, day(units[0]));
    expect(await news(leader)).toMatchObject({ balance: { agreed: {} }, days: [{}] });
    expect((await neev.call('GET', `${url}?head=none`, { as: leader })).status).toBe(400);
  });

  test('a long book comes in parts that make the whole, each with the days that it is about', async () => {
    const { customer, leader, bookingId, units, url } = await aCrew();
    await post(leader, bookingId, day(units[0]), day(units[0], '2099-11-03'));
    for (let batch = 0; batch < 5; batch += 1)
      await post(leader, bookingId, ...Array.from({ length: 200 }, () => paid(10)));
    await post(customer, bookingId, day(units[0], '2099-11-03'));
    const part = async (after: number) =>
      (await neev.call('GET', `${url}?after=${after}`, { as: leader })).body;
    const first = await part(0);
    expect(first).toMatchObject({ more: true, days: [{ date: '2099-11-02' }, { agreed: 'full' }] });
    expect(first.data).toHaveLength(1000);
    const last = await part(first.data.at(-1).seq);
    expect(last).toMatchObject({ more: false, head: last.data.at(-1).hash, balance: first.balance });
    expect(last.days).toEqual([expect.objectContaining({ date: '2099-11-03', agreed: 'full' })]);
    const seqs = [...first.data, ...last.data].map(({ seq }: EntryRecord) => seq);
    expect(seqs).toEqual(seqs.map((_, at) => at + 1));
    expect((await part(seqs.length)).days).toEqual([]);
  });

  test('a member with an account writes and sees their own days alone; the leader speaks for all', async () => {
    const { customer, leader, member, bookingId, units, url } = await aCrew();
    const [own, other] = units;
    await post(leader, bookingId, ...units.map((unit) => day(unit)));
    const [granted, theirs, money] = await post(customer, bookingId, day(own), day(other), paid(500));
    const answers = await post(
      member,
      bookingId,
      day(own, '2099-11-03'),
      day(other, '2099-11-03'),
      paid(500),
      said('agree', { entry: granted.entry._id }),
      said('agree', { entry: theirs.entry._id }),
      said('agree', { entry: money.entry._id }),
    );
    const [none, notAllowed] = ['/problems/not-found', '/problems/not-allowed'];
    expect(typesOf(answers)).toEqual([undefined, none, notAllowed, undefined, none, none]);
    const { body } = await neev.call('GET', url, { as: member });
    expect(body.data.map(({ kind, side }: EntryRecord) => `${side} ${kind}`)).toEqual([
      'provider day',
      'neev event',
      'customer day',
      'provider day',
      'provider agree',
    ]);
    expect(new Set(body.days.map(({ unitId }: { unitId: string }) => unitId))).toEqual(new Set([own]));
    expect(body).toMatchObject({ ownUnitOnly: true, side: 'provider', units: [{ _id: own }] });
    expect(body.balance.agreed).toEqual({ earned: 700, paid: 0, due: 700 });
    expect((await neev.call('GET', url, { as: leader })).body.units).toHaveLength(3);
  });
});

test('a crew’s member who was swapped speaks of their days till then, and is asked for no later one', async () => {
  const { customer, member, bookingId, units, url } = await aCrew();
  const [own] = units;
  const left = new Date('2099-11-04T06:00:00Z');
  const [granted] = await post(customer, bookingId, day(own, '2099-11-06'));
  await neev.services.pool.query(
    `insert into reservations (unit_id, span, booking_id, released_at)
      select $1, span, booking_id, released_at from reservations where unit_id = $2`,
    [await personUnit(neev.services.db, (await neev.loginAs()).userId), own],
  );
  const atWork = async () => (await neev.call('GET', '/hajri', { as: member })).body.data;
  expect(await atWork()).toEqual([{ bookingId }]);
  await neev.services.db
    .updateTable('reservations')
    .set({ released_at: left })
    .where('unit_id', '=', String(own))
    .execute();
  const answers = await post(
    member,
    bookingId,
    day(own, '2099-11-04'),
    day(own, '2099-11-05'),
    said('agree', { entry: granted.entry._id }),
  );
  expect(typesOf(answers)).toEqual([undefined, '/problems/entry-date', '/problems/entry-date']);
  const { body } = await neev.call('GET', url, { as: member });
  expect(body.dates).toEqual(['2099-11-02', '2099-11-03', '2099-11-04']);
  expect(await atWork()).toEqual([]);
  // The booking's end makes nobody one who left earlier, and nobody who left one who stayed.
  await neev.services.db
    .updateTable('reservations')
    .set({ released_at: new Date('2099-11-05T20:00:00Z') })
    .where('released_at', 'is', null)
    .execute();
  expect(typesOf(await post(member, bookingId, day(own, '2099-11-05')))).toEqual(['/problems/entry-date']);
});

describe('A slow line', () => {
  const openBooks = async (as: TestUser) => (await neev.call('GET', '/hajri', { as })).body.data;

  test('one call names the books of one’s work that is not over, to a crew’s member too, and to nobody else', async () => {
    const { customer, leader, member, bookingId, units } = await aCrew();
    for (const as of [leader, member]) expect(await openBooks(as)).toEqual([{ bookingId }]);
    for (const as of [customer, await neev.loginAs()]) expect(await openBooks(as)).toEqual([]);
    const crew = { customer: leader, provider: leader, of: 'worker' } as const;
    const later = await aBooking(neev, { ...crew, customer: await neev.loginAs() });
    expect(await openBooks(leader)).toEqual([{ bookingId: later.bookingId }, { bookingId }]);
    await post(leader, bookingId, day(units[0]));
    expect(await openBooks(leader)).toEqual([{ bookingId }, { bookingId: later.bookingId }]);
    expect((await neev.call('GET', '/hajri')).status).toBe(401);
  });

  test('who names the last line that they have gets the book with the answer, as they may see it', async () => {
    const { leader, member, bookingId, units, url } = await aCrew();
    await post(leader, bookingId, ...units.map((unit) => day(unit)));
    const after = (await neev.call('GET', url, { as: member })).body.data.at(-1).seq;
    const entries = [day(units[0], '2099-11-03')];
    const { body } = await neev.call('POST', url, { as: member, body: { entries, after } });
    expect(body.book).toEqual((await neev.call('GET', `${url}?after=${after}`, { as: member })).body);
    expect(body.book).toMatchObject({ ownUnitOnly: true, data: [{ kind: 'day', side: 'provider' }] });
    expect((await neev.call('POST', url, { as: member, body: { entries } })).body.book).toBeUndefined();
  });
});

describe('News', () => {
  const noticesOf = async (as: TestUser) => (await neev.call('GET', '/notices', { as })).body.data;

  test('a batch is one notice to the other side; one a book stands until they write themselves', async () => {
    const { customer, leader, bookingId, units } = await aCrew();
    await post(leader, bookingId, ...units.map((unit) => day(unit)));
    await post(leader, bookingId, day(units[0], '2099-11-03'));
    expect(await noticesOf(customer)).toMatchObject([
      { kind: 'hajri', name: 'Ravi Test', about: { kind: 'book', _id: bookingId } },
    ]);
    expect(await noticesOf(leader)).toEqual([]);
    vi.setSystemTime(new Date('2099-11-06T18:30:00Z'));
    await post(leader, bookingId, day(units[0], '2099-11-04'));
    expect(await noticesOf(customer)).toHaveLength(1);
    await post(customer, bookingId, day(units[0], '2099-11-04'));
    expect(await noticesOf(customer)).toEqual([]);
  });

  test('an absence is one notice, until the customer writes; none where a message told of it', async () => {
    const { customer, leader, bookingId, units } = await aCrew();
    const kinds = async () => (await noticesOf(customer)).map(({ kind }: { kind: string }) => kind);
    await post(leader, bookingId, day(units[1], '2099-11-03'));
    await post(customer, bookingId, day(units[1], '2099-11-03'));
    expect(await kinds()).toEqual([]);
    await post(leader, bookingId, day(units[0], '2099-11-05', 'absent'));
    await post(leader, bookingId, day(units[1], '2099-11-05', 'absent'));
    expect(await kinds()).toEqual(['hajri']);
    await post(customer, bookingId, day(units[0], '2099-11-05', 'absent'));
    expect(await kinds()).toEqual([]);
    const to = { as: leader, body: { receiverId: customer.userId } };
    const { body } = await neev.call('POST', '/newConversation', to);
    const text = { clientId: 'ill', conversationId: body.data._id, type: 'text', text: 'I am ill today' };
    expect((await neev.call('POST', '/message/add', { as: leader, body: text })).status).toBe(201);
    vi.setSystemTime(new Date('2099-11-07T13:00:00Z'));
    await post(leader, bookingId, day(units[0], '2099-11-06', 'absent'));
    expect(await kinds()).toEqual([]);
    await post(leader, bookingId, day(units[0], '2099-11-04', 'absent'), day(units[1], '2099-11-04'));
    expect(await kinds()).toEqual(['hajri']);
  });

  test('the open pages of both sides and of the members hear of it, and of nothing when nothing was written', async () => {
    const { customer, leader, member, bookingId, units } = await aCrew();
    const emit = vi.spyOn(neev.services.realtime, 'emit');
    const one = day(units[0]);
    await post(leader, bookingId, one);
    const { head } = (await neev.call('GET', `/hajri/${bookingId}`, { as: leader })).body;
    const changed = { kind: 'book', _id: bookingId, head };
    expect(emit).toHaveBeenCalledWith(expect.any(Array), 'hiring', changed);
    const [told] = emit.mock.calls.find(([, event]) => event === 'hiring') ?? [];
    expect(new Set(told)).toEqual(new Set([customer, leader, member].map(({ userId }) => userId)));
    emit.mockClear();
    await post(leader, bookingId, one, day(units[0], '2099-12-24'));
    expect(emit).not.toHaveBeenCalled();
  });

  test('ninety agreed days in twelve months are told to both sides, once', async () => {
    const customer = await neev.loginAs();
    const provider = await neev.loginAs();
    const dates = { from: '2099-08-01', days: 95 };
    const { bookingId, units } = await aBooking(neev, { customer, provider, dates });
    const [unit = ''] = units;
    const on = (place: number) => new Date(Date.UTC(2099, 7, 1 + place)).toISOString().slice(0, 10);
    const claims = Array.from({ length: 92 }, (_, place) => day(unit, on(place)));
    await post(provider, bookingId, ...claims);
    await post(
      customer,
      bookingId,
      ...claims.slice(0, 89).map((one) => ({ ...one, clientId: randomUUID() })),
    );
    const told = async (as: TestUser) =>
      (await noticesOf(as)).filter(({ kind }: { kind: string }) => kind === 'ninety-days').length;
    expect([await told(customer), await told(provider)]).toEqual([0, 0]);
    await post(customer, bookingId, day(unit, on(89), 'half'));
    expect([await told(customer), await told(provider)]).toEqual([1, 1]);
    await post(customer, bookingId, day(unit, on(90)));
    expect([await told(customer), await told(provider)]).toEqual([1, 1]);
    const { body } = await neev.call('GET', '/statement', { as: provider });
    expect(body.daysInYear).toBe(91);
  });
});

describe('As a table', () => {
  test('it has a byte order mark, and no cell that a spreadsheet takes for a formula', async () => {
    const { customer, leader, bookingId, units, url } = await aCrew();
    const [money] = await post(customer, bookingId, paid(500, '=1+1'), day(units[1]));
    const reason = '@sum, "no"\n-2';
    await post(leader, bookingId, said('dispute', { entry: money.entry._id, reason }));
    const { status, body, headers } = await neev.call('GET', `${url}/csv`, { as: leader });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="hajri.csv"');
    expect(body.startsWith('\ufeffseq,saidAt,createdAt,side,kind,of,date,unit,mark,')).toBe(true);
    const lines = body.split('\r\n');
    expect(lines[2]).toContain(",customer,money,,2099-11-06,,,,,wage,provider,500,upi,'=1+1,,");
    expect(lines[3]).toContain(',customer,day,,2099-11-02,seat 2,full,0,,');
    expect(body).toContain(`,dispute,2,,,,,,,,,,,"'@sum, ""no""\n-2",`);
  });
});
