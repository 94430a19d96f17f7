import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endUnsigned, tellHours } from '#server/features/contracts/papers/by-clock.job.ts';
import { holdAround } from '#server/features/hiring/bookings/endings/held-rows.data.ts';
import {
  aLine,
  aListedContractor,
  askForPrices,
  inHours,
  letHourCome,
  open,
  seal,
} from '#server/testing/contracts.ts';
import { endAccount, type Listed } from '#server/testing/hiring.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let customer: TestUser;
let suresh: Listed;
let mahesh: Listed;
let tenderId: string;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev);
  mahesh = await aListedContractor(neev);
  tenderId = (await askForPrices(neev, customer, { to: [suresh.listing, mahesh.listing] }))._id;
});
const get = async (as: TestUser, path: string) => (await neev.call('GET', path, { as })).body.data;
const accept = (id: string, changes: object = {}) =>
  neev.call('PUT', `/tenderQuotes/${id}/accept`, {
    as: customer,
    body: { clientId: randomUUID(), ...changes },
  });
type Rates = Record<number, number | null>;
/** Prices of both contractors, open. @returns their ids */
async function openPrices(rates: Rates, others: Rates = { 1: 95, 2: 125, 3: 45 }): Promise<string[]> {
  const sent = [
    await seal(neev, suresh, { tenderId, rates }),
    await seal(neev, mahesh, { tenderId, rates: others }),
  ];
  await letHourCome(neev, tenderId);
  for (const { quote, code } of sent) await open(neev, quote._id, { code });
  return sent.map(({ quote }) => String(quote._id));
}

describe('Who was asked', () => {
  test('brings no other listing of theirs into a tender by saying no with it', async () => {
    const { body } = await neev.call('POST', '/worker', { as: suresh, body: aWorker() });
    const listing = { kind: 'worker', _id: body.data._id } as const;
    const pass = (of: Listed['listing']) =>
      neev.call('PUT', `/jobRequests/${tenderId}/pass`, { as: suresh, body: { listing: of } });
    expect((await pass(listing)).status).toBe(403);
    expect((await seal(neev, { ...suresh, listing }, { tenderId })).status).toBe(403);
    expect((await get(customer, `/tenders/${tenderId}`)).asked).toHaveLength(2);
    expect((await pass(suresh.listing)).status).toBe(200);
  });
});

describe('An account of a contractor ends', () => {
  test('only with the tenders held that ask them, so that nobody accepts their price meanwhile', async () => {
    const free = () =>
      neev.services.db.selectFrom('requests').select('id').forUpdate().skipLocked().execute();
    const { userId, listing } = suresh;
    for (const ending of [{ userId }, { listingIds: [listing._id] }])
      await neev.services.db.transaction().execute(async (transaction) => {
        await holdAround(transaction, ending, []);
        expect(await free()).toEqual([]);
      });
    expect(await free()).toEqual([{ id: tenderId }]);
  });

  test('while a draft stands on their price: it lapses, its stages are free, its price is offered no more', async () => {
    const [first = '', other = ''] = await openPrices({ 1: 90, 2: 120, 3: 40 });
    const { _id: id } = (await accept(first)).body.data;
    await endAccount(neev, suresh);
    expect((await get(customer, `/workContracts/${id}`)).status).toBe('lapsed');
    expect((await accept(first)).body.type).toBe('/problems/state-changed');
    expect((await accept(other)).status).toBe(200);
  });
});

/** A contract that both signed. @returns its id */
async function agreed(bill?: { lines: { no: number }[]; stages: object[] }): Promise<string> {
  if (bill) tenderId = (await askForPrices(neev, customer, { to: [suresh.listing], bill }))._id;
  const rates = bill && Object.fromEntries(bill.lines.map(({ no }) => [no, 10]));
  const { quote, code } = await seal(neev, suresh, { tenderId, ...(rates && { rates }) });
  await letHourCome(neev, tenderId);
  await open(neev, quote._id, { code });
  const { _id: id, papers } = (await accept(quote._id)).body.data;
  for (const as of [customer, suresh]) await sign(as, id, papers[0]);
  return id;
}
interface Signed {
  _id: string;
  sha256: string;
}
const sign = (as: TestUser, id: string, { _id, sha256 }: Signed) =>
  neev.call('PUT', `/workContracts/${id}/papers/${_id}/sign`, { as, body: { sha256 } });
const write = (as: TestUser, id: string, paper: { kind: string; body: object }) =>
  neev.call('POST', `/workContracts/${id}/papers`, { as, body: { clientId: randomUUID(), ...paper } });
const aStage = (no: number) => ({ no, name: `Stage ${no}`, see: [], photos: 0 });

describe('A paper of one side alone', () => {
  test('cannot make a contract unreadable by more stages than a bill has', async () => {
    const nos = (from: number, many: number) => Array.from({ length: many }, (_, at) => from + at);
    const linesOf = (from: number, many: number) =>
      nos(from, many).map((no) => aLine({ no, stage: no, rate: 1 }));
    const id = await agreed({ lines: linesOf(1, 12), stages: nos(1, 12).map(aStage) });
    const change = {
      base: 1,
      reason: 'More',
      days: 0,
      lines: linesOf(21, 9),
      stages: nos(21, 9).map(aStage),
    };
    const { status, body } = await write(suresh, id, { kind: 'change', body: change });
    expect([status, body.type]).toEqual([400, '/problems/stages-invalid']);
    expect((await get(customer, `/workContracts/${id}`)).papers).toHaveLength(1);
  });

  test('cannot fill a contract up: ten of its changes wait, and the other side can still write and read', async () => {
    const id = await agreed();
    const { bill } = await get(customer, `/workContracts/${id}`);
    const change = { base: 1, reason: 'More', days: 0, lines: [bill.lines[0]] };
    const paper = { kind: 'change', body: change };
    const sent = [];
    for (let at = 0; at < 11; at += 1) sent.push(await write(suresh, id, paper));
    expect(sent.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    // As after weeks of writing and taking back.
    await neev.services.pool.query(
      `insert into papers (contract_id, kind, no, author, author_id, client_id, body, sha256, status, created_at)
        select $1, 'change', no, 'provider', $2, 'old ' || no, '{}', sha256('x'), 'declined', now() - interval '1 day'
        from generate_series(11, 250) no`,
      [id, suresh.userId],
    );
    await neev.services.pool.query(`update papers set status = 'declined' where status = 'open'`);
    const { status, body } = await write(customer, id, paper);
    expect([status, body.data?.no]).toEqual([201, 251]);
  });

  test('waits no more once another change of its version is signed', async () => {
    const id = await agreed();
    const { bill } = await get(customer, `/workContracts/${id}`);
    const change = { base: 1, reason: 'More', days: 0, lines: [bill.lines[0]] };
    const written = [];
    for (const as of [suresh, customer])
      written.push((await write(as, id, { kind: 'change', body: change })).body.data);
    for (const as of [suresh, customer]) await sign(as, id, written[0]);
    const { papers } = await get(customer, `/workContracts/${id}`);
    expect(papers.map(({ status }: { status: string }) => status)).toEqual(['signed', 'signed', 'replaced']);
  });

  test('cannot leave a stage out of an agreement that others are kept from', async () => {
    const [first = ''] = await openPrices({ 1: 90, 2: 120, 3: 40 });
    const { _id: id, papers } = (await accept(first)).body.data;
    const { parties: _, site: __, quoted: ___, left: ____, ...body } = papers[0].body;
    const [stage] = body.bill.stages;
    const bill = { ...body.bill, lines: [body.bill.lines[0]], stages: [stage], total: stage.amount };
    const answer = await write(suresh, id, { kind: 'agreement', body: { ...body, bill } });
    expect([answer.status, answer.body.errors?.[0].path]).toEqual([400, 'body.bill.stages']);
  });
});

test.each<[string, (id: string, ending: string) => Promise<unknown>]>([
  [
    'says no',
    (id, ending) =>
      neev.call('PUT', `/workContracts/${id}/papers/${ending}/decline`, {
        as: suresh,
        body: { reason: 'No' },
      }),
  ],
  [
    'writes one of its own',
    (id) => write(suresh, id, { kind: 'ending', body: { reason: 'agreed', text: 'Paid' } }),
  ],
])('An ending ends a contract in a week, though the other side %s', async (_, resist) => {
  const id = await agreed();
  const body = { reason: 'not-working', text: 'Nobody came' };
  const { _id: ending } = (await write(customer, id, { kind: 'ending', body })).body.data;
  await resist(id, ending);
  await endUnsigned({ services: neev.services, now: () => new Date(Date.now() + 8 * 86_400_000) });
  expect(await get(suresh, `/workContracts/${id}`)).toMatchObject({ status: 'ended', endedBy: 'customer' });
});

test('What an agreement says otherwise than the bill and the price is marked, though its rate is the same', async () => {
  const [first = ''] = await openPrices({ 1: 90, 2: 120, 3: 40 });
  const { _id: id, papers } = (await accept(first)).body.data;
  const { parties: _, site: __, quoted, left: ___, ...body } = papers[0].body;
  expect(quoted).toEqual([]);
  const [line, ...others] = body.bill.lines;
  const bill = { ...body.bill, lines: [{ ...line, brings: 'customer' }, ...others] };
  const written = await write(suresh, id, { kind: 'agreement', body: { ...body, bill } });
  expect(written.body.data.body.quoted).toMatchObject([{ no: 1, rate: 90, line: { brings: 'provider' } }]);
});

describe('Accepting a price', () => {
  test('leaves a stage that it says nothing of to others', async () => {
    const [first = '', other = ''] = await openPrices({ 1: 90, 2: null, 3: null });
    expect((await accept(first, { stages: [1, 2] })).body.type).toBe('/problems/stages-invalid');
    expect((await accept(first)).body.data.stages).toEqual([1]);
    expect((await accept(other, { stages: [2] })).body.data.stages).toEqual([2]);
  });

  test('of a listing that is suspended is refused, and of one that is gone there is none', async () => {
    const [first = '', other = ''] = await openPrices({ 1: 90, 2: 120, 3: 40 });
    const { db } = neev.services;
    await db.updateTable('providers').set({ suspended: true }).where('id', '=', suresh.listing._id).execute();
    expect((await accept(first)).body.type).toBe('/problems/listing-gone');
    const gone = await neev.call('DELETE', `/deleteContractor/${mahesh.listing._id}`, { as: mahesh });
    expect(gone.status).toBe(200);
    expect((await accept(other)).body.type).toBe('/problems/state-changed');
    expect((await get(customer, `/tenders/${tenderId}/comparison`)).quotes).toHaveLength(1);
  });
});

describe('News of a tender', () => {
  test('reach its open pages where somebody asked says no, and where the customer closes it', async () => {
    const emit = vi.spyOn(neev.services.realtime, 'emit');
    const heard = () =>
      emit.mock.calls.filter(([, event]) => event === 'hiring').map(([to, , what]) => [to, what]);
    const what = { kind: 'tender', _id: tenderId };
    await neev.call('PUT', `/jobRequests/${tenderId}/pass`, {
      as: suresh,
      body: { listing: suresh.listing },
    });
    expect(heard()).toEqual([[[customer.userId, suresh.userId], what]]);
    emit.mockClear();
    await neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} });
    expect(heard()).toEqual([[expect.arrayContaining([customer.userId, mahesh.userId]), what]]);
    emit.mockRestore();
  });

  const mails = async (kind: string) => {
    const rows = await neev.services.db.selectFrom('mails').selectAll().execute();
    return rows.filter((row) => JSON.stringify(row).includes(`"${kind}"`)).length;
  };

  test('are one mail in a while, however often its hour is moved or its papers are written', async () => {
    for (const hours of [50, 51, 52])
      await neev.call('PUT', `/tenders/${tenderId}/hour`, {
        as: customer,
        body: { opensAt: inHours(hours) },
      });
    // Of each who was asked one, or two at the turn of a half hour; not three.
    expect(await mails('tender-changed')).toBeLessThanOrEqual(4);
    const [first = ''] = await openPrices({ 1: 90, 2: 120, 3: 40 });
    for (let round = 0; round < 3; round += 1) {
      const { _id: id, papers } = (await accept(first)).body.data;
      const path = `/workContracts/${id}/papers/${papers[0]._id}/decline`;
      await neev.call('PUT', path, { as: customer, body: {} });
    }
    // Of each draft one or two, though it was written and declined.
    expect(await mails('paper')).toBeLessThanOrEqual(4);
  });

  test('tell of every question, also where two who ask name theirs alike', async () => {
    for (const as of [suresh, mahesh])
      await neev.call('POST', `/tenders/${tenderId}/questions`, {
        as,
        body: { clientId: 'one', text: `Which floor, asks ${as.userId}?` },
      });
    const told = await neev.services.db
      .selectFrom('notices')
      .select('id')
      .where('kind', '=', 'question')
      .execute();
    expect(told).toHaveLength(2);
  });

  test('tell of all hours that have come, in one round', async () => {
    await seal(neev, suresh, { tenderId });
    const hired = {
      kind: 'tender',
      pin: '411001',
      lat: 18.5,
      lng: 73.8,
      choose: 'me',
      open_to: 'chosen',
    } as const;
    const { db } = neev.services;
    const copies = await db
      .insertInto('requests')
      .values(
        Array.from({ length: 205 }, (_, at) => ({
          ...hired,
          customer_id: customer.userId,
          client_id: `copy ${at}`,
          description: '',
          facilities: '{}',
          expires_at: new Date(Date.now() + 1e9),
        })),
      )
      .returning('id')
      .execute();
    await db
      .insertInto('tenders')
      .values(
        copies.map(({ id }) => ({
          request_id: id,
          ...{ of: 'contractor' as const, category: 'Construction Contract', name: 'Copy' },
          ...{ source: '{"kind":"typed"}', wishes: '{}', opens_at: new Date() },
        })),
      )
      .execute();
    await letHourCome(neev, tenderId);
    await tellHours({ services: neev.services, now: () => new Date() });
    const left = await db.selectFrom('tenders').select('name').where('hour_told', '=', false).execute();
    expect(left).toEqual([]);
  });
});
