import { expect, test } from 'vitest';
import { aListedWorker, ask } from '#server/testing/hiring.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });
const widen = (as: TestUser, id: string, radiusKm: number) =>
  neev.call('PUT', `/jobRequests/${id}/radius`, { as, body: { radiusKm } });
/** Who says that they are free. */
async function aFreeWorker(pin: string) {
  const listed = await aListedWorker(neev, { pin });
  await neev.call('PUT', `/updateWorker/${listed.listing._id}`, { as: listed, body: { status: true } });
  return listed;
}
const told = async (as: TestUser) =>
  (await neev.call('GET', '/notices', { as })).body.data.map(({ kind }: { kind: string }) => kind);

test('A request that reached nobody asks farther away: who is there is told, and once', async () => {
  const customer = await neev.loginAs();
  // Lonavala is about 60 km from Pune.
  const far = await aFreeWorker('410401');
  const request = await ask(neev, customer, { pin: '411001' });
  expect(request).toMatchObject({ told: 0, radiusKm: 25 });
  const { status, body } = await widen(customer, request._id, 100);
  expect([status, body.data]).toMatchObject([200, { told: 1, radiusKm: 100 }]);
  expect(await told(far)).toEqual(['request']);
  expect((await widen(customer, request._id, 100)).body.data.told).toBe(1);
  expect(await told(far)).toEqual(['request']);
});

test('It gets no smaller, and none that reached somebody gets another circle', async () => {
  const customer = await neev.loginAs();
  const request = await ask(neev, customer, { pin: '744101', radiusKm: 50 });
  expect((await widen(customer, request._id, 25)).body.type).toBe('/problems/state-changed');
  expect((await widen(customer, request._id, 101)).status).toBe(400);
  await aFreeWorker('411001');
  const reached = await ask(neev, customer, { pin: '411001' });
  expect((await widen(customer, reached._id, 100)).body.type).toBe('/problems/state-changed');
  await neev.call('PUT', `/jobRequests/${request._id}/close`, { as: customer, body: {} });
  expect((await widen(customer, request._id, 100)).body.type).toBe('/problems/request-closed');
});
