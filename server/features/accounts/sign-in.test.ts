import { beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { adminEmail, useTestApp } from '#server/testing/test-app.ts';
import { hashPassword } from './sessions/passwords.rules.ts';

// Strangers at the door: many callers, one address. The limits are on.
const server = useTestApp({ TRUST_PROXY: 'loopback' });
const password = 'brick by brick and plinth';
let caller = 0;
/** An address of the network that nobody had before. */
const anotherCaller = () => {
  caller += 1;
  return `10.${1 + Math.floor(caller / 60_000)}.${Math.floor(caller / 250) % 250}.${caller % 250}`;
};
const at = (ip: string, device?: string) => ({ 'x-forwarded-for': ip, ...(device && { device }) });
let owners = 0;
const lastCode = (): string => server.mails.at(-1)?.text.match(/^[A-Z0-9]{6}$/m)?.[0] ?? 'none';

interface Door {
  ip?: string;
  device?: string | undefined;
}
const post = (path: string, body: object, { ip = anotherCaller(), device }: Door = {}) =>
  server.call('POST', path, { body, headers: at(ip, device) });
const login = (email: string, given: object, door?: Door) => post('/login', { email, ...given }, door);
const ask = (email: string, door?: Door) => post('/send-mail', { email }, door);
const verify = (email: string, otp: string, door?: Door) =>
  post('/verifyOtp', { email, otp, purpose: 'reset' }, door);

/** Each account has an address of its own: limits outlive a test. */
async function account(given?: string) {
  owners += 1;
  const email = given ?? `owner${owners}@example.in`;
  const { userId } = await server.loginAs({ email, admin: email === adminEmail });
  await server.services.db
    .updateTable('users')
    .set({ password_hash: await hashPassword(password) })
    .where('id', '=', userId)
    .execute();
  return { userId, email };
}
/** The wait of a minute is over; the limits of an hour are as they were. */
const minuteOver = async (email: string, device?: string) => {
  const known = device && ` device ${tokenHash(device).toString('base64url')}`;
  await server.services.limits.giveBack('code-wait', `reset ${email}${known ?? ''}`);
};
const codesOver = () =>
  server.services.db
    .updateTable('codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();

/** As many wrong passwords as all strangers together may try. */
const guess = (email: string) => server.services.limits.take('login-by-address', email, 100);
const patience = 120_000;

describe('Nobody is locked out by others', () => {
  let owner: { userId: string; email: string };
  let device: string;
  beforeEach(async () => {
    owner = await account();
    const { body } = await login(owner.email, { password });
    device = body.deviceToken;
  });

  test(
    'after 108 wrong passwords of strangers the owner comes in with the device of an earlier login',
    async () => {
      for (let done = 0; done < 108; done += 12)
        await Promise.all(Array.from({ length: 12 }, () => login(owner.email, { password: 'wrong' })));
      expect((await login(owner.email, { password })).status).toBe(429);
      const known = await login(owner.email, { password }, { device });
      expect(known).toMatchObject({ status: 200, body: { deviceToken: device } });
    },
    patience,
  );

  test('and by a code, on any device', async () => {
    await guess(owner.email);
    const ip = anotherCaller();
    await ask(owner.email, { ip });
    const { status, body } = await login(owner.email, { otp: lastCode() }, { ip });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ _id: owner.userId, role: 'customer' });
    expect(body.deviceToken).toMatch(/^[\w-]{43}$/);
    const me = await server.call('GET', '/me', { headers: { token: body.auth } });
    expect(me.body.data).toMatchObject({ admin: false, user: { email: owner.email } });
  });

  test('the admin neither, who stays an admin', async () => {
    await server.services.db.deleteFrom('users').where('email', '=', adminEmail).execute();
    await account(adminEmail);
    const first = await login(adminEmail, { password, admin: true });
    await guess(adminEmail);
    expect((await login(adminEmail, { password, admin: true })).status).toBe(429);
    const known = await login(adminEmail, { password, admin: true }, { device: first.body.deviceToken });
    expect(known).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
    await ask(adminEmail);
    const coded = await login(adminEmail, { otp: lastCode(), admin: true });
    expect(coded).toMatchObject({ status: 200, body: { user: { role: 'admin' } } });
    const session = await server.services.db
      .selectFrom('sessions')
      .select('admin')
      .where('token_hash', '=', tokenHash(coded.body.auth))
      .executeTakeFirstOrThrow();
    expect(session.admin).toBe(true);
  });

  test('a device counts for itself: ten wrong passwords, then it waits', async () => {
    for (let done = 0; done < 10; done += 1)
      expect((await login(owner.email, { password: 'wrong' }, { device })).status).toBe(401);
    expect((await login(owner.email, { password }, { device })).status).toBe(429);
    expect((await login(owner.email, { password })).status).toBe(200);
  });

  test('strangers who ask for codes leave the owner’s device its own, and what they ask for lies in the owner’s mailbox', async () => {
    for (let asked = 0; asked < 15; asked += 1) {
      await minuteOver(owner.email);
      expect((await ask(owner.email)).status).toBe(200);
    }
    const theirs = lastCode();
    await minuteOver(owner.email);
    expect((await ask(owner.email)).status).toBe(429);
    expect((await verify(owner.email, theirs)).status).toBe(200);
    expect((await ask(owner.email, { device })).status).toBe(200);
    expect((await login(owner.email, { otp: lastCode() }, { device })).status).toBe(200);
  });

  test('with the codes of an hour used up and none good any more there is still one to be had', async () => {
    for (let asked = 0; asked < 15; asked += 1) {
      await minuteOver(owner.email);
      await ask(owner.email);
    }
    await codesOver();
    await minuteOver(owner.email);
    const ip = anotherCaller();
    expect((await ask(owner.email, { ip })).status).toBe(200);
    expect((await login(owner.email, { otp: lastCode() }, { ip })).status).toBe(200);
  });

  test('strangers who use up the tries of a code leave the owner’s device its five', async () => {
    await ask(owner.email);
    const code = lastCode();
    for (let tried = 0; tried < 26; tried += 1) await verify(owner.email, 'AAAAAA');
    expect((await verify(owner.email, code)).status).toBe(400);
    expect((await verify(owner.email, code, { device })).status).toBe(200);
    for (let tried = 0; tried < 5; tried += 1) await verify(owner.email, 'AAAAAA', { device });
    expect((await verify(owner.email, code, { device })).status).toBe(400);
  });

  test('who is logged in changes the password, whatever strangers try', async () => {
    const { body } = await login(owner.email, { password }, { device });
    await guess(owner.email);
    const change = (present: string) =>
      server.call('PUT', '/me/password', {
        headers: { token: body.auth },
        body: { password: present, newPassword: 'another plinth' },
      });
    for (let tried = 0; tried < 9; tried += 1) expect((await change('wrong')).status).toBe(400);
    expect((await change(password)).status).toBe(200);
  });
});

describe('A device', () => {
  test('is known 180 days, by a hash alone, and only as its own user’s', async () => {
    const [owner, other] = [await account(), await account()];
    const { body } = await login(owner.email, { password });
    const row = await server.services.db.selectFrom('devices').selectAll().executeTakeFirstOrThrow();
    expect(row.token_hash).toEqual(tokenHash(body.deviceToken));
    expect(row.expires_at.getTime() - row.created_at.getTime()).toBe(180 * 86_400_000);
    await guess(other.email);
    const door = { device: body.deviceToken };
    expect((await login(other.email, { password }, door)).status).toBe(429);
    expect((await login(owner.email, { password }, door)).body.deviceToken).toBe(body.deviceToken);
  });

  test('whose time is over, and a token that never was, lift nothing', async () => {
    const owner = await account();
    const { body } = await login(owner.email, { password });
    await guess(owner.email);
    await server.services.db
      .updateTable('devices')
      .set({ expires_at: new Date(0) })
      .execute();
    for (const device of [body.deviceToken, 'x'.repeat(43), 'x', `,${'x'.repeat(5000)}`])
      expect((await login(owner.email, { password }, { device })).status).toBe(429);
  });

  test('serves several people, each with a token of their own', async () => {
    const [asha, ravi] = [await account(), await account()];
    const one = (await login(asha.email, { password })).body.deviceToken;
    const two = (await login(ravi.email, { password }, { device: one })).body.deviceToken;
    expect(two).not.toBe(one);
    const again = await login(asha.email, { password }, { device: `${two}, ${one}` });
    expect(again.body.deviceToken).toBe(one);
  });

  test('stays known over a logout', async () => {
    const { email } = await account();
    const { body } = await login(email, { password });
    await server.call('POST', '/logout', { headers: { token: body.auth, device: body.deviceToken } });
    expect((await login(email, { password }, { device: body.deviceToken })).body.deviceToken).toBe(
      body.deviceToken,
    );
  });

  test('is forgotten with a new password or a logout everywhere, but for the one that asks for it', async () => {
    const { email, userId } = await account();
    const known = async () =>
      (await server.services.db.selectFrom('devices').where('user_id', '=', userId).selectAll().execute())
        .length;
    const stolen = () => login(email, { password });
    const { deviceToken: device, auth: token } = (await login(email, { password })).body;
    await stolen();
    expect(await known()).toBe(2);
    await server.call('POST', '/logout', { headers: { token, device }, body: { everywhere: true } });
    expect(await known()).toBe(1);
    await stolen();
    const mine = (await login(email, { password }, { device })).body;
    expect(mine.deviceToken).toBe(device);
    await server.call('PUT', '/me/password', {
      headers: { token: mine.auth, device },
      body: { password, newPassword: 'a newer plinth' },
    });
    expect(await known()).toBe(1);
    await ask(email);
    const body = { email, password: 'the newest plinth', otp: lastCode() };
    const reset = await server.call('PUT', '/updatePassword', { body, headers: at(anotherCaller()) });
    expect(reset.body.deviceToken).not.toBe(device);
    expect(await known()).toBe(1);
  });
});

describe('A login by code', () => {
  test('uses the code up, and a wrong one is wrong for every address alike', async () => {
    const { email } = await account();
    await ask(email);
    const otp = lastCode();
    expect((await login(email, { otp })).status).toBe(200);
    const again = await login(email, { otp });
    expect(again).toMatchObject({ status: 400, body: { detail: 'OTP is incorrect' } });
    expect((await login('nobody@example.in', { otp })).body).toEqual(again.body);
    expect((await login('no address', { otp })).body).toEqual(again.body);
    expect((await login(email, {})).body).toMatchObject({ detail: 'Fill in this field' });
  });

  test('of two at the same time one succeeds', async () => {
    const { email } = await account();
    await ask(email);
    const answers = await Promise.all([1, 2, 3].map(() => login(email, { otp: lastCode() })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });

  test('makes an admin of listed addresses alone; a failed one stands in the audit log', async () => {
    const { email } = await account();
    await ask(email);
    const audit = server.services.db
      .selectFrom('audit_log')
      .select('admin_id')
      .where('act', '=', 'login-failed');
    const before = (await audit.execute()).length;
    expect((await login(email, { otp: 'AAAAAA', admin: true })).status).toBe(400);
    const refused = await login(email, { otp: lastCode(), admin: true });
    expect(refused).toMatchObject({ status: 403, body: { detail: 'You are not a valid Admin ' } });
    const noted = (await audit.execute()).slice(before);
    expect(noted).toHaveLength(2);
    expect((await login(email, { otp: lastCode() })).status).toBe(200);
  });
});

describe('Registered addresses cannot be told from others', () => {
  test('by the answers of /signup and /verifyOtp, the admin’s not either', async () => {
    const { email } = await account();
    const answersFor = async (address: string) => {
      const ip = anotherCaller();
      const answers: unknown[] = [];
      const signUp = { fullname: 'Asha', email: address, password: 'qwerty', otp: 'AAAAAA' };
      answers.push((await post('/signup', signUp, { ip })).body);
      answers.push((await post('/verifyOtp', { email: address, otp: 'AAAAAA' }, { ip })).body);
      answers.push((await verify(address, 'AAAAAA', { ip })).body);
      answers.push((await login(address, { otp: 'AAAAAA' }, { ip })).body);
      const reset = { email: address, password: 'qwerty', otp: 'AAAAAA' };
      answers.push((await server.call('PUT', '/updatePassword', { body: reset, headers: at(ip) })).body);
      return answers;
    };
    const unknown = await answersFor('nobody-at-all@example.in');
    expect(await answersFor(email)).toEqual(unknown);
    expect(await answersFor(adminEmail)).toEqual(unknown);
  });

  test('by their limits: the 61st wrong code of a caller is too many for each', async () => {
    const { email } = await account();
    for (const address of [email, 'somebody-else@example.in']) {
      const ip = anotherCaller();
      const statuses: number[] = [];
      for (let tried = 0; tried < 61; tried += 1) {
        const path = tried % 2 ? '/signup' : '/verifyOtp';
        const body = { fullname: 'Asha', email: address, password, otp: 'AAAAAA' };
        statuses.push((await post(path, body, { ip })).status);
      }
      expect(statuses).toEqual([...Array<number>(60).fill(400), 429]);
    }
  });

  test('by looking up more than 20 an hour', async () => {
    const ip = anotherCaller();
    const look = (n: number) => server.call('GET', `/verifyUser/n${n}@example.in`, { headers: at(ip) });
    for (let n = 0; n < 20; n += 1) expect((await look(n)).status).toBe(200);
    expect((await look(20)).status).toBe(429);
  });
});

test('a code is asked for 5 times an hour by one caller for one address, 15 times in all', async () => {
  const { email } = await account();
  for (let asking = 0; asking < 3; asking += 1) {
    const ip = anotherCaller();
    for (let asked = 0; asked < 5; asked += 1) {
      await minuteOver(email);
      expect((await ask(email, { ip })).status).toBe(200);
    }
    await minuteOver(email);
    expect((await ask(email, { ip })).status).toBe(429);
  }
  expect((await ask(email)).status).toBe(429);
});
