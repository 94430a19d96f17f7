import { beforeEach, describe, expect, test } from 'vitest';
import { endUnsigned } from '#server/features/contracts/papers/by-clock.job.ts';
import { endAccount, noticesOf, inDays as siteDayIn } from '#server/testing/hiring.ts';
import {
  acceptPrice,
  aHandover,
  anOpenPrice,
  aSignedContract,
  readContract,
  type SignedContract,
  signPaper,
  writePaper,
} from '#server/testing/signed-contract.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const dayMs = 86_400_000;
const ending = { kind: 'ending', body: { reason: 'not-working', text: 'Nobody came' } };
let deal: SignedContract;
beforeEach(async () => {
  deal = await aSignedContract(neev);
});

const write = (as: TestUser) => writePaper(neev, { as, id: deal.id }, ending);
const daysLater = (days: number) =>
  endUnsigned({ services: neev.services, now: () => new Date(Date.now() + days * dayMs) });
const tender = async () =>
  (await neev.call('GET', `/tenders/${deal.tenderId}`, { as: deal.customer })).body.data.status;
const papersNow = async (as: TestUser) => (await readContract(neev, { as, id: deal.id })).papers;
const inDays = async <T>(days: number, deed: () => Promise<T>): Promise<T> => {
  await neev.services.db
    .updateTable('contracts')
    .set({ status_at: new Date(Date.now() - days * dayMs) })
    .execute();
  return deed();
};

describe('A contract that ended', () => {
  test('frees its stages: of fifty who accept another price at once one stands', async () => {
    expect(await tender()).toBe('filled');
    await write(deal.customer);
    await daysLater(8);
    expect(await tender()).toBe('open');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => acceptPrice(neev, deal.customer, deal.otherQuote)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const live = neev.services.db.selectFrom('contract_parts').select('stage').where('live', '=', true);
    expect(await live.execute()).toHaveLength(2);
    expect((await acceptPrice(neev, deal.customer, deal.quoteId)).status).toBe(409);
  });

  test('by one side takes one more word of the other, for 30 days and for nobody to sign', async () => {
    await write(deal.customer);
    await daysLater(8);
    expect((await write(deal.customer)).body.type).toBe('/problems/state-changed');
    const late = await inDays(29, () => write(deal.contractor));
    expect(late.body.data).toMatchObject({ author: 'provider', status: 'expired' });
    expect((await write(deal.contractor)).body.type).toBe('/problems/state-changed');
    expect((await signPaper(neev, { as: deal.customer, id: deal.id }, late.body.data)).body.type).toBe(
      '/problems/paper-over',
    );
    expect(await papersNow(deal.customer)).toHaveLength(3);
    expect(await readContract(neev, { as: deal.customer, id: deal.id })).toMatchObject({
      status: 'ended',
      endedBy: 'customer',
    });
  });

  test('takes no word more after 30 days, nor where both signed', async () => {
    await write(deal.customer);
    await daysLater(8);
    expect((await inDays(31, () => write(deal.contractor))).body.type).toBe('/problems/state-changed');
  });

  test('by time or with an account is told to who did not end it', async () => {
    await endAccount(neev, deal.customer);
    const told = neev.services.db
      .selectFrom('notices')
      .select(['user_id', 'kind'])
      .where('act', 'like', 'over:%');
    expect(await told.execute()).toEqual([{ user_id: deal.contractor.userId, kind: 'paper' }]);
    const { contractor, tenderId } = deal;
    expect((await neev.call('GET', `/tenders/${tenderId}`, { as: contractor })).body.data.status).toBe(
      'closed',
    );
  });

  test('shows the address to its customer alone, and phones to nobody', async () => {
    const seen = async (as: TestUser) => {
      const { address, phone } = await readContract(neev, { as, id: deal.id });
      return { address, phone: phone !== null };
    };
    expect(await seen(deal.customer)).toEqual({ address: '12 Hill Road', phone: true });
    await write(deal.customer);
    await daysLater(8);
    expect(await seen(deal.customer)).toEqual({ address: '12 Hill Road', phone: false });
    expect(await seen(deal.contractor)).toEqual({ address: null, phone: false });
  });
});

test('An ending that is taken back while others are ended ends nothing', async () => {
  const { body } = await write(deal.customer);
  const { db } = neev.services;
  await db.updateTable('papers').set({ status: 'declined' }).where('id', '=', body.data._id).execute();
  await daysLater(8);
  expect((await readContract(neev, { as: deal.customer, id: deal.id })).status).toBe('agreed');
});

describe('A draft', () => {
  test('cannot be signed once its customer closed the tender, and then keeps the address to itself', async () => {
    const { customer, contractor, quoteId, tenderId } = await anOpenPrice(neev);
    const { _id: id, papers } = (await acceptPrice(neev, customer, quoteId)).body.data;
    await neev.call('PUT', `/jobRequests/${tenderId}/close`, { as: customer, body: {} });
    expect((await signPaper(neev, { as: contractor, id }, papers[0])).body.type).toBe(
      '/problems/request-closed',
    );
    await daysLater(8);
    expect(JSON.stringify(await readContract(neev, { as: contractor, id }))).not.toContain('12 Hill Road');
  });

  test('whose listing is gone gives no price back that could be accepted', async () => {
    const { customer, contractor, quoteId } = await anOpenPrice(neev);
    await acceptPrice(neev, customer, quoteId);
    await neev.services.db
      .deleteFrom('request_people')
      .where('listing_id', '=', contractor.listing._id)
      .execute();
    await daysLater(8);
    expect((await acceptPrice(neev, customer, quoteId)).status).toBe(409);
    const { status } = await neev.services.db
      .selectFrom('quotes')
      .select('status')
      .where('id', '=', quoteId)
      .executeTakeFirstOrThrow();
    expect(status).toBe('withdrawn');
  });

  test('is told to both when it lapses', async () => {
    const { customer, quoteId } = await anOpenPrice(neev);
    await acceptPrice(neev, customer, quoteId);
    expect(await noticesOf(neev, customer)).not.toContain('paper');
    await daysLater(8);
    expect(await noticesOf(neev, customer)).toContain('paper');
  });
});

test('Terms that differ from the price are named beside it', async () => {
  const { customer, contractor, quoteId } = await anOpenPrice(neev);
  const { _id: id, papers } = (await acceptPrice(neev, customer, quoteId)).body.data;
  const { parties: _, site: __, quoted: ___, left: ____, ...body } = papers[0].body;
  expect(papers[0].body.quotedTerms).toBeUndefined();
  const other = await writePaper(
    neev,
    { as: contractor, id },
    { kind: 'agreement', body: { ...body, retentionPercent: 0, days: 30 } },
  );
  expect(other.body.data.body.quotedTerms).toEqual({ retentionPercent: 5, days: 20 });
});

test('Money ahead, the first day and what is not in the price are terms, too', async () => {
  const { customer, contractor, quoteId } = await anOpenPrice(neev);
  const { _id: id, papers } = (await acceptPrice(neev, customer, quoteId)).body.data;
  const { parties: _, site: __, quoted: ___, left: ____, ...body } = papers[0].body;
  const stages = body.bill.stages.map((stage: { amount: number }) => ({ ...stage, ahead: stage.amount }));
  const other = await writePaper(
    neev,
    { as: contractor, id },
    {
      kind: 'agreement',
      body: { ...body, bill: { ...body.bill, stages }, from: siteDayIn(30), excluded: 'Scaffold' },
    },
  );
  expect(other.body.data.body.quotedTerms).toEqual({
    from: siteDayIn(12),
    excluded: '',
    ahead: [
      { stage: 1, percent: 10 },
      { stage: 2, percent: 0 },
    ],
  });
});

test('A hand-over is for who works: an ended contract has none', async () => {
  await write(deal.customer);
  await daysLater(8);
  const { status } = await writePaper(
    neev,
    { as: deal.customer, id: deal.id },
    { kind: 'handover', body: aHandover(['hire:a', 'hire:b', 'hire:c', 'hire:d']) },
  );
  expect(status).toBe(409);
});
