import { expect, test } from 'vitest';
import { accept, aListedCrew, anItem, ask, noticesOf, offer } from '#server/testing/hiring.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp({ RATE_LIMITS: 'off' });

test('the same people sent again are no change, and several changes in a while are told once', async () => {
  const crew = await aListedCrew(neev);
  const customer = await neev.loginAs();
  const request = await ask(neev, customer, { to: [crew.listing], items: [anItem({ count: 2 })] });
  const { body } = await offer(neev, crew, { itemId: request.items[0]._id, count: 2 });
  const { _id } = (await accept(neev, customer, { id: body.data._id })).body.data;
  const units: { _id: string }[] = (await neev.call('GET', `/bookings/${_id}/units`, { as: crew })).body.data;
  const all = units.map((unit) => unit._id);
  const versionNow = async () => (await neev.call('GET', `/bookings/${_id}`, { as: crew })).body.data.version;
  const send = async (unitIds: string[]) => {
    const sent = { version: await versionNow(), unitIds };
    expect((await neev.call('PUT', `/bookings/${_id}/units`, { as: crew, body: sent })).status).toBe(200);
    return (await versionNow()) !== sent.version;
  };
  const told = async () => [
    (await noticesOf(neev, customer)).filter((kind) => kind === 'changed').length,
    (await neev.services.db.selectFrom('mails').select('act').where('act', 'like', 'changed:%').execute())
      .length,
  ];
  expect(await send(all.slice(0, 2))).toBe(false);
  expect(await told()).toEqual([0, 0]);
  for (const others of [all.slice(2, 4), all.slice(0, 2), all.slice(2, 4)])
    expect(await send(others)).toBe(true);
  for (let again = 0; again < 3; again += 1) expect(await send(all.slice(2, 4))).toBe(false);
  expect(await told()).toEqual([1, 1]);
});
