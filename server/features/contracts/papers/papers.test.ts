import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { endUnsigned } from '#server/features/contracts/papers/by-clock.job.ts';
import { aListedContractor, askForPrices, letHourCome, open, seal } from '#server/testing/contracts.ts';
import { endAccount, type Listed, noticesOf } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let customer: TestUser;
let suresh: Listed;
let mahesh: Listed;
let tenderId: string;
let quoteId: string;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev);
  mahesh = await aListedContractor(neev);
  tenderId = (await askForPrices(neev, customer, { to: [suresh.listing, mahesh.listing] }))._id;
  const first = await seal(neev, suresh, { tenderId });
  const other = await seal(neev, mahesh, { tenderId, rates: { 1: 80, 2: null, 3: 45 } });
  await letHourCome(neev, tenderId);
  for (const { quote, code } of [first, other]) await open(neev, quote._id, { code });
  quoteId = first.quote._id;
  others = other.quote._id;
});
let others: string;

const accept = (id = quoteId, changes: object = {}) =>
  neev.call('PUT', `/tenderQuotes/${id}/accept`, {
    as: customer,
    body: { clientId: randomUUID(), ...changes },
  });
const accepted = async () => (await accept()).body.data;
const get = async (as: TestUser, id: string) =>
  (await neev.call('GET', `/workContracts/${id}`, { as })).body.data;
interface Said {
  as: TestUser;
  id: string;
}
const sign = ({ as, id }: Said, paper: { _id: string; sha256: string }, sha256 = paper.sha256) =>
  neev.call('PUT', `/workContracts/${id}/papers/${paper._id}/sign`, { as, body: { sha256 } });
const write = ({ as, id }: Said, kind: string, body: object, clientId: string = randomUUID()) =>
  neev.call('POST', `/workContracts/${id}/papers`, { as, body: { clientId, kind, body } });
async function agreed() {
  const { _id: id, papers } = await accepted();
  for (const as of [customer, suresh]) await sign({ as, id }, papers[0]);
  return get(customer, id);
}

describe('Accepting a price', () => {
  test('drafts a contract with its first agreement, which nobody has signed', async () => {
    const { status, body } = await accept();
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      side: 'customer',
      status: 'draft',
      stages: [1, 2],
      bill: null,
      address: '12 Hill Road',
      papers: [
        {
          kind: 'agreement',
          status: 'open',
          customerSignedAt: null,
          body: {
            bill: {
              total: 19_878,
              stages: [
                { no: 1, amount: 12_798, ahead: 1279 },
                { no: 2, amount: 7080, ahead: 0 },
              ],
            },
            parties: { customer: 'Asha Test' },
            quoted: [],
            left: [],
          },
        },
      ],
    });
    expect(await noticesOf(neev, suresh)).toContain('paper');
    expect(await get(mahesh, body.data._id)).toBeNull();
  });

  test('forty times at once gives one contract, by one clientId or by many', async () => {
    const clientId = randomUUID();
    const [same, ...more] = await Promise.all(
      Array.from({ length: 40 }, (_, at) => accept(at % 2 ? quoteId : others, at < 20 ? {} : { clientId })),
    );
    expect(same).toBeDefined();
    const contracts = await neev.services.db.selectFrom('contracts').selectAll().execute();
    expect(contracts).toHaveLength(1);
    expect(more.filter(({ status }) => status >= 500)).toEqual([]);
  });

  test('stage by stage goes to different contractors; a stage stands in one contract alone', async () => {
    expect((await accept(quoteId, { stages: [1] })).status).toBe(200);
    expect((await accept(others)).body.type).toBe('/problems/stage-taken');
    const second = await accept(others, { stages: [2] });
    expect(second.body.data).toMatchObject({ stages: [2], papers: [{ body: { left: ['Floor tiles'] } }] });
  });

  test('of who is not the customer, twice, or a price that is no longer valid is refused', async () => {
    const by = async (as: TestUser) =>
      (await neev.call('PUT', `/tenderQuotes/${quoteId}/accept`, { as, body: { clientId: 'x' } })).status;
    expect([await by(suresh), await by(mahesh)]).toEqual([403, 404]);
    await letHourCome(neev, tenderId, 31 * 24 * 60);
    expect((await accept()).body.type).toBe('/problems/quote-over');
  });
});

describe('A paper', () => {
  test('stands once both have signed the hash of what they read; then the bill is agreed', async () => {
    const { _id: id, papers } = await accepted();
    const [paper] = papers;
    expect((await sign({ as: customer, id }, paper, 'a'.repeat(64))).body.type).toBe(
      '/problems/paper-changed',
    );
    expect((await sign({ as: customer, id }, paper)).body.data.status).toBe('open');
    expect((await sign({ as: customer, id }, paper)).status).toBe(200);
    const unsigned = neev.services.db.updateTable('papers').set({ customer_signed_at: null });
    await expect(unsigned.execute()).rejects.toThrow('as it was written');
    expect((await sign({ as: suresh, id }, paper)).body.data.status).toBe('signed');
    const contract = await get(suresh, id);
    expect(contract).toMatchObject({
      side: 'provider',
      status: 'agreed',
      bill: { version: 1, total: 19_878 },
    });
    const { body } = await neev.call('GET', `/tenders/${tenderId}`, { as: customer });
    expect(body.data.status).toBe('filled');
  });

  test('written anew replaces the open one: its hash signs nothing any more', async () => {
    const { _id: id, papers } = await accepted();
    const [first] = papers;
    await sign({ as: customer, id }, first);
    const { parties: _, site: __, quoted: ___, left: ____, ...body } = first.body;
    const lines = body.bill.lines.map((line: { no: number }) =>
      line.no === 1 ? { ...line, rate: 80 } : line,
    );
    const stages = [{ ...body.bill.stages[0], amount: 11_376, ahead: 0 }, body.bill.stages[1]];
    const cheaper = { ...body, bill: { ...body.bill, lines, stages, total: 18_456 } };
    const wrong = { ...cheaper, bill: { ...cheaper.bill, total: 18_457 } };
    expect((await write({ as: suresh, id }, 'agreement', wrong)).body.type).toBe('/problems/sums-wrong');
    const second = (await write({ as: suresh, id }, 'agreement', cheaper)).body.data;
    expect(second).toMatchObject({ no: 2, author: 'provider', body: { quoted: [{ no: 1, rate: 90 }] } });
    expect((await sign({ as: suresh, id }, first)).body.type).toBe('/problems/paper-over');
    for (const as of [suresh, customer]) await sign({ as, id }, second);
    expect((await get(customer, id)).bill.total).toBe(18_456);
  });

  test('that is declined ends the draft, and the price can be accepted again', async () => {
    const { _id: id, papers } = await accepted();
    const decline = await neev.call('PUT', `/workContracts/${id}/papers/${papers[0]._id}/decline`, {
      as: suresh,
      body: { reason: 'Too early' },
    });
    expect(decline.body.data).toMatchObject({ status: 'declined', reason: 'Too early' });
    expect((await get(customer, id)).status).toBe('lapsed');
    expect((await accept()).status).toBe(200);
  });

  test('a change order replaces lines and adds others; the sums are the server’s', async () => {
    const { _id: id, bill } = await agreed();
    const change = {
      base: 1,
      reason: 'A thicker coat',
      lines: [
        { ...bill.lines[0], quantity: 130 },
        { no: 7, stage: 1, name: 'Mesh', unit: 'm2', quantity: 10, brings: 'provider', rate: 55.5 },
      ],
      days: 3,
    };
    const { body } = await write({ as: suresh, id }, 'change', change);
    // (130 × 90 + 555) with 18 % is 14,461 (up), and 7,080 of the other stage.
    expect(body.data.body.bill).toMatchObject({
      total: 21_541,
      stages: [{ amount: 14_461, ahead: 1279 }, {}],
    });
    for (const as of [customer, suresh]) await sign({ as, id }, body.data);
    expect((await get(customer, id)).bill).toMatchObject({ version: 2, total: 21_541 });
    expect((await write({ as: customer, id }, 'change', change)).body.type).toBe('/problems/bill-changed');
  });

  test('two changes of one version signed at once: one stands, the other must be written anew', async () => {
    const { _id: id, bill } = await agreed();
    const body = { base: 1, reason: 'More', lines: [{ ...bill.lines[0], quantity: 130 }], days: 0 };
    const two = [
      (await write({ as: customer, id }, 'change', body)).body.data,
      (await write({ as: customer, id }, 'change', { ...body, days: 1 })).body.data,
    ];
    for (const paper of two) await sign({ as: customer, id }, paper);
    const answers = await Promise.all(two.map((paper) => sign({ as: suresh, id }, paper)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    expect((await get(customer, id)).bill.version).toBe(2);
  });

  test('an ending signed by both ends it; unsigned for a week it ends by its author', async () => {
    const first = await agreed();
    const body = { reason: 'not-working', text: 'Nobody came for two weeks' };
    const { body: written } = await write({ as: customer, id: first._id }, 'ending', body);
    const later = { services: neev.services, now: () => new Date(Date.now() + 8 * 86_400_000) };
    await endUnsigned({ ...later, now: () => new Date(Date.now() + 6 * 86_400_000) });
    expect((await get(suresh, first._id)).status).toBe('agreed');
    await endUnsigned(later);
    expect(await get(suresh, first._id)).toMatchObject({ status: 'ended', endedBy: 'customer' });
    expect((await sign({ as: suresh, id: first._id }, written.data)).body.type).toBe('/problems/paper-over');
    expect((await write({ as: suresh, id: first._id }, 'change', { ...body, base: 1 })).status).toBe(400);
  });

  test('never changes and is never deleted, nor is a bill that was signed', async () => {
    await agreed();
    const { db } = neev.services;
    await expect(db.updateTable('papers').set({ body: '{}' }).execute()).rejects.toThrow('as it was written');
    await expect(db.deleteFrom('papers').execute()).rejects.toThrow('as it was written');
    await expect(db.updateTable('contract_bills').set({ total: 1 }).execute()).rejects.toThrow(
      'as it was signed',
    );
  });

  test('the same clientId answers the same paper', async () => {
    const { _id: id, bill } = await agreed();
    const change = { base: 1, reason: 'More', lines: [bill.lines[0]], days: 0 };
    const answers = await Promise.all(
      ['one', 'one', 'one'].map((clientId) => write({ as: suresh, id }, 'change', change, clientId)),
    );
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
  });
});

test('A draft that nobody signs for a week lapses; what is agreed ends with an account, and stays readable', async () => {
  const draft = await accepted();
  await endUnsigned({ services: neev.services, now: () => new Date(Date.now() + 8 * 86_400_000) });
  expect((await get(customer, draft._id)).status).toBe('lapsed');
  const contract = await agreed();
  expect((await neev.call('GET', '/workContracts?as=provider', { as: suresh })).body).toMatchObject({
    total: 2,
    data: [{ status: 'agreed', total: 19_878 }, { status: 'lapsed' }],
  });
  await endAccount(neev, customer);
  expect(await get(suresh, contract._id)).toMatchObject({
    status: 'ended',
    endedBy: 'neev',
    customerName: 'Former user',
  });
});
