import { beforeEach, describe, expect, test } from 'vitest';
import { workPictures } from '#server/testing/a-rental.ts';
import { noticesOf } from '#server/testing/hiring.ts';
import { anAgreedContract, type SiteOfTest, said, writeSite } from '#server/testing/site-books.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { publishDue } from './publish.rules.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
let site: SiteOfTest;
beforeEach(async () => {
  site = await anAgreedContract(neev);
});

const dayMs = 86_400_000;
const over = (changes: object, daysAgo = 0) =>
  neev.services.db
    .updateTable('contracts')
    .set({ status_at: new Date(Date.now() - daysAgo * dayMs), ...changes })
    .where('id', '=', site.id)
    .execute();
const ended = (daysAgo = 0) => over({ status: 'ended', ended_by: 'both' }, daysAgo);
const review = (as: TestUser, changes: object = {}) =>
  neev.call('POST', '/reviews', {
    as,
    body: { contractId: site.id, stars: 4, text: 'Straight walls', ...changes },
  });
const read = async (as: TestUser) =>
  (await neev.call('GET', `/workContracts/${site.id}/reviews`, { as })).body.data;
const about = async (userId: string) =>
  (await neev.call('GET', `/reviews/${userId}`, { as: site.customer })).body;

describe('A review of a contract', () => {
  test('is written once it has ended, seen by its author alone, and by all once both have written', async () => {
    const { customer, provider } = site;
    expect((await review(customer)).body.type).toBe('/problems/review-closed');
    await ended();
    expect((await review(customer)).body.data).toMatchObject({ contractId: site.id, publishedAt: null });
    expect((await read(provider)).other).toBe(null);
    expect((await review(customer)).body.type).toBe('/problems/review-closed');
    await review(provider, { stars: 5, text: 'Paid in time' });
    expect((await read(provider)).other.text).toBe('Straight walls');
    expect((await about(provider.userId)).data).toMatchObject([{ stars: 4, listing: provider.listing }]);
    expect((await about(provider.userId)).data[0].contractId).toBe(undefined);
    expect(await noticesOf(neev, customer)).toContain('review');
  });

  test('can be written for 14 days from the hand-over, and is published then without the other', async () => {
    const { customer, provider } = site;
    const handedOver = (daysAgo: number) => {
      const on = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
      return over({ status: 'handed_over', handed_over_on: on, defects_until: '2099-01-01' }, daysAgo);
    };
    await handedOver(13);
    await review(customer);
    await handedOver(16);
    expect((await review(provider)).body.type).toBe('/problems/review-closed');
    await publishDue({ services: neev.services, now: () => new Date() });
    expect((await about(provider.userId)).data).toHaveLength(1);
  });

  test('is of one of the two, by a side, and of one piece of work', async () => {
    await ended();
    expect((await review(await neev.loginAs())).status).toBe(404);
    expect((await review(site.customer, { contractId: 'x' })).status).toBe(404);
    expect((await review(site.customer, { contractId: undefined })).status).toBe(400);
    expect((await review(site.customer, { bookingId: site.id })).status).toBe(400);
  });
});

describe('What a profile says of contracts', () => {
  const trust = async (of: TestUser) =>
    (await neev.call('GET', `/trust/${of.userId}`, { as: site.customer })).body.data.contracts;
  const write = async (as: TestUser, entry: object): Promise<string> =>
    (await writeSite(neev, as, { id: site.id, entries: [entry] })).body.data[0].entry._id;
  const on = new Date().toISOString().slice(0, 10);
  const handOver = () => over({ status: 'handed_over', handed_over_on: on, defects_until: '2099-01-01' });

  test('are those handed over, and the stages that were never sent back, without sums', async () => {
    const { customer, provider } = site;
    const pictures = await workPictures(neev, provider, 1);
    const done = (stage: number) =>
      write(provider, said('work', { stage, version: 1, whole: true, pictures }));
    const first = await done(1);
    await write(customer, said('dispute', { entry: first, reason: 'Not straight' }));
    for (const stage of [1, 2]) await write(customer, said('agree', { entry: await done(stage) }));
    expect(await trust(provider)).toBeNull();
    await handOver();
    expect(await trust(provider)).toEqual({ done: 1, atOnce: 1, stages: 2 });
    expect(await trust(customer)).toBeNull();
  });

  test('are none of one that ended before its hand-over', async () => {
    await ended();
    expect(await trust(site.provider)).toBeNull();
  });
});
