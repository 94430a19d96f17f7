import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  aListedContractor,
  askForPrices,
  boxOf,
  letHourCome,
  open,
  seal,
} from '#server/testing/contracts.ts';
import type { Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let customer: TestUser;
let suresh: Listed;
let tenderId: string;
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev);
  tenderId = (await askForPrices(neev, customer, { to: [suresh.listing] }))._id;
});

/** How a price comes to a state, by what its people do. */
const states = {
  sealed: async () => seal(neev, suresh, { tenderId }),
  replaced: async () => {
    const first = await seal(neev, suresh, { tenderId });
    await seal(neev, suresh, { tenderId });
    return first;
  },
  withdrawn: async () => {
    const sent = await seal(neev, suresh, { tenderId });
    await withdraw(sent.quote._id);
    return sent;
  },
  outdated: async () => {
    const sent = await seal(neev, suresh, { tenderId });
    const { body } = await neev.call('GET', `/tenders/${tenderId}`, { as: customer });
    const [line, ...lines] = body.data.bill.lines;
    const bill = { lines: [{ ...line, quantity: 99 }, ...lines], stages: body.data.bill.stages };
    await neev.call('PUT', `/tenders/${tenderId}/bill`, { as: customer, body: bill });
    return sent;
  },
  opened: async () => {
    const sent = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await open(neev, sent.quote._id, { code: sent.code });
    return sent;
  },
  lapsed: async () => {
    const sent = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} });
    return sent;
  },
  void: async () => {
    const { code, ...box } = await boxOf('no price at all', tenderId);
    const sent = await neev.call('POST', `/tenders/${tenderId}/quotes`, {
      as: suresh,
      body: { clientId: randomUUID(), listing: suresh.listing, version: 1, ...box },
    });
    await letHourCome(neev, tenderId);
    const quote: { _id: string } = sent.body.data;
    await open(neev, quote._id, { code });
    return { quote, code };
  },
  accepted: async () => {
    const sent = await seal(neev, suresh, { tenderId });
    await letHourCome(neev, tenderId);
    await open(neev, sent.quote._id, { code: sent.code });
    await accept(sent.quote._id);
    return sent;
  },
} as const;
type State = keyof typeof states;
/** Those that a price comes to before the hour. */
const beforeHour: readonly State[] = ['sealed', 'replaced', 'withdrawn', 'outdated'];

const withdraw = (id: string) => neev.call('PUT', `/tenderQuotes/${id}/withdraw`, { as: suresh });
const accept = (id: string) =>
  neev.call('PUT', `/tenderQuotes/${id}/accept`, { as: customer, body: { clientId: randomUUID() } });
const acts = {
  open: (id: string, code: string) => open(neev, id, { code, as: suresh }),
  withdraw: (id: string) => withdraw(id),
  accept: (id: string) => accept(id),
};

const statusOf = async (id: string) =>
  (
    await neev.services.db
      .selectFrom('quotes')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).status;

/** What each act makes of a price in each state after the hour; what is not here is refused with 409. */
const allowed: Record<keyof typeof acts, Partial<Record<State, string>>> = {
  open: { sealed: 'opened', opened: 'opened', accepted: 'accepted', void: 'void' },
  withdraw: { withdrawn: 'withdrawn', opened: 'withdrawn' },
  accept: { opened: 'accepted' },
};

describe.each(Object.keys(states) as State[])('A price that is %s', (state) => {
  test.each(Object.keys(acts) as (keyof typeof acts)[])('after the hour: %s', async (act) => {
    const { quote, code } = await states[state]();
    if (beforeHour.includes(state)) await letHourCome(neev, tenderId);
    const before = await statusOf(quote._id);
    expect(before).toBe(state);
    const { status, body } = await acts[act](quote._id, code);
    const becomes = allowed[act][state];
    expect([status, status === 200 ? undefined : body.status]).toEqual(
      becomes ? [200, undefined] : [409, 409],
    );
    expect(await statusOf(quote._id)).toBe(becomes ?? before);
  });
});

test.each(['filled', 'closed', 'expired'] as const)(
  'A tender that is %s takes no price and no change',
  async (status) => {
    await neev.services.db.updateTable('requests').set({ status }).where('id', '=', tenderId).execute();
    const sent = await seal(neev, suresh, { tenderId });
    expect([sent.status, sent.body.type]).toEqual([409, '/problems/request-closed']);
    const put = (path: string, body: object) =>
      neev.call('PUT', `/tenders/${tenderId}/${path}`, { as: customer, body });
    const { body: tender } = await neev.call('GET', `/tenders/${tenderId}`, { as: customer });
    const { lines, stages } = tender.data.bill;
    for (const answer of [await put('bill', { lines, stages }), await put('hour', { now: true })])
      expect(answer.body.type).toBe('/problems/request-closed');
  },
);
