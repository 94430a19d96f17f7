import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aBill,
  aLine,
  aListedContractor,
  askForPrices,
  aTender,
  inHours,
  letHourCome,
  seal,
} from '#server/testing/contracts.ts';
import { endAccount, inDays, type Listed, noticesOf } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let customer: TestUser;
let suresh: Listed;
let mahesh: Listed;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev, { pin: '411001' });
  mahesh = await aListedContractor(neev, { pin: '411002' });
});
const post = (changes: object = {}) =>
  neev.call('POST', '/tenders', { as: customer, body: aTender({ to: [suresh.listing], ...changes }) });
const askBoth = (changes: object = {}) =>
  askForPrices(neev, customer, { to: [suresh.listing, mahesh.listing], ...changes });
const get = (as: TestUser, id: string) => neev.call('GET', `/tenders/${id}`, { as });
type Asked = {
  listing: { _id: string };
  state: string;
  phone?: string;
  visitAt?: string;
  visitAgreed?: boolean;
};
const askedIn = ({ asked }: { asked: Asked[] }, { listing }: Listed): Asked | undefined =>
  asked.find((one) => one.listing._id === listing._id);
const put = (as: TestUser, path: string, body: object) => neev.call('PUT', `/tenders/${path}`, { as, body });

describe('Asking for prices of a bill', () => {
  test('answers what was asked, and reaches those who were asked', async () => {
    const { status, body } = await post();
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      customerName: 'Asha Test',
      status: 'open',
      address: '12 Hill Road',
      bill: { version: 1, lines: [{ no: 1 }, { no: 2 }, { no: 3 }] },
      wishes: { retentionPercent: 5, defectMonths: 12 },
      asked: [{ listing: suresh.listing, state: 'asked' }],
    });
    expect(body.data.bill.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(await noticesOf(neev, suresh)).toContain('tender');
    expect((await get(mahesh, body.data._id)).status).toBe(404);
  });

  test('the same clientId again, also at the same moment, is one tender', async () => {
    const body = aTender({ to: [suresh.listing] });
    const send = () => neev.call('POST', '/tenders', { as: customer, body });
    const sent = await Promise.all([send(), send(), send()]);
    expect(new Set(sent.map((one) => one.body.data._id)).size).toBe(1);
  });

  test('nearby asks the nearest who do such work, never the customer’s own listing', async () => {
    const own = await neev.call('POST', '/tenders', { as: suresh, body: aTender() });
    expect(own.body.data.asked.map(({ listing }: { listing: object }) => listing)).toEqual([mahesh.listing]);
    const far = await post({ to: 'nearby', pin: '700001', radiusKm: 5 });
    expect([far.status, far.body.type]).toEqual([400, '/problems/asked-few']);
  });

  test.each<[string, object, string]>([
    ['no line', { bill: aBill({ lines: [] }) }, 'bill-invalid'],
    ['a stage without a line', { bill: aBill({ lines: [aLine()] }) }, 'stages-invalid'],
    ['two lines of one number', { bill: aBill({ lines: [aLine(), aLine({ stage: 2 })] }) }, 'bill-invalid'],
    ['a quantity of nothing', { bill: aBill({ lines: [aLine({ quantity: 0 })] }) }, 'quantity-invalid'],
    ['four decimals', { bill: aBill({ lines: [aLine({ quantity: 1.2345 })] }) }, 'quantity-invalid'],
    [
      'a key of nothing',
      { bill: aBill({ lines: [aLine({ key: 'toString' }), aLine({ no: 2, stage: 2 })] }) },
      'bill-invalid',
    ],
    ['half an hour ahead', { opensAt: inHours(0.5) }, 'hour-invalid'],
    ['fifteen days ahead', { opensAt: inHours(15 * 24) }, 'hour-invalid'],
    ['a category of another kind', { category: 'Machines' }, 'category-invalid'],
    ['nobody', { to: [] }, 'asked-few'],
    ['a PIN code that is nowhere', { pin: '199999' }, 'pin-unknown'],
  ])('with %s is refused', async (_, changes, problem) => {
    const { status, body } = await post(changes);
    expect([status, body.type]).toEqual([400, `/problems/${problem}`]);
  });

  test('twice the same listing, one’s own, or an engineer for work is refused at its place', async () => {
    const errorsOf = async (changes: object, as = customer) =>
      (await neev.call('POST', '/tenders', { as, body: aTender(changes) })).body.errors?.[0];
    expect(await errorsOf({ to: [suresh.listing, suresh.listing] })).toMatchObject({ path: 'to.1' });
    expect(await errorsOf({ to: [suresh.listing] }, suresh)).toMatchObject({ path: 'to.0' });
  });

  test('is a request of another kind: no list of work shows it, and closing it is closing a request', async () => {
    const tender = await askBoth();
    for (const list of ['mine', 'forMe'])
      for (const as of [customer, suresh])
        expect((await neev.call('GET', `/jobRequests?as=${list}`, { as })).body.total).toBe(0);
    const closed = await neev.call('PUT', `/jobRequests/${tender._id}/close`, { as: customer, body: {} });
    expect(closed.status).toBe(200);
    expect((await get(suresh, tender._id)).body.data.status).toBe('closed');
  });

  test('says nothing of the others to who is asked', async () => {
    const tender = await askBoth();
    await seal(neev, mahesh, { tenderId: tender._id });
    const { body } = await get(suresh, tender._id);
    expect(body.data.asked).toHaveLength(1);
    expect(body.data.quotes).toEqual([]);
    expect(JSON.stringify(body.data)).not.toContain(mahesh.listing._id);
    expect([body.data.address, body.data.phone]).toEqual([undefined, undefined]);
    const { body: list } = await neev.call('GET', '/tenders?as=forMe', { as: suresh });
    expect(list).toMatchObject({ total: 1, data: [{ own: 'seen', asked: 1, sealed: 0 }] });
    const { body: mine } = await neev.call('GET', '/tenders', { as: customer });
    expect(mine).toMatchObject({ total: 1, data: [{ asked: 2, sealed: 1, opened: 0, lines: 3 }] });
  });

  test('a no takes it from one’s list, and the customer sees it', async () => {
    const tender = await askBoth();
    const passed = { listing: suresh.listing };
    await neev.call('PUT', `/jobRequests/${tender._id}/pass`, { as: suresh, body: passed });
    expect((await neev.call('GET', '/tenders?as=forMe', { as: suresh })).body.total).toBe(0);
    expect(askedIn((await get(customer, tender._id)).body.data, suresh)?.state).toBe('passed');
  });
});

test('A no takes a price back that is locked, and not one that the hour has come for', async () => {
  const no = { as: suresh, body: { listing: suresh.listing } };
  const statusAfterNo = async (deed: (id: string) => Promise<unknown>) => {
    const { _id: id } = await askBoth();
    const { quote } = await seal(neev, suresh, { tenderId: id });
    await deed(id);
    expect((await neev.call('PUT', `/jobRequests/${id}/pass`, no)).status).toBe(200);
    const { body } = await neev.call('GET', `/tenderQuotes/${quote._id}`, { as: suresh });
    return [body.data.status, askedIn((await get(customer, id)).body.data, suresh)?.state];
  };
  expect(await statusAfterNo(async () => undefined)).toEqual(['withdrawn', 'passed']);
  expect(await statusAfterNo((id) => letHourCome(neev, id))).toEqual(['sealed', 'sealed']);
});

describe('Until the hour', () => {
  test('another bill is another version; sealed prices are out of date, and a day is left', async () => {
    const tender = await askBoth({ opensAt: inHours(2), wishes: { pay: 'fixed', from: inDays(10) } });
    const { quote } = await seal(neev, suresh, { tenderId: tender._id });
    const bill = aBill({ lines: [aLine({ quantity: 130 }), ...aBill().lines.slice(1)] });
    const { body } = await put(customer, `${tender._id}/bill`, bill);
    expect(body.data.bill.version).toBe(2);
    expect(Date.parse(body.data.opensAt) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    const { body: own } = await neev.call('GET', `/tenderQuotes/${quote._id}`, { as: suresh });
    expect(own.data.status).toBe('outdated');
    expect(await noticesOf(neev, suresh)).toContain('tender-changed');
    const old = await seal(neev, suresh, { tenderId: tender._id });
    expect([old.status, old.body.type]).toEqual([409, '/problems/bill-changed']);
    expect((await seal(neev, suresh, { tenderId: tender._id, version: 2 })).status).toBe(201);
    const same = await put(customer, `${tender._id}/bill`, bill);
    expect(same.body.data.bill.version).toBe(2);
  });

  test('the hour moves later, never nearer', async () => {
    const tender = await askBoth();
    const later = inHours(72);
    expect((await put(customer, `${tender._id}/hour`, { opensAt: later })).body.data.opensAt).toBe(later);
    const nearer = await put(customer, `${tender._id}/hour`, { opensAt: inHours(3) });
    expect([nearer.status, nearer.body.type]).toEqual([400, '/problems/hour-invalid']);
  });

  test('it opens now once everybody has sealed or said no, not before', async () => {
    const tender = await askBoth();
    const now = () => put(customer, `${tender._id}/hour`, { now: true });
    await seal(neev, suresh, { tenderId: tender._id });
    expect((await now()).body.type).toBe('/problems/hour-early');
    await neev.call('PUT', `/jobRequests/${tender._id}/pass`, {
      as: mahesh,
      body: { listing: mahesh.listing },
    });
    expect((await now()).status).toBe(200);
    expect(await noticesOf(neev, suresh)).toContain('hour');
    expect(await noticesOf(neev, customer)).toContain('quotes-open');
    expect((await seal(neev, mahesh, { tenderId: tender._id })).body.type).toBe('/problems/quotes-closed');
  });

  test('a question and its answer are for all who were asked, without a name', async () => {
    const tender = await askBoth();
    const question = { clientId: randomUUID(), text: 'Which floor is it on?' };
    const ask = (as: TestUser) =>
      neev.call('POST', `/tenders/${tender._id}/questions`, { as, body: question });
    expect((await ask(customer)).body.type).toBe('/problems/own-listing');
    await ask(suresh);
    const { body } = await ask(suresh);
    const [{ _id: id }] = body.data.questions;
    expect(body.data.questions).toEqual([{ _id: id, text: question.text, answer: null, mine: true }]);
    expect(await noticesOf(neev, customer)).toContain('question');
    await put(customer, `${tender._id}/questions/${id}`, { answer: 'The second' });
    const other = (await get(mahesh, tender._id)).body.data.questions;
    expect(other).toEqual([{ _id: id, text: question.text, answer: 'The second', mine: false }]);
    expect(await noticesOf(neev, mahesh)).toContain('answer');
    await letHourCome(neev, tender._id);
    expect((await put(customer, `${tender._id}/questions/${id}`, { answer: 'x' })).body.type).toBe(
      '/problems/quotes-closed',
    );
  });

  test('a visit that both agree on shows address and phones to the two, and to no other', async () => {
    const tender = await askBoth();
    const at = tender.wishes.visits[0];
    const choose = (time: string) =>
      put(suresh, `${tender._id}/visit`, { listing: suresh.listing, at: time });
    expect((await choose(inHours(5))).body.type).toBe('/problems/visit-over');
    expect((await choose(at)).body.data.address).toBeUndefined();
    const foreign = { listing: suresh.listing, at };
    expect((await put(mahesh, `${tender._id}/visit`, foreign)).status).toBe(403);
    const agree = { listing: suresh.listing, agree: true };
    expect((await put(suresh, `${tender._id}/visit`, agree)).status).toBe(403);
    const { body } = await put(customer, `${tender._id}/visit`, agree);
    expect(askedIn(body.data, suresh)).toMatchObject({
      visitAt: at,
      visitAgreed: true,
      phone: expect.any(String),
    });
    expect(askedIn(body.data, mahesh)?.phone).toBeUndefined();
    expect((await get(suresh, tender._id)).body.data.address).toBe('12 Hill Road');
    expect((await get(mahesh, tender._id)).body.data.address).toBeUndefined();
    // Who says no has no business at the site any more, nor has the customer with their phone.
    const no = { as: suresh, body: { listing: suresh.listing } };
    await neev.call('PUT', `/jobRequests/${tender._id}/pass`, no);
    const { address, phone } = (await get(suresh, tender._id)).body.data;
    expect([address, phone]).toEqual([undefined, undefined]);
    expect(askedIn((await get(customer, tender._id)).body.data, suresh)?.phone).toBeUndefined();
  });
});

test('who blocks the customer after being asked hears no more of the tender, and no visit shows them a phone', async () => {
  const tender = await askBoth();
  const at = tender.wishes.visits[0];
  const visit = `${tender._id}/visit`;
  expect((await put(suresh, visit, { listing: suresh.listing, at })).status).toBe(200);
  const told = await noticesOf(neev, suresh);
  const opening = { as: suresh, body: { receiverId: customer.userId } };
  const { body: opened } = await neev.call('POST', '/newConversation', opening);
  const blocking = { as: suresh, body: { blocked: true } };
  await neev.call('PUT', `/conversation/${opened.data._id}/blocked`, blocking);
  await put(
    customer,
    `${tender._id}/bill`,
    aBill({ lines: [aLine({ quantity: 130 }), ...aBill().lines.slice(1)] }),
  );
  await put(customer, `${tender._id}/visits`, { at: inHours(3) });
  const asking = { as: mahesh, body: { clientId: randomUUID(), text: 'Which sand?' } };
  const { body } = await neev.call('POST', `/tenders/${tender._id}/questions`, asking);
  await put(customer, `${tender._id}/questions/${body.data.questions[0]._id}`, { answer: 'From the river' });
  expect(await noticesOf(neev, suresh)).toEqual(told);
  expect(await noticesOf(neev, mahesh)).toEqual(['answer']);
  for (const [as, said] of [[customer, { agree: true }] as const, [suresh, { at }] as const]) {
    const { body: refused } = await put(as, visit, { listing: suresh.listing, ...said });
    expect(refused.type).toBe('/problems/chat-blocked');
  }
});

test('What a customer and a contractor did stands in their download; it ends with the account', async () => {
  const tender = await askBoth();
  await seal(neev, suresh, { tenderId: tender._id });
  const own = async (as: TestUser) => (await neev.call('GET', '/me/data', { as })).body;
  expect(JSON.stringify(await own(customer))).toContain('Bathroom and floors');
  expect(JSON.stringify(await own(suresh))).toContain(tender._id);
  await endAccount(neev, suresh);
  expect(await neev.services.db.selectFrom('quotes').selectAll().execute()).toEqual([]);
  await endAccount(neev, customer);
  expect((await get(mahesh, tender._id)).body.data).toMatchObject({
    status: 'closed',
    customerName: 'Former user',
    description: '',
  });
});
