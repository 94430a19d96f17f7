import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { aListedContractor, askForPrices, aTender, boxOf, inHours } from '#server/testing/contracts.ts';
import { aRequest, type Listed } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let customer: TestUser;
let suresh: Listed;
const ask = (changes: object = {}) =>
  askForPrices(neev, customer, {
    to: [suresh.listing],
    wishes: { pay: 'fixed', from: aTender().wishes.from, visits: [inHours(24), inHours(25)] },
    ...changes,
  });
beforeEach(async () => {
  customer = await neev.loginAs({ fullname: 'Asha Test' });
  suresh = await aListedContractor(neev);
});
const put = (as: TestUser, path: string, body: object) => neev.call('PUT', `/tenders/${path}`, { as, body });
const question = (id: string, clientId: string = randomUUID()) =>
  neev.call('POST', `/tenders/${id}/questions`, { as: suresh, body: { clientId, text: 'Which floor?' } });
const wrongIn = ({ status, body }: Awaited<ReturnType<typeof neev.call>>) => [status, body.errors?.[0]];
const clientIdWrong = [400, { path: 'clientId', type: '/problems/bad-input' }];
async function toldAnswers(): Promise<string[]> {
  const { db } = neev.services;
  const rows = await db.selectFrom('notices').selectAll().where('kind', '=', 'answer').execute();
  return rows.map(({ act }) => act);
}

describe('A clientId', () => {
  test('of a tender is none of a request for work, nor the other way', async () => {
    const clientId = randomUUID();
    await ask({ clientId });
    const request = await neev.call('POST', '/jobRequests', { as: customer, body: aRequest({ clientId }) });
    expect(wrongIn(request)).toMatchObject(clientIdWrong);
    const other = randomUUID();
    const first = await neev.call('POST', '/jobRequests', {
      as: customer,
      body: aRequest({ clientId: other }),
    });
    expect(first.status).toBe(201);
    const body = aTender({ to: [suresh.listing], clientId: other });
    expect(wrongIn(await neev.call('POST', '/tenders', { as: customer, body }))).toMatchObject(clientIdWrong);
  });

  test('of a question or a price in one tender is refused in another, which else would lose it', async () => {
    const [one, other] = [await ask(), await ask()];
    const clientId = randomUUID();
    expect((await question(one._id, clientId)).status).toBe(200);
    expect(wrongIn(await question(other._id, clientId))).toMatchObject(clientIdWrong);
    const price = async (id: string) => {
      const { code: _, ...box } = await boxOf('any', id);
      const body = { clientId, listing: suresh.listing, version: 1, ...box };
      return neev.call('POST', `/tenders/${id}/quotes`, { as: suresh, body });
    };
    expect((await price(one._id)).status).toBe(201);
    expect(wrongIn(await price(other._id))).toMatchObject(clientIdWrong);
  });
});

describe('Said again', () => {
  test('an answer tells nobody a second time', async () => {
    const { _id: id } = await ask();
    const { questions } = (await question(id)).body.data;
    const answer = () => put(customer, `${id}/questions/${questions[0]._id}`, { answer: 'The second' });
    expect((await answer()).status).toBe(200);
    const before = await toldAnswers();
    expect((await answer()).status).toBe(200);
    expect(await toldAnswers()).toEqual(before);
  });

  test('otherwise each time, an answer, a visit and an hour are refused after 200 a day', async () => {
    const tender = await ask();
    const id = tender._id;
    const { questions } = (await question(id)).body.data;
    const { limits } = neev.services;
    for (const { userId } of [customer, suresh]) await limits.take('tender-change-by-user', userId, 200);
    const [, at] = tender.wishes.visits;
    const answers = [
      await put(customer, `${id}/questions/${questions[0]._id}`, { answer: 'The third' }),
      await put(suresh, `${id}/visit`, { listing: suresh.listing, at }),
      await put(customer, `${id}/hour`, { opensAt: inHours(60) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([429, 429, 429]);
    const left = await neev.call('GET', `/tenders/${id}`, { as: customer });
    expect(left.body.data).toMatchObject({ opensAt: tender.opensAt, questions: [{ answer: null }] });
    expect(left.body.data.asked[0].visitAt).toBeUndefined();
  });

  test('one more time to look is told to everybody asked, once, and the sixth is refused', async () => {
    const { _id: id } = await ask();
    const offer = (hours: number) => put(customer, `${id}/visit`, { at: inHours(hours) });
    const third = inHours(26);
    const [first, again] = [
      await put(customer, `${id}/visit`, { at: third }),
      await put(customer, `${id}/visit`, { at: third }),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data.wishes.visits).toHaveLength(3);
    const { body } = await neev.call('GET', '/notices', { as: suresh });
    const told = body.data.filter(({ kind }: { kind: string }) => kind === 'visit');
    expect(told).toMatchObject([{ until: third }]);
    const chosen = await put(suresh, `${id}/visit`, { listing: suresh.listing, at: third });
    expect(chosen.body.data.asked[0].visitAt).toBe(third);
    expect(wrongIn(await offer(-1))).toMatchObject([409, { type: '/problems/visit-over' }]);
    expect(wrongIn(await offer(13 * 24))).toMatchObject([409, { type: '/problems/visit-over' }]);
    expect([(await offer(27)).status, (await offer(28)).status]).toEqual([200, 200]);
    expect(wrongIn(await offer(29))).toMatchObject([400, { path: 'at', type: '/problems/bad-input' }]);
    expect((await put(suresh, `${id}/visit`, { at: inHours(30) })).status).toBe(403);
  });

  test('a time to look at the site is read in every zone, and told in one', async () => {
    const inIndia = (time: string) =>
      new Date(Date.parse(time) + 19_800_000).toISOString().replace('Z', '+05:30');
    const [first, second] = [inHours(24), inHours(26)];
    const { _id: id, wishes } = await ask({
      wishes: { pay: 'fixed', from: aTender().wishes.from, visits: [inIndia(first)] },
    });
    expect(wishes.visits).toEqual([first]);
    const { body } = await put(customer, `${id}/visit`, { at: inIndia(second) });
    expect(body.data.wishes.visits).toEqual([first, second]);
  });

  test('a time to look at the site is told with when it can be agreed to', async () => {
    const tender = await ask();
    const [at] = tender.wishes.visits;
    await put(suresh, `${tender._id}/visit`, { listing: suresh.listing, at });
    const { body } = await neev.call('GET', '/notices', { as: customer });
    expect(body.data.find(({ kind }: { kind: string }) => kind === 'visit')).toMatchObject({ until: at });
  });
});
