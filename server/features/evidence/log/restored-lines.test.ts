import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Seen } from '#domain/ledger/entry.ts';
import { verifyLedgers } from '#server/platform/ledger/verify-ledgers.data.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aDevice, nothingSeen, signedEntry } from '#server/testing/a-device.ts';
import { rewriteBook } from '#server/testing/an-operator.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { makeCheckpoint } from './checkpoint.rules.ts';
import { followAfterRestore } from './next-log.rules.ts';

const neev = useTestApp({ PUBLIC_URL: 'https://neev.example' });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2099-11-06T13:00:00Z'), toFake: ['Date'] });
});
afterEach(() => vi.useRealTimers());

test.each([
  ['a log', true],
  ['none yet', false],
])(
  'lines that a restore of %s lost are sent again as they were signed, though what they had seen is gone',
  async (_, hasLog) => {
    const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
    const { bookingId: book, units } = await aBooking(neev, { customer, provider });
    const device = await aDevice(neev, customer);
    const day = (date: string) => ({
      kind: 'day',
      body: { unit: units[0], date: `2099-11-0${date}`, mark: 'full', overtimeHours: 0 },
    });
    const post = async (as: TestUser, entry: object) =>
      (await neev.call('POST', `/hajri/${book}`, { as, body: { entries: [entry] } })).body.data[0];
    const read = async () => (await neev.call('GET', `/hajri/${book}`, { as: customer })).body;
    const last = async (): Promise<Seen> => {
      const { seq, hash } = (await read()).data.at(-1);
      return { seq, hash };
    };
    await post(customer, signedEntry(device, { book, n: 1, ...day('2') }));
    const stands = await last();
    const second = signedEntry(device, { book, n: 2, seen: stands, ...day('3') });
    await post(customer, second);
    const third = signedEntry(device, { book, n: 3, seen: await last(), ...day('4') });
    await post(customer, third);

    if (hasLog) await makeCheckpoint(neev.services);
    await rewriteBook(neev, book, (rows) => rows.filter(({ seq }) => seq <= stands.seq));
    // As long as no restore is told, what was seen is another book.
    expect((await post(customer, third)).problem.type).toBe('/problems/book-differs');
    await followAfterRestore(neev.services);
    expect((await read()).restored).toMatchObject({ seq: stands.seq });

    // The phone sends what it has in the order of its counts: the same bytes, the same signatures.
    expect((await post(customer, second)).entry).toMatchObject({
      clientId: second.clientId,
      sig: second.sig,
    });
    expect((await post(customer, third)).entry).toMatchObject({ seen: third.seen, sig: third.sig });
    expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
    const { data } = await read();
    expect(data.at(-1)).toMatchObject({ seen: third.seen, sig: third.sig });
    expect(data.filter(({ kind }: { kind: string }) => kind === 'day')).toHaveLength(3);
  },
);

test('what the restore before the last one lost is sent again too, and the book still says where that began', async () => {
  const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
  const { bookingId: book, units } = await aBooking(neev, { customer, provider });
  const [device, other] = [await aDevice(neev, customer), await aDevice(neev, provider)];
  const post = async (as: TestUser, entry: object) =>
    (await neev.call('POST', `/hajri/${book}`, { as, body: { entries: [entry] } })).body.data[0];
  const read = async () => (await neev.call('GET', `/hajri/${book}`, { as: customer })).body;
  const last = async (): Promise<Seen> => {
    const { seq, hash } = (await read()).data.at(-1) ?? nothingSeen;
    return { seq, hash };
  };
  const counts = new Map([device, other].map((one) => [one, 0]));
  const say = async (as: TestUser, date: string) => {
    const by = as === customer ? device : other;
    const n = (counts.get(by) ?? 0) + 1;
    counts.set(by, n);
    const body = { unit: units[0], date: `2099-11-0${date}`, mark: 'full', overtimeHours: 0 };
    const entry = signedEntry(by, { book, n, seen: await last(), kind: 'day', body });
    expect((await post(as, entry)).problem).toBeUndefined();
    return entry;
  };
  await say(customer, '2');
  await say(provider, '2');
  const { seq } = await last();
  const lost = [await say(customer, '3'), await say(provider, '3'), await say(provider, '4')];
  await rewriteBook(neev, book, (rows) => rows.filter((row) => row.seq <= seq));
  await followAfterRestore(neev.services);
  // One side alone sends what it has; then both go on.
  for (const entry of lost.slice(1)) expect((await post(provider, entry)).problem).toBeUndefined();
  await say(provider, '5');
  await followAfterRestore(neev.services);
  expect((await read()).restored).toMatchObject({ seq });
  expect((await post(customer, lost[0] ?? {})).entry).toMatchObject({ sig: lost[0]?.sig });
  expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
});

test('a book that was empty when a backup was made says so, and takes again what it lost', async () => {
  const [customer, provider] = [await neev.loginAs(), await neev.loginAs()];
  const { bookingId: book, units } = await aBooking(neev, { customer, provider });
  const device = await aDevice(neev, customer);
  const body = { unit: units[0], date: '2099-11-02', mark: 'full', overtimeHours: 0 };
  const says = { book, kind: 'day', body };
  const post = async (entry: object) =>
    (await neev.call('POST', `/hajri/${book}`, { as: customer, body: { entries: [entry] } })).body.data[0];
  const first = signedEntry(device, { ...says, n: 1 });
  const { seq, hash } = (await post(first)).entry;
  const second = signedEntry(device, { ...says, n: 2, seen: { seq, hash } });
  await post(second);
  await rewriteBook(neev, book, () => []);
  await followAfterRestore(neev.services);
  expect((await neev.call('GET', `/hajri/${book}`, { as: customer })).body.restored).toMatchObject({
    seq: 0,
  });
  for (const entry of [first, second]) expect((await post(entry)).problem).toBeUndefined();
  expect((await verifyLedgers(neev.services.db)).broken).toEqual([]);
});
