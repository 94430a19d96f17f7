import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeInFours } from '#domain/contracts/seal.ts';
import { tellHours } from '#server/features/contracts/papers/by-clock.job.ts';
import {
  aListedContractor,
  aQuote,
  askForPrices,
  boxOf,
  letHourCome,
  open,
  seal,
} from '#server/testing/contracts.ts';
import { type Listed, noticesOf } from '#server/testing/hiring.ts';
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
const get = (as: TestUser, id: string) => neev.call('GET', `/tenderQuotes/${id}`, { as });
const withdraw = (as: TestUser, id: string) => neev.call('PUT', `/tenderQuotes/${id}/withdraw`, { as });
const rowOf = (id: string) =>
  neev.services.db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
/** Seals any body as a changed app could. */
async function sealed(body: unknown, as = suresh) {
  const { code, ...box } = await boxOf(body, tenderId);
  const sent = { clientId: randomUUID(), listing: as.listing, version: 1, ...box };
  const answer = await neev.call('POST', `/tenders/${tenderId}/quotes`, { as, body: sent });
  return { id: String(answer.body.data._id), code };
}

describe('A sealed price', () => {
  test('is its author’s alone until the hour: the customer sees that it is there', async () => {
    const { quote, status } = await seal(neev, suresh, { tenderId });
    expect(status).toBe(201);
    expect(quote).toMatchObject({ status: 'sealed', openedAt: null, lateMinutes: 0 });
    expect(quote.sealed.length).toBeGreaterThan(5000);
    for (const as of [customer, mahesh]) expect((await get(as, quote._id)).status).toBe(404);
    const { body } = await neev.call('GET', `/tenders/${tenderId}`, { as: customer });
    expect(JSON.stringify(body)).not.toContain(quote.sealed);
    expect(body.data.asked.map(({ state }: { state: string }) => state).sort()).toEqual(['asked', 'sealed']);
    expect(body.data.quotes).toEqual([]);
    // By it a code can be typed that its author tells.
    const ids = ({ asked }: { asked: { quote?: string }[] }) => asked.flatMap((one) => one.quote ?? []);
    expect(ids(body.data)).toEqual([quote._id]);
    const { body: asAsked } = await neev.call('GET', `/tenders/${tenderId}`, { as: suresh });
    expect(ids(asAsked.data)).toEqual([]);
  });

  test('opens to nobody before the hour, whatever the code', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    for (const as of [suresh, customer, undefined]) {
      const { status, body } = await open(neev, quote._id, { code, ...(as && { as }) });
      expect([status, body.type]).toEqual([409, '/problems/not-yet']);
    }
    await expect(
      neev.services.db
        .updateTable('quotes')
        .set({ opened_at: new Date(), body: '{}', status: 'opened', total: 1 })
        .execute(),
    ).rejects.toThrow('sealed until');
  });

  test('leaves no rate in the database before the hour', async () => {
    const rates = { 1: 91.37, 2: 127.91, 3: 43.83 };
    await seal(neev, suresh, { tenderId, rates });
    const rows = await neev.services.db.selectFrom('quotes').selectAll().execute();
    const dump = JSON.stringify(
      rows.map(({ sealed: box, ...row }) => ({ ...row, box: box.toString('latin1') })),
    );
    for (const rate of Object.values(rates)) expect(dump).not.toContain(String(rate));
  });

  test('sent again takes the place of the first, and the same clientId is the same', async () => {
    const first = await seal(neev, suresh, { tenderId });
    const second = await seal(neev, suresh, { tenderId, rates: { 1: 80, 2: 100, 3: 30 } });
    expect((await get(suresh, first.quote._id)).body.data.status).toBe('replaced');
    const { sha256, sealed: box } = second.quote;
    const clientId = randomUUID();
    const send = () =>
      neev.call('POST', `/tenders/${tenderId}/quotes`, {
        as: suresh,
        body: { clientId, listing: suresh.listing, version: 1, sha256, sealed: box },
      });
    const both = await Promise.all([send(), send()]);
    expect(both[0]?.body.data._id).toBe(both[1]?.body.data._id);
    const live = (await neev.services.db.selectFrom('quotes').select('status').execute()).filter(
      ({ status }) => status === 'sealed',
    );
    expect(live).toHaveLength(1);
  });

  test('for another’s listing, or from who was not asked, is refused', async () => {
    const quote = aQuote({ tenderId, listing: mahesh.listing });
    const { code: _, ...box } = await boxOf(quote, tenderId);
    const body = { clientId: randomUUID(), listing: mahesh.listing, version: 1, ...box };
    const send = (as: TestUser) => neev.call('POST', `/tenders/${tenderId}/quotes`, { as, body });
    expect((await send(suresh)).status).toBe(403);
    expect((await send(await neev.loginAs())).status).toBe(404);
  });

  test.each([
    ['no base64', { sealed: '%%%' }],
    ['a length that no box has', { sealed: Buffer.alloc(5000).toString('base64') }],
    ['too long a box', { sealed: Buffer.alloc(28 + 17 * 4096).toString('base64') }],
    ['no hash', { sha256: 'f'.repeat(63) }],
  ])('with %s is refused', async (_, changes) => {
    const { code: __, ...box } = await boxOf(aQuote({ tenderId, listing: suresh.listing }), tenderId);
    const body = { clientId: randomUUID(), listing: suresh.listing, version: 1, ...box, ...changes };
    const answer = await neev.call('POST', `/tenders/${tenderId}/quotes`, { as: suresh, body });
    expect([answer.status, answer.body.type]).toEqual([400, '/problems/sealed-invalid']);
  });

  test('can be taken back until the hour, not after it while it is locked', async () => {
    const { quote } = await seal(neev, suresh, { tenderId });
    expect((await withdraw(mahesh, quote._id)).status).toBe(404);
    expect((await withdraw(suresh, quote._id)).body.data.status).toBe('withdrawn');
    expect((await withdraw(suresh, quote._id)).status).toBe(200);
    const again = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    expect((await withdraw(suresh, again.quote._id)).body.type).toBe('/problems/quotes-closed');
  });
});

describe('From the hour on', () => {
  test('nothing can be sealed or changed', async () => {
    await letHourCome(neev, tenderId);
    const { status, body } = await seal(neev, suresh, { tenderId });
    expect([status, body.type]).toEqual([409, '/problems/quotes-closed']);
  });

  test('its author opens it by one tap, and both sides read the same sums', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId, 190);
    const { body } = await open(neev, quote._id, { code: codeInFours(code).toLowerCase(), as: suresh });
    // 120.5 × 90 = 10,845; 40 × 120 + 30 × 40 = 6,000; each stage with 18 % of tax: 12,798 (up) + 7,080.
    expect(body.data).toMatchObject({
      status: 'opened',
      total: 19_878,
      lateMinutes: 190,
      body: { days: 20 },
    });
    const seen = (await get(customer, quote._id)).body.data;
    expect(seen.body).toEqual(body.data.body);
    expect(seen.sealed).toBeUndefined();
    expect((await get(mahesh, quote._id)).status).toBe(404);
    expect(await noticesOf(neev, customer)).toContain('quotes-open');
  });

  test.each<[string, (code: string) => string]>([
    [
      'with the marks that a chat puts around it',
      (code) => `\u200e${code.slice(0, 8)}\u200b${code.slice(8)}\u2069`,
    ],
    ['with long dashes', (code) => codeInFours(code).replaceAll(' ', ' – ')],
    [
      'with digits of another script',
      (code) => code.replace(/\d/g, (digit) => '०१२३४५६७८९'[Number(digit)] ?? ''),
    ],
    [
      'in wide letters',
      (code) => code.replace(/./g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    ],
  ])('opens by its code %s', async (_, written) => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    const { body } = await open(neev, quote._id, { code: written(code), as: suresh });
    expect(body.data?.status).toBe('opened');
  });

  test('who is neither side can open it with the code, and learns no price', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    const { body } = await open(neev, quote._id, { code });
    expect(body.data).toEqual({ _id: quote._id, status: 'opened' });
    expect((await open(neev, quote._id, { code: 'wrong now', as: mahesh })).body.data).toEqual(body.data);
  });

  test('a code that is not its own opens nothing, and changes no row', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    const other = await seal(neev, mahesh, { tenderId });
    await letHourCome(neev, tenderId);
    const before = await rowOf(quote._id);
    const changed = (code[0] === '7' ? '8' : '7') + code.slice(1);
    for (const wrong of [other.code, changed, '', code.slice(1), `${code}0`]) {
      const { status, body } = await open(neev, quote._id, { code: wrong, as: suresh });
      expect([status, body.type]).toEqual([400, '/problems/opening-code-wrong']);
    }
    expect(await rowOf(quote._id)).toEqual(before);
  });

  test.each<[string, (body: ReturnType<typeof aQuote>) => unknown]>([
    ['another tender', (body) => ({ ...body, tenderId: randomUUID() })],
    ['another version', (body) => ({ ...body, version: 2 })],
    ['another listing', (body) => ({ ...body, listing: { ...body.listing, _id: randomUUID() } })],
    ['a line that is not asked', (body) => ({ ...body, lines: [{ ...body.lines[0], no: 9 }] })],
    ['a line twice', (body) => ({ ...body, lines: [...body.lines, body.lines[0]] })],
    ['a rate below nothing', (body) => ({ ...body, lines: [{ ...body.lines[0], rate: -5 }] })],
    ['a share ahead of half', (body) => ({ ...body, ahead: [{ stage: 1, percent: 50 }] })],
    ['no price at all', () => 'hello'],
  ])('a box with %s is void, and both are shown so', async (_, change) => {
    const { id, code } = await sealed(change(aQuote({ tenderId, listing: suresh.listing })));
    await letHourCome(neev, tenderId);
    const { status, body } = await open(neev, id, { code, as: suresh });
    expect([status, body.data.status, body.data.body]).toEqual([200, 'void', undefined]);
    expect((await get(customer, id)).body.data.status).toBe('void');
    const { asked } = (await neev.call('GET', `/tenders/${tenderId}`, { as: customer })).body.data;
    expect(asked.map(({ state }: { state: string }) => state)).toContain('void');
  });

  test('the hour is told once to who sealed and to the customer', async () => {
    await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    const clock = { services: neev.services, now: () => new Date() };
    await tellHours(clock);
    await tellHours(clock);
    expect((await noticesOf(neev, suresh)).filter((kind) => kind === 'hour')).toHaveLength(1);
    expect(await noticesOf(neev, mahesh)).not.toContain('hour');
    expect((await noticesOf(neev, customer)).filter((kind) => kind === 'quotes-open')).toHaveLength(1);
  });

  test('nothing opens once the tender is closed', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} });
    const { status, body } = await open(neev, quote._id, { code, as: suresh });
    expect([status, body.type]).toEqual([409, '/problems/state-changed']);
    expect((await rowOf(quote._id)).status).toBe('lapsed');
  });

  test('an open price can be withheld, never changed', async () => {
    const { quote, code } = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await open(neev, quote._id, { code, as: suresh });
    const change = neev.services.db.updateTable('quotes').set({ body: '{}' }).where('id', '=', quote._id);
    await expect(change.execute()).rejects.toThrow('an open quote never changes');
    const { db } = neev.services;
    await expect(db.updateTable('quotes').set({ total: 1 }).execute()).rejects.toThrow('an open quote never');
    const moved = db.updateTable('quotes').set({ listing_id: mahesh.listing._id });
    await expect(moved.execute()).rejects.toThrow('a sealed quote never changes');
    expect((await withdraw(suresh, quote._id)).body.data.status).toBe('withdrawn');
    expect((await get(customer, quote._id)).status).toBe(404);
  });
});

describe('The comparison', () => {
  const compare = (as: TestUser) => neev.call('GET', `/tenders/${tenderId}/comparison`, { as });
  async function openAll(...of: { as: Listed; rates: Record<number, number | null> }[]) {
    const sent = [];
    for (const { as, rates } of of) sent.push(await seal(neev, as, { tenderId, rates }));
    await letHourCome(neev, tenderId);
    for (const { quote, code } of sent) await open(neev, quote._id, { code });
    return sent.map(({ quote }) => String(quote._id));
  }

  test('is the customer’s alone, and not before the hour', async () => {
    await seal(neev, suresh, { tenderId });
    expect((await compare(customer)).body.type).toBe('/problems/not-yet');
    await letHourCome(neev, tenderId);
    expect((await compare(suresh)).status).toBe(403);
    expect((await compare(customer)).body.data).toMatchObject({ sealed: 1, quotes: [] });
  });

  test('shows what is missing and stands in for it, the quote with fewest missing first', async () => {
    const [whole, less] = await openAll(
      { as: suresh, rates: { 1: 90, 2: 120, 3: 40 } },
      { as: mahesh, rates: { 1: 80, 2: null, 3: 40 } },
    );
    const { quotes, lines } = (await compare(customer)).body.data;
    expect(quotes.map(({ _id, missing }: { _id: string; missing: number }) => [_id, missing])).toEqual([
      [whole, 0],
      [less, 1],
    ]);
    expect(quotes[0]).toMatchObject({ total: 19_878, spread: false, retentionPercent: 5, days: 20 });
    const cell = lines[1].cells.find(({ quote }: { quote: string }) => quote === less);
    expect(cell).toMatchObject({ rate: null, mark: 'missing', equal: 141.6 });
    // Without its floor tiles it is cheaper; on equal footing the other's price of them is added.
    expect(quotes[1].equal - quotes[1].total).toBe(5664);
  });

  test('a price that was withheld is in it no more', async () => {
    const [first] = await openAll({ as: suresh, rates: { 1: 90 } }, { as: mahesh, rates: { 1: 80 } });
    await withdraw(suresh, first ?? '');
    expect((await compare(customer)).body.data.quotes).toHaveLength(1);
  });
});
