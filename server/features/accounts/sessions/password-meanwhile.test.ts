import { expect, test } from 'vitest';
import { isLockAwaited } from '#server/testing/lock-awaited.ts';
import { aMember, testPassword } from '#server/testing/second-factor.ts';
import { type Answer, type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { findUser } from '../users/account.data.ts';
import { replacePassword } from './password.rules.ts';
import { hashPassword } from './passwords.rules.ts';

const neev = useTestApp();
const another = 'of the owner alone';

/** The owner takes another password while somebody's call, begun with the old one, is under way. */
async function meanwhile(owner: TestUser, call: () => Promise<Answer>): Promise<Answer> {
  const { db } = neev.services;
  const user = await findUser(db, owner.userId);
  if (!user) throw new Error('nobody of that name');
  const passwordHash = await hashPassword(another);
  const { answer } = await db.transaction().execute(async (tx) => {
    await replacePassword(tx, user, { passwordHash, language: 'en', device: undefined });
    let isThrough = false;
    const answer = call().finally(() => {
      isThrough = true;
    });
    // Its password was right by then, and it waits for the row; or it is through already.
    while (!isThrough && !(await isLockAwaited(neev.services.pool))) await new Promise(setImmediate);
    return { answer };
  });
  return answer;
}

test('a login that began with the password of before gets no session behind the new one', async () => {
  const asha = await aMember(neev);
  const body = { email: asha.email, password: testPassword };
  const { status, body: told } = await meanwhile(asha, () => neev.call('POST', '/login', { body }));
  expect([status, told.type]).toEqual([401, '/problems/wrong-login']);
  expect(await neev.services.db.selectFrom('sessions').selectAll().execute()).toEqual([]);
});

test('a change that began with the password of before does not undo the new one', async () => {
  const asha = await aMember(neev);
  const body = { password: testPassword, newPassword: 'of a thief alone' };
  const change = () => neev.call('PUT', '/me/password', { as: asha, body });
  const { status, body: told } = await meanwhile(asha, change);
  expect([status, told.type]).toEqual([400, '/problems/own-password-wrong']);
  const login = { email: asha.email, password: another };
  expect((await neev.call('POST', '/login', { body: login })).status).toBe(200);
});
