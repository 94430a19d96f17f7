import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSecrets } from '#server/platform/config/keys/secrets.ts';
import { aMember, appCode, logIn, testPassword, turnOn } from '#server/testing/second-factor.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { resealSecondFactors } from './own-second-factor.data.ts';
import { hashRecoveryCode } from './second-code.rules.ts';

const neev = useTestApp();
const keys = { previous: 'the key that was', current: 'the key that comes' };
const sealedSecrets = async () =>
  (await neev.services.db.selectFrom('second_factors').select('secret').execute()).map(
    ({ secret }) => secret,
  );

test('A new key reads the second factors that the old one sealed, and the old one reads none; what neither reads is counted and left', async () => {
  const { db } = neev.services;
  const plain = randomBytes(20);
  const [asha, ravi] = [await aMember(neev), await aMember(neev)];
  const sealed = [makeSecrets(keys.previous).encrypt(plain), makeSecrets('another').encrypt(plain)];
  for (const [index, { userId }] of [asha, ravi].entries())
    await db
      .insertInto('second_factors')
      .values({ user_id: userId, secret: sealed[index] as Buffer, last_step: 0 })
      .execute();
  for (const run of [1, 2])
    expect([run, await resealSecondFactors(db, makeSecrets(keys))]).toEqual([
      run,
      { done: 1, unreadable: 1 },
    ]);
  const after = await sealedSecrets();
  const anew = after.find((one) => !sealed.some((before) => before.equals(one))) as Buffer;
  expect(makeSecrets(keys.current).decrypt(anew)).toEqual(plain);
  expect(() => makeSecrets(keys.previous).decrypt(anew)).toThrow();
  expect(after).toContainEqual(sealed[1]);
});

test('What was being set up is over, and a login that waits for its code is not', async () => {
  const { db, secrets } = neev.services;
  const [asha, ravi] = [await aMember(neev), await aMember(neev)];
  const { secret } = await turnOn(neev, asha);
  const { ticket } = (await logIn(neev, asha)).body;
  await neev.call('POST', '/me/secondFactor', { as: ravi, body: { password: testPassword } });
  await resealSecondFactors(db, secrets);
  expect(await neev.call('PUT', '/me/secondFactor', { as: ravi, body: { code: '123456' } })).toMatchObject({
    body: { type: '/problems/setup-over' },
  });
  const body = { ticket, code: appCode(secret) };
  expect((await neev.call('POST', '/login/secondFactor', { body })).status).toBe(200);
});

test('A recovery code outlives the secret key under which it was made', () => {
  const lasting = randomBytes(32);
  const [old, fresh] = [makeSecrets(keys.previous, lasting), makeSecrets(keys, lasting)];
  const hash = hashRecoveryCode(old, 'asha', 'ABCDEFGHJK');
  expect(hashRecoveryCode(fresh, 'asha', 'ABCDEFGHJK')).toEqual(hash);
  expect(hashRecoveryCode(old, 'ravi', 'ABCDEFGHJK')).not.toEqual(hash);
  expect(hashRecoveryCode(makeSecrets(keys), 'asha', 'ABCDEFGHJK')).not.toEqual(hash);
});
