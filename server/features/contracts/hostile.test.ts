import { beforeEach, describe, expect, test } from 'vitest';
import { aListedContractor, askForPrices, seal } from '#server/testing/contracts.ts';
import type { Listed } from '#server/testing/hiring.ts';
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
