import { beforeEach, expect, test } from 'vitest';
import { atSite } from '#domain/calendar/dates.ts';
import { aRental, rentalRows } from '#server/testing/a-rental.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { readFaults, sayFault, sayRepaired } from './fault.rules.ts';

const neev = useTestApp();
let now = atSite('2026-12-02', '15:00');
const hiring = () => ({ services: neev.services, now: () => now });
const caller = ({ userId }: TestUser) => ({ userId, admin: false }) as Parameters<typeof sayFault>[1];

let hire: Awaited<ReturnType<typeof aRental>>;
beforeEach(async () => {
  now = atSite('2026-12-02', '15:00');
  hire = await aRental(neev, { dates: { from: '2026-12-02', days: 2 } });
});
const say = (as = hire.customer, at?: Date) =>
  sayFault(hiring(), caller(as), {
    id: hire.id,
    body: { unitId: hire.unit, text: 'The engine stops', at: at?.toISOString() },
  });
const repaired = (faultId: string, repairedAt?: Date, as = hire.owner) =>
  sayRepaired(hiring(), caller(as), { id: hire.id, faultId, repairedAt: repairedAt?.toISOString() });

test('Hours from a fault until it is repaired do not count', async () => {
  const fault = await say(hire.customer, atSite('2026-12-02', '13:30'));
  expect(fault).toMatchObject({
    by: 'customer',
    text: 'The engine stops',
    repairedAt: null,
    stoppedHours: 1.5,
  });
  now = atSite('2026-12-02', '18:00');
  expect((await repaired(fault._id, atSite('2026-12-02', '17:00'))).stoppedHours).toBe(3.5);
  const list = await neev.call('GET', `/bookings/${hire.id}/faults`, { as: hire.owner });
  expect(list.body.data).toMatchObject([{ _id: fault._id, stoppedHours: 3.5 }]);
});

test('Hours outside the hire count for nothing, nor do they where the terms say so', async () => {
  await say(hire.customer, atSite('2026-12-01', '22:00'));
  now = atSite('2026-12-05');
  expect((await readFaults(hiring(), caller(hire.owner), hire.id))[0]?.stoppedHours).toBe(48);
  await neev.call('PUT', `/rentTerms/${hire.productId}`, { as: hire.owner, body: { downtimeStops: false } });
  expect((await readFaults(hiring(), caller(hire.owner), hire.id))[0]?.stoppedHours).toBe(0);
});

test('A time ahead is now, and no repair comes before its fault', async () => {
  const fault = await say(hire.customer, atSite('2027-01-01'));
  expect(fault.at).toBe(now.toISOString());
  expect((await repaired(fault._id, atSite('2026-12-01'))).repairedAt).toBe(fault.at);
});

test('What stands still already, or runs again already, is said once', async () => {
  const fault = await say();
  await repaired(fault._id);
  const before = await rentalRows(neev);
  expect((await repaired(fault._id, atSite('2026-12-02', '14:00'))).repairedAt).toBe(now.toISOString());
  expect(await rentalRows(neev)).toEqual(before);
  const second = await say();
  expect(second._id).not.toBe(fault._id);
  expect((await say(hire.owner))._id).toBe(second._id);
});

test('Only a machine that is out has a fault, and only the two sides say so', async () => {
  await expect(say(await neev.loginAs())).rejects.toMatchObject({ problem: 'not-found' });
  await expect(repaired('x')).rejects.toMatchObject({ problem: 'not-found' });
  hire = await aRental(neev, { dates: { from: '2026-12-02', days: 2 }, status: 'agreed' });
  await expect(say()).rejects.toMatchObject({ problem: 'too-early' });
  hire = await aRental(neev, { dates: { from: '2026-12-02', days: 2 }, status: 'done' });
  await expect(say()).rejects.toMatchObject({ problem: 'state-changed' });
  hire.unit = '00000000-0000-4000-8000-000000000000';
  await expect(say()).rejects.toMatchObject({ problem: 'bad-input' });
});
