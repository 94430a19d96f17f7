import { expect, test } from 'vitest';
import { aListedWorker } from '#server/testing/hiring.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { makeHiringByClock } from '../../../hiring.ts';
import { tellCame } from './tell-came.job.ts';

const neev = useTestApp();
const dayMs = 86_400_000;
const run = (later = 0) =>
  tellCame({ ...makeHiringByClock(neev.services), now: () => new Date(Date.now() + later) });
const tellMe = (as: TestUser, changes: object = {}) =>
  neev.call('POST', '/tellMe', {
    as,
    body: { items: [{ of: 'worker', category: 'Construction' }], pin: '411001', ...changes },
  });
const told = async (as: TestUser) =>
  (await neev.call('GET', '/notices', { as })).body.data.map(
    ({ kind, listing }: { kind: string; listing?: { _id: string } }) => [kind, listing?._id],
  );

test('Who waits for a trade is told once when somebody of it registers near, by notice and mail', async () => {
  const customer = await neev.loginAs();
  await aListedWorker(neev);
  const { status, body } = await tellMe(customer);
  expect(status).toBe(201);
  const inDays = (Date.parse(body.data.until) - Date.now()) / dayMs;
  expect(Math.round(inDays)).toBe(30);
  await run();
  expect(await told(customer)).toEqual([]);
  const first = await aListedWorker(neev);
  await aListedWorker(neev);
  await run();
  await run();
  expect(await told(customer)).toEqual([['came', first.listing._id]]);
  const mails = await neev.services.db
    .selectFrom('mails')
    .select('facts')
    .where('act', 'like', `came:%${customer.userId}`)
    .execute();
  expect(mails).toMatchObject([
    { facts: { kind: 'came', path: `/profileDashbord?role=worker&id=${first.listing._id}` } },
  ]);
});

const waiting = async () => (await neev.services.db.selectFrom('waits').select('id').execute()).length;

test('Nobody is told of another trade, of a place that is far, or of themselves', async () => {
  const [other, far] = [await neev.loginAs(), await neev.loginAs()];
  const worker = await neev.loginAs();
  await tellMe(other, { items: [{ of: 'worker', category: 'Tiles' }] });
  await tellMe(far, { pin: '110001' });
  await tellMe(worker);
  await neev.call('POST', '/worker', { as: worker, body: aWorker() });
  await run();
  expect(await waiting()).toBe(3);
  await run(31 * dayMs);
});

test('After 30 days nobody is told any more', async () => {
  const late = await neev.loginAs();
  await tellMe(late);
  await aListedWorker(neev);
  await run(31 * dayMs);
  await run();
  expect(await told(late)).toEqual([]);
  expect(await waiting()).toBe(0);
});

test('Asking again waits on from now, and a place that nobody knows is said beside its field', async () => {
  const customer = await neev.loginAs();
  await tellMe(customer);
  await tellMe(customer, { radiusKm: 50 });
  const data = (await neev.call('GET', '/me/data', { as: customer })).body.data;
  expect(data.waitsFor).toMatchObject([{ category: 'Construction', pin: '411001', radiusKm: 50 }]);
  const { status, body } = await tellMe(customer, { pin: '000000' });
  expect([status, body.errors[0].path]).toEqual([400, 'pin']);
});
