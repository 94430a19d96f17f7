import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { aProduct, aRentalProvider, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let admin: TestUser;
beforeEach(async () => {
  admin = await neev.loginAs({ admin: true });
});

/** The newest last. */
async function workers(names: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, fullName] of names.entries()) {
    const { body } = await neev.call('POST', '/worker', {
      as: await neev.loginAs(),
      body: aWorker({ fullName }),
    });
    const made = sql<Date>`timestamptz '2025-01-01' + ${at} * interval '1 second'`;
    await sql`update providers set created_at = ${made} where id = ${body.data._id}`.execute(
      neev.services.db,
    );
    ids.push(body.data._id);
  }
  return ids;
}
const around = async (id: string, query = '', kind = 'worker') =>
  (await neev.call('GET', `/admin/neighbours/${kind}/${id}${query}`, { as: admin })).body.data;

test('a record leads to the newer and the older one of its kind, in the order of the list', async () => {
  const [oldest = '', middle = '', newest = ''] = await workers(['Asha', 'Bala', 'Chand']);
  expect(await around(middle)).toEqual({
    previous: { _id: newest, name: 'Chand' },
    next: { _id: oldest, name: 'Asha' },
    left: 3,
  });
  expect(await around(newest)).toMatchObject({ previous: null, next: { _id: middle } });
  expect(await around(oldest)).toMatchObject({ previous: { _id: middle }, next: null });
  const { body } = await neev.call('GET', '/getAllWorkers?sort=newest', { as: admin });
  expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([newest, middle, oldest]);
});

test('among those that are left to verify, a verified record still leads on, and none leads to it', async () => {
  const [oldest = '', middle = '', newest = ''] = await workers(['Asha', 'Bala', 'Chand']);
  await neev.services.db.updateTable('providers').set({ verified: true }).where('id', '=', middle).execute();
  expect(await around(middle, '?verified=false')).toMatchObject({
    previous: { _id: newest },
    next: { _id: oldest },
    left: 2,
  });
  expect(await around(newest, '?verified=false')).toMatchObject({ next: { _id: oldest } });
});

test('products have theirs; a record that is not there, or is of another kind, has none', async () => {
  const as = await neev.loginAs();
  await neev.call('POST', '/registerRentalProvider', { as, body: aRentalProvider() });
  const { body } = await neev.call('POST', '/addProduct', { as, body: aProduct() });
  expect(await around(body.data._id, '', 'product')).toEqual({ previous: null, next: null, left: 1 });
  for (const path of [`engineer/${body.data._id}`, 'worker/none'])
    expect((await neev.call('GET', `/admin/neighbours/${path}`, { as: admin })).status).toBe(404);
});
