import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { proofBytes } from '#domain/evidence/line.ts';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { aDevice, makeDevice, namedAs, putDevice, type TestDevice } from '#server/testing/a-device.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const put = (as: TestUser, body: object) => neev.call('PUT', '/me/sessions/device', { as, body });
const writers = async (as: TestUser) =>
  (await neev.call('GET', '/me/sessions', { as })).body.data.map(
    ({ writer }: { writer: { name: string; signs: boolean } | null }) =>
      writer && [writer.name, writer.signs],
  );
const ended = async ({ name }: TestDevice) => {
  const row = await neev.services.db
    .selectFrom('book_devices')
    .select(['session_id', 'ended_at'])
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return [row.session_id === null, row.ended_at !== null];
};

/** Another session of the same user. */
async function secondSession(user: TestUser): Promise<TestUser> {
  const token = randomBytes(32).toString('base64url');
  const of = { user_id: user.userId, admin: false, expires_at: new Date('2100-01-01') };
  await neev.services.db
    .insertInto('sessions')
    .values({ ...of, token_hash: tokenHash(token) })
    .execute();
  return { ...user, token };
}

const end = (user: TestUser) =>
  neev.services.db.deleteFrom('sessions').where('token_hash', '=', tokenHash(user.token)).execute();

describe('A device', () => {
  test('with its key or without one belongs to a session, and said again is the same', async () => {
    const asha = await neev.loginAs();
    expect(await writers(asha)).toEqual([null]);
    const device = makeDevice();
    for (let time = 0; time < 2; time += 1)
      expect(await putDevice(neev, asha, device)).toMatchObject({
        status: 200,
        body: { data: { name: device.name, signs: true } },
      });
    expect(await writers(asha)).toEqual([[device.name, true]]);
    const silent = makeDevice(false);
    expect((await putDevice(neev, asha, silent)).body).toEqual({ data: { name: silent.name, signs: false } });
    expect(await writers(asha)).toEqual([[silent.name, false]]);
    expect([await ended(device), await ended(silent)]).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('ends with its session and comes back with its key in another', async () => {
    const asha = await neev.loginAs();
    const there = await secondSession(asha);
    const device = await aDevice(neev, there);
    await end(there);
    expect(await ended(device)).toEqual([true, true]);
    expect((await putDevice(neev, asha, device)).status).toBe(200);
    expect(await ended(device)).toEqual([false, false]);
  });

  test('whose key is shown moves to the session that shows it; one without a key stays where it is', async () => {
    const asha = await neev.loginAs();
    const there = await secondSession(asha);
    const [device, silent] = [await aDevice(neev, there), makeDevice(false)];
    expect((await putDevice(neev, asha, device)).status).toBe(200);
    expect(await writers(there)).toEqual([null, [device.name, true]]);
    expect((await putDevice(neev, there, silent)).status).toBe(200);
    expect(await putDevice(neev, asha, silent)).toMatchObject({
      status: 403,
      body: { type: '/problems/device-unknown' },
    });
  });

  test('without a right proof, with another key’s name or with a name of another is refused', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const device = makeDevice();
    const named = namedAs(device, asha);
    const other = makeDevice();
    const refused = async (as: TestUser, body: object) => {
      const answer = await put(as, body);
      return [answer.status, answer.body.type?.replace('/problems/', '')];
    };
    expect(await refused(asha, { ...named, proof: undefined })).toEqual([400, 'signature-missing']);
    expect(
      await refused(asha, { ...named, proof: other.sign(proofBytes(asha.userId, device.name)) }),
    ).toEqual([400, 'signature-wrong']);
    expect(await refused(ravi, named)).toEqual([400, 'signature-wrong']);
    expect(await refused(asha, { ...named, name: other.name })).toEqual([400, 'bad-input']);
    const noPoint = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString('base64url');
    for (const wrong of [
      { key: noPoint },
      { key: 'A'.repeat(87) },
      { key: 7 },
      { name: 'short' },
      { name: null },
    ])
      expect(await refused(asha, { ...named, ...wrong })).toEqual([400, 'bad-input']);
    const silent = await aDevice(neev, asha, false);
    expect(await refused(ravi, { name: silent.name })).toEqual([403, 'device-unknown']);
    await putDevice(neev, asha, device);
    expect(await refused(asha, { name: device.name })).toEqual([400, 'signature-missing']);
    expect((await neev.call('PUT', '/me/sessions/device', { body: named })).status).toBe(401);
  });

  test('can be named so often in an hour and no more', async () => {
    const asha = await neev.loginAs();
    const silent = makeDevice(false);
    const answers = [];
    for (let time = 0; time <= 100; time += 1) answers.push((await putDevice(neev, asha, silent)).status);
    expect([answers.at(99), answers.at(100)]).toEqual([200, 429]);
  });
});
