import { beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { aMember, appCode, logIn, testPassword, turnOn } from '#server/testing/second-factor.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { liftSecondFactor } from './own-second-factor.rules.ts';

const neev = useTestApp();
let asha: TestUser;
beforeEach(async () => {
  asha = await aMember(neev);
});
const path = '/me/secondFactor';
const read = async (as = asha) => (await neev.call('GET', path, { as })).body.data;
const begin = (body: object = { password: testPassword }, as = asha) => neev.call('POST', path, { as, body });
const confirm = (code: string, as = asha) => neev.call('PUT', path, { as, body: { code } });
const end = (body: object, as = asha) => neev.call('DELETE', path, { as, body });
const problem = (name: string) => ({ body: { type: `/problems/${name}` } });

/** The same user on another device. */
async function elsewhere(user: TestUser): Promise<TestUser> {
  const { body } = await logIn(neev, user);
  return { ...user, token: body.auth };
}

describe('Setting it up', () => {
  test('gives a secret, takes a code of it, and gives ten recovery codes once', async () => {
    expect(await read()).toEqual({ on: false, since: null, recoveryCodesLeft: 0, demanded: false });
    const { secret } = (await begin()).body.data;
    expect((await read()).on).toBe(false);
    const { recoveryCodes } = (await confirm(appCode(secret))).body.data;
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/);
    expect(await read()).toMatchObject({ on: true, since: expect.any(String), recoveryCodesLeft: 10 });
  });

  test('keeps the secret encrypted and of the recovery codes only hashes', async () => {
    const { secret, recoveryCodes } = await turnOn(neev, asha);
    const dump = async (table: string) =>
      JSON.stringify((await neev.services.pool.query(`select ${table}::text as row from ${table}`)).rows);
    const kept = `${await dump('second_factors')}${await dump('recovery_codes')}`;
    expect(kept).toContain(asha.userId);
    const plain = neev.services.db.selectFrom('second_factors').select('secret');
    const sealed = (await plain.executeTakeFirstOrThrow()).secret;
    expect(sealed.length).toBe(12 + 20 + 16);
    for (const code of [secret, ...recoveryCodes, ...recoveryCodes.map((one) => one.replace('-', ''))])
      for (const form of [code, Buffer.from(code).toString('hex')]) expect(kept).not.toContain(form);
  });

  test('goes on after a reload with the same secret, and with no other session’s', async () => {
    const { secret } = (await begin()).body.data;
    expect((await begin()).body.data.secret).toBe(secret);
    const there = await elsewhere(asha);
    expect((await begin({ password: testPassword }, there)).body.data.secret).not.toBe(secret);
  });

  test('needs the own password, also where it was begun before', async () => {
    const wrong = { status: 400, ...problem('own-password-wrong') };
    for (const body of [{}, { password: 'not mine' }, { code: '123456' }])
      expect(await begin(body)).toMatchObject(wrong);
    expect((await begin()).status).toBe(200);
    expect(await begin({})).toMatchObject(wrong);
  });

  test('with a wrong code changes nothing, and can be tried again', async () => {
    const { secret } = (await begin()).body.data;
    expect(await confirm('000000')).toMatchObject({ status: 400, ...problem('second-code-wrong') });
    expect((await read()).on).toBe(false);
    expect((await confirm(appCode(secret))).status).toBe(200);
  });

  test('that nobody began, or that is over, is begun again', async () => {
    expect(await confirm('123456')).toMatchObject({ status: 409, ...problem('setup-over') });
    const { secret } = (await begin()).body.data;
    await neev.services.db
      .updateTable('second_factor_setups')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await confirm(appCode(secret))).toMatchObject({ status: 409, ...problem('setup-over') });
  });

  test('confirmed twice at once makes one, whose codes are answered', async () => {
    const { secret } = (await begin()).body.data;
    const code = appCode(secret);
    const answers = await Promise.all([confirm(code), confirm(code)]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    expect((await read()).recoveryCodesLeft).toBe(10);
  });

  test('tells the user by mail and by a notice', async () => {
    await turnOn(neev, asha);
    const { body } = await neev.call('GET', '/notices', { as: asha });
    expect(body.data).toMatchObject([{ kind: 'second-factor-on' }]);
    const mails = await neev.services.db.selectFrom('mails').select(['template', 'recipient']).execute();
    expect(mails).toEqual([{ template: 'second-factor', recipient: asha.email }]);
  });
});

describe('Where it is on', () => {
  test('another takes its place only with a code of it, and the old recovery codes are gone', async () => {
    const { secret, recoveryCodes } = await turnOn(neev, asha);
    expect(await begin()).toMatchObject({ status: 409, ...problem('second-factor-on') });
    expect(await begin({ code: '000000' })).toMatchObject({ status: 400, ...problem('second-code-wrong') });
    const anew = (await begin({ code: appCode(secret) })).body.data;
    expect(anew.secret).not.toBe(secret);
    // Until the new one is confirmed, the old one is good.
    expect(await read()).toMatchObject({ on: true, recoveryCodesLeft: 10 });
    expect((await confirm(appCode(anew.secret))).status).toBe(200);
    expect((await end({ code: recoveryCodes[0] })).status).toBe(400);
    expect((await end({ code: appCode(anew.secret, 1) })).status).toBe(200);
  });

  test('what another session began before does not take its place', async () => {
    const there = await elsewhere(asha);
    const { secret } = (await begin({ password: testPassword }, there)).body.data;
    await turnOn(neev, asha);
    expect(await confirm(appCode(secret), there)).toMatchObject({ status: 409, ...problem('setup-over') });
  });

  test('a set-up from before, had it been missed, still replaces nothing', async () => {
    const there = await elsewhere(asha);
    const { secret } = await turnOn(neev, asha);
    const mine = (await begin({ code: appCode(secret) })).body.data;
    await neev.services.db
      .updateTable('second_factor_setups')
      .set({ session_hash: tokenHash(there.token), replaces: false })
      .execute();
    expect(await confirm(appCode(mine.secret), there)).toMatchObject({
      status: 409,
      ...problem('second-factor-on'),
    });
  });

  test('it is ended with the password, with a code, or with a recovery code, and the user is told', async () => {
    const ways = [
      () => ({ password: testPassword }),
      ({ secret }: { secret: string }) => ({ code: appCode(secret) }),
      ({ recoveryCodes }: { recoveryCodes: string[] }) => ({ code: recoveryCodes[9] }),
    ];
    for (const way of ways) {
      const made = await turnOn(neev, asha);
      expect((await end(way(made))).status).toBe(200);
      expect((await logIn(neev, asha)).body).toHaveProperty('auth');
    }
    const { body } = await neev.call('GET', '/notices', { as: asha });
    expect(body.data[0].kind).toBe('second-factor-off');
  });

  test('a wrong password or code, and neither, end nothing', async () => {
    await turnOn(neev, asha);
    expect(await end({ password: 'wrong' })).toMatchObject({ status: 400, ...problem('own-password-wrong') });
    expect(await end({ code: '000000' })).toMatchObject({ status: 400, ...problem('second-code-wrong') });
    expect(await end({})).toMatchObject({ status: 400, ...problem('second-code-missing') });
    expect((await read()).on).toBe(true);
  });

  test('the own data say so without a secret, and the account’s end takes it along', async () => {
    const { secret, recoveryCodes } = await turnOn(neev, asha);
    const { body } = await neev.call('GET', '/me/data', { as: asha });
    expect(body.data.secondFactor).toMatchObject({ recoveryCodesLeft: 10 });
    expect(body.data.sessions).toMatchObject([{ device: 'other', browser: 'other', admin: false }]);
    for (const one of [secret, ...recoveryCodes]) expect(JSON.stringify(body)).not.toContain(one);
    await neev.call('DELETE', '/me', { as: asha, body: { password: testPassword } });
    for (const table of ['second_factors', 'recovery_codes', 'login_tickets', 'second_factor_setups'])
      expect((await neev.services.pool.query(`select 1 from ${table}`)).rows).toEqual([]);
  });
});

test('The operator ends it for who lost phone and recovery codes, and the user is told', async () => {
  const { db, settings } = neev.services;
  expect(await liftSecondFactor(db, settings, asha.email)).toBe(false);
  expect(await liftSecondFactor(db, settings, 'nobody@neev.test')).toBe(false);
  await turnOn(neev, asha);
  expect(await liftSecondFactor(db, settings, ` ${asha.email.toUpperCase()}`)).toBe(true);
  expect((await logIn(neev, asha)).body).toHaveProperty('auth');
  const { body } = await neev.call('GET', '/notices', { as: asha });
  expect(body.data[0].kind).toBe('second-factor-off');
});

test('What is not on cannot be ended', async () => {
  expect(await end({ password: testPassword })).toMatchObject({
    status: 409,
    ...problem('second-factor-off'),
  });
});
