import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EntryRecord } from '#contract/hiring/ledger.calls.ts';
import { brokenAt } from '#domain/ledger/chain.ts';
import type { Entry, Seen } from '#domain/ledger/entry.ts';
import { hashOf, linkOf } from '#server/platform/ledger/hash.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, makeDevice, signedEntry, type TestDevice } from '#server/testing/a-device.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

const post = (as: TestUser, book: string, ...entries: object[]) =>
  neev.call('POST', `/hajri/${book}`, { as, body: { entries } });
const read = async (as: TestUser, book: string) => (await neev.call('GET', `/hajri/${book}`, { as })).body;
/** The problem of each entry; nothing where it was written. */
const problems = async (as: TestUser, book: string, ...entries: object[]): Promise<(string | undefined)[]> =>
  (await post(as, book, ...entries)).body.data.map((one: { problem?: { type: string } }) =>
    one.problem?.type.replace('/problems/', ''),
  );
const seenIn = async (as: TestUser, book: string): Promise<Seen> => {
  const { seq, hash } = (await read(as, book)).data.at(-1);
  return { seq, hash };
};

async function aBook() {
  const customer = await neev.loginAs({ fullname: 'Asha Test' });
  const provider = await neev.loginAs({ fullname: 'Ravi Test' });
  const { bookingId: book, units } = await aBooking(neev, { customer, provider });
  const device = await aDevice(neev, customer);
  const other = await aBooking(neev, { customer, provider, dates: { from: '2099-10-01', days: 6 } });
  const day = (date: string, mark = 'full') => ({
    kind: 'day',
    body: { unit: units[0], date: `2099-11-0${date}`, mark, overtimeHours: 0 },
  });
  return { customer, provider, book, device, day, otherBook: other.bookingId };
}

describe('A signed line', () => {
  test('is answered as it was sent, with the device noted before its first, and the book is whole', async () => {
    const { customer, provider, book, device, day } = await aBook();
    const sent = signedEntry(device, { book, n: 1, ...day('2') });
    const { body } = await post(customer, book, sent);
    const { clientId, device: name, n, seen, sig } = sent;
    expect(body.data[0].entry).toMatchObject({ clientId, device: name, n, seen, sig, body: sent.body });
    await post(
      customer,
      book,
      signedEntry(device, { book, n: 2, seen: await seenIn(customer, book), ...day('3') }),
    );
    const { data, keys, head } = await read(provider, book);
    expect(data.map(({ kind }: EntryRecord) => kind)).toEqual(['event', 'event', 'day', 'event', 'day']);
    const since = data[1].body.since;
    const noted = { device: name, key: device.key, since };
    expect(data[1].body).toEqual({ ...noted, by: customer.userId });
    expect(keys).toEqual([{ ...noted, author: customer.userId, side: 'customer' }]);
    expect([brokenAt<Entry>(data, hashOf), data.at(-1).hash]).toEqual([undefined, head]);
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
  });

  test('of an older page has none of these fields, not even empty ones', async () => {
    const { customer, book, day } = await aBook();
    const { body } = await post(customer, book, {
      ...day('2'),
      clientId: randomUUID(),
      saidAt: '1970-01-01T00:00:00Z',
    });
    const { entry } = body.data[0];
    for (const absent of ['device', 'n', 'seen', 'sig']) expect(entry).not.toHaveProperty(absent);
    expect(entry.salt).toMatch(/^[0-9a-f]{32}$/);
  });

  test('sent again under its name is the same line, whatever else is sent with it', async () => {
    const { customer, book, device, day } = await aBook();
    const sent = signedEntry(device, { book, n: 1, ...day('2') });
    const { body: first } = await post(customer, book, sent);
    const { body: again } = await post(customer, book, sent, { ...sent, n: 9, sig: 'A'.repeat(86) });
    expect(again.data).toEqual([first.data[0], first.data[0]]);
    expect((await read(customer, book)).data).toHaveLength(4);
  });

  test('of a device without a key is written unsigned, and says so', async () => {
    const { provider, book, day } = await aBook();
    const silent = await aDevice(neev, provider, false);
    const sent = signedEntry(silent, { book, n: 1, ...day('2') });
    expect(await problems(provider, book, { ...sent, sig: 'A'.repeat(86) }, sent)).toEqual([
      'signature-wrong',
      'signature-wrong',
    ]);
    expect(await problems(provider, book, sent)).toEqual([undefined]);
    const { data, keys } = await read(provider, book);
    expect(data.find(({ side }: EntryRecord) => side === 'provider')).not.toHaveProperty('sig');
    expect(keys).toMatchObject([{ device: silent.name, side: 'provider', key: null }]);
  });

  test('whose clock says 1970 or 2099 is a line like any other', async () => {
    const { customer, book, device, day } = await aBook();
    const clocks = ['1970-01-01T00:00:00.000Z', '2099-12-31T23:59:59.999Z'];
    const sent = clocks.map((saidAt, at) => signedEntry(device, { book, n: at + 1, saidAt, ...day('2') }));
    expect(await problems(customer, book, ...sent)).toEqual([undefined, undefined]);
  });
});

describe('A line is refused', () => {
  test('with a wrong signature, none, one byte more or less, or of a body that would be filled in', async () => {
    const { customer, book, device, day } = await aBook();
    const sent = signedEntry(device, { book, n: 1, ...day('2') });
    const sig = sent.sig ?? '';
    const flipped = (sig.startsWith('A') ? 'B' : 'A') + sig.slice(1);
    const wrong = async (...entries: object[]) =>
      problems(customer, book, ...entries.map((one) => ({ ...sent, clientId: randomUUID(), ...one })));
    expect(await wrong({ sig: undefined })).toEqual(['signature-missing']);
    expect(await wrong({ sig: flipped }, { sig: `${sig}A` }, { sig: sig.slice(1) }, { sig: 7 })).toEqual(
      Array(4).fill('signature-wrong'),
    );
    const { clientId } = sent;
    for (const changed of [
      { body: { ...(sent.body as object), mark: 'half' } },
      { n: 2 },
      { saidAt: '2099-11-03T06:00:00.001Z' },
      {},
    ])
      expect(
        await wrong({
          ...changed,
          clientId: 'n' in changed || 'body' in changed ? clientId : `${clientId}x`,
        }),
      ).toEqual(['signature-wrong']);
    const short = { unit: (sent.body as { unit: string }).unit, date: '2099-11-02', mark: 'full' };
    const untidy = [
      signedEntry(device, { book, n: 1, kind: 'day', body: short }),
      signedEntry(device, { book, n: 1, kind: 'day', body: { ...short, overtimeHours: 0, more: 1 } }),
      signedEntry(device, { book, n: 1, ...day('2'), saidAt: '2099-11-03T06:00:00Z' }),
    ];
    expect(await problems(customer, book, ...untidy)).toEqual(Array(3).fill('bad-input'));
    for (const part of [
      { n: 0 },
      { n: 1.5 },
      { n: '1' },
      { seen: null },
      { device: undefined },
      { device: 'x' },
    ])
      expect(await wrong(part)).toEqual(['bad-input']);
    expect((await read(customer, book)).data).toEqual([]);
  });

  test('of another’s device, of none that was named, and of a device whose session ended', async () => {
    const { customer, provider, book, device, day } = await aBook();
    const theirs = signedEntry(device, { book, n: 1, ...day('2') });
    expect(await problems(provider, book, theirs)).toEqual(['device-unknown']);
    const unnamed = signedEntry(makeDevice(), { book, n: 1, ...day('2') });
    expect(await problems(customer, book, unnamed)).toEqual(['device-unknown']);
    await aDevice(neev, customer);
    expect(await problems(customer, book, theirs)).toEqual(['device-unknown']);
  });

  test('that was signed for another book', async () => {
    const { customer, book, otherBook, device, day } = await aBook();
    const sent = signedEntry(device, { book, n: 1, kind: 'money', body: { ...money, amount: 500 } });
    expect(await problems(customer, otherBook, sent)).toEqual(['signature-wrong']);
    await post(
      customer,
      otherBook,
      signedEntry(device, { book: otherBook, n: 1, kind: 'money', body: money }),
    );
    const seen = await seenIn(customer, otherBook);
    expect(await problems(customer, book, signedEntry(device, { book, n: 1, seen, ...day('2') }))).toEqual([
      'book-differs',
    ]);
  });

  const money = { sort: 'wage', to: 'provider', amount: 400, on: '2099-11-03', how: 'cash' };

  test('that has seen what is not in the book, or answers what it had not seen', async () => {
    const { customer, provider, book, device, day } = await aBook();
    const { body } = await post(provider, book, {
      ...day('2'),
      clientId: randomUUID(),
      saidAt: '2099-11-03T06:00:00Z',
    });
    const { _id, seq, hash } = body.data[0].entry;
    const seeing = (seen: Seen, n = 1) => signedEntry(device, { book, n, seen, ...day('3') });
    expect(
      await problems(
        customer,
        book,
        ...[seeing({ seq, hash: 'ab'.repeat(32) }), seeing({ seq: 99, hash }), seeing({ seq: 0, hash })],
      ),
    ).toEqual(Array(3).fill('book-differs'));
    const agree = { kind: 'agree', body: { entry: _id } };
    expect(await problems(customer, book, signedEntry(device, { book, n: 1, ...agree }))).toEqual([
      'not-found',
    ]);
    expect(
      await problems(customer, book, signedEntry(device, { book, n: 1, ...agree, seen: { seq, hash } })),
    ).toEqual([undefined]);
  });

  test('with a count that was used, or a greater one that had seen less', async () => {
    const { customer, book, device, day } = await aBook();
    const line = (n: number, seen?: Seen) =>
      signedEntry(device, { book, n, ...(seen && { seen }), ...day('2') });
    expect(await problems(customer, book, line(5), line(5))).toEqual([undefined, 'line-order']);
    const first = await seenIn(customer, book);
    expect(await problems(customer, book, line(5, first), line(4), line(8, first))).toEqual([
      'line-order',
      undefined,
      undefined,
    ]);
    expect(await problems(customer, book, line(9), line(3, first), line(7, first), line(9, first))).toEqual([
      'line-order',
      'line-order',
      undefined,
      undefined,
    ]);
  });
});

test('200 batches at once make one chain, each line once, in the order of the device’s counts', async () => {
  const { customer, provider, book, device, day } = await aBook();
  const theirs = await aDevice(neev, provider);
  const batches = Array.from({ length: 200 }, (_, at) => {
    const [as, by] = at % 2 === 0 ? [customer, device] : [provider, theirs];
    return { as, entry: signedEntry(by as TestDevice, { book, n: Math.floor(at / 2) + 1, ...day('2') }) };
  });
  await Promise.all(batches.map(({ as, entry }) => post(as, book, entry, entry)));
  const { data } = await read(customer, book);
  const counts = (name: string) =>
    data.flatMap((line: EntryRecord) => (line.device === name ? [line.n ?? 0] : []));
  for (const { name } of [device, theirs])
    expect(counts(name).toSorted((one: number, other: number) => one - other)).toEqual(
      Array.from({ length: 100 }, (_, at) => at + 1),
    );
  expect(brokenAt<Entry>(data, hashOf)).toBeUndefined();
});

test('what owns the table changes a signed line and every hash after it: the line is named', async () => {
  const { customer, book, device, day } = await aBook();
  await post(
    customer,
    book,
    signedEntry(device, { book, n: 1, ...day('2') }),
    signedEntry(device, { book, n: 2, ...day('3') }),
  );
  const { db, pool } = neev.services;
  const { data } = await read(customer, book);
  const [, , line] = data;
  expect(line.kind).toBe('day');
  await pool.query('alter table ledger_entries disable trigger user');
  let prev = line.prev;
  for (const one of data.slice(2)) {
    const body = one === line ? { ...one.body, mark: 'half' } : one.body;
    const hash = hashOf({ ...one, body, prev });
    await pool.query(
      `update ledger_entries set body = $1, prev = decode($2, 'hex'), hash = decode($3, 'hex') where id = $4`,
      [body, prev, hash, one._id],
    );
    prev = hash;
  }
  await pool.query(`update ledgers set head = decode($1, 'hex') where book_id = $2`, [prev, book]);
  await pool.query('alter table ledger_entries enable trigger user');
  expect((await verifyLedgers(db)).broken).toEqual([{ bookId: book, seq: line.seq }]);
});

test('the owner hears of a second device once, when it first writes, and not of the first', async () => {
  const { customer, book, otherBook, device, day } = await aBook();
  const told = async () =>
    (await neev.services.db.selectFrom('notices').select('kind').where('kind', '=', 'new-device').execute())
      .length;
  const says = {
    kind: 'money',
    body: { sort: 'wage', to: 'provider', amount: 4, on: '2099-11-03', how: 'cash' },
  };
  await post(customer, book, signedEntry(device, { book, n: 1, ...day('2') }));
  expect(await told()).toBe(0);
  const second = await aDevice(neev, customer);
  expect(await told()).toBe(0);
  await post(customer, book, signedEntry(second, { book, n: 1, ...day('3') }));
  expect(await told()).toBe(1);
  await post(customer, otherBook, signedEntry(second, { book: otherBook, n: 1, ...says }));
  expect(await told()).toBe(1);
});

test('a crew’s member follows the whole chain and reads no word of others: no terms, no phone, no device', async () => {
  const [customer, leader, member] = [
    await neev.loginAs({ fullname: 'Asha Test' }),
    await neev.loginAs({ fullname: 'Ravi Test' }),
    await neev.loginAs({ fullname: 'Meera Test' }),
  ];
  const crew = { customer, provider: leader, members: [member], of: 'groupWorker' as const, count: 2 };
  const { bookingId: book, units } = await aBooking(neev, crew);
  await neev.services.pool.query("update bookings set status = 'under_way', site_phone = '9826041177'");
  const [own, seat] = units;
  const device = await aDevice(neev, customer);
  const theirs = await aDevice(neev, leader);
  const says = (unit: string | undefined) => ({
    kind: 'day',
    body: { unit, date: '2099-11-02', mark: 'full', overtimeHours: 0 },
  });
  await post(customer, book, signedEntry(device, { book, n: 1, ...says(own) }));
  await post(leader, book, signedEntry(theirs, { book, n: 1, ...says(seat) }));
  expect((await read(leader, book)).data[0].body.terms.customer.phone).toBe('9826041177');
  const told = await read(member, book);
  const { data, hidden, keys, head } = told;
  expect(data.map(({ kind }: EntryRecord) => kind)).toEqual(['event', 'day']);
  expect(keys).toMatchObject([{ device: device.name, side: 'customer' }]);
  expect(JSON.stringify(told)).not.toMatch(/9826041177|Asha|Ravi/);
  expect(JSON.stringify(told)).not.toContain(theirs.name);
  const lines = [...data, ...hidden].sort((one, other) => one.seq - other.seq);
  const hashOfAny = (line: Entry & { digest?: string }) =>
    line.digest ? linkOf(line.prev, line.digest) : hashOf(line);
  expect([brokenAt(lines, hashOfAny), lines.at(-1).hash]).toEqual([undefined, head]);
});
