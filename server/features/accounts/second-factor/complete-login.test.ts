import { beforeEach, describe, expect, test } from 'vitest';
import { tokenHash } from '#server/platform/config/keys/secrets.ts';
import { aMember, appCode, logIn, testPassword, turnOn } from '#server/testing/second-factor.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetExpired } from '../users/contacts-seen.data.ts';

const neev = useTestApp();
let asha: TestUser;
let secret: string;
let recoveryCodes: string[];
beforeEach(async () => {
  asha = await aMember(neev);
  ({ secret, recoveryCodes } = await turnOn(neev, asha));
});

const complete = (ticket: string, code: string) =>
  neev.call('POST', '/login/secondFactor', { body: { ticket, code } });
const aTicket = async (): Promise<string> => (await logIn(neev, asha)).body.ticket;
const problem = (name: string) => ({ body: { type: `/problems/${name}` } });
const wrongCode = { status: 400, ...problem('second-code-wrong') };
const sessions = () => neev.services.db.selectFrom('sessions').selectAll().execute();

describe('A login with a second factor', () => {
  test('answers a ticket in place of a session, and the code completes it as a login is answered', async () => {
    const before = (await sessions()).length;
    const first = await logIn(neev, asha);
    expect(first.status).toBe(200);
    expect(first.body).toEqual({ secondFactor: 'code', ticket: expect.any(String) });
    expect(await sessions()).toHaveLength(before);
    const { status, body } = await complete(first.body.ticket, appCode(secret));
    expect(status).toBe(200);
    expect(body).toEqual({
      user: expect.objectContaining({ email: asha.email }),
      auth: expect.any(String),
      deviceToken: expect.any(String),
    });
    const me = await neev.call('GET', '/me', { as: { ...asha, token: body.auth } });
    expect(me.body.data).toMatchObject({ admin: false, user: { _id: asha.userId } });
  });

  test('takes the code with spaces and in Devanagari digits', async () => {
    const typed = appCode(secret).replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
    expect((await complete(await aTicket(), `${typed.slice(0, 3)} ${typed.slice(3)}`)).status).toBe(200);
  });

  test('with a wrong password is told nothing of it', async () => {
    const body = { email: asha.email, password: 'wrong' };
    expect(await neev.call('POST', '/login', { body })).toMatchObject({
      status: 401,
      ...problem('wrong-login'),
    });
  });

  test('takes no code twice: not in another login, and not the code before it', async () => {
    const [now, next] = [appCode(secret), appCode(secret, 1)];
    expect((await complete(await aTicket(), next)).status).toBe(200);
    expect(await complete(await aTicket(), next)).toMatchObject(wrongCode);
    expect(await complete(await aTicket(), now)).toMatchObject(wrongCode);
  });

  test('sent twice at once opens one session', async () => {
    const before = (await sessions()).length;
    const [ticket, code] = [await aTicket(), appCode(secret)];
    const answers = await Promise.all([1, 2, 3].map(() => complete(ticket, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sessions()).toHaveLength(before + 1);
  });

  test('takes a recovery code once, of many at once too, and its owner is told', async () => {
    const [code = ''] = recoveryCodes;
    const tickets = [await aTicket(), await aTicket(), await aTicket()];
    const answers = await Promise.all(tickets.map((ticket) => complete(ticket, code.toLowerCase())));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    expect(await complete(await aTicket(), code)).toMatchObject(wrongCode);
    const mails = await neev.services.db.selectFrom('mails').select('facts').orderBy('created_at').execute();
    expect(mails.map(({ facts }) => facts)).toMatchObject([
      { kind: 'second-factor-on' },
      { kind: 'recovery-code-used', left: 9 },
    ]);
  });

  test('by a mailed code asks too; the code is used up by it, and the device is known from then on', async () => {
    await neev.call('POST', '/send-mail', { body: { email: asha.email } });
    const otp = neev.mails.at(-1)?.text.match(/^[2-9A-Z]{6}$/m)?.[0];
    const byCode = () => neev.call('POST', '/login', { body: { email: asha.email, otp } });
    const before = (await sessions()).length;
    const first = await byCode();
    expect(first.body).toEqual({ secondFactor: 'code', ticket: expect.any(String) });
    expect(await byCode()).toMatchObject({ status: 400, ...problem('wrong-reset-code') });
    expect(await sessions()).toHaveLength(before);
    const { deviceToken } = (await complete(first.body.ticket, appCode(secret))).body;
    const body = { ticket: await aTicket(), code: appCode(secret, 1) };
    const again = await neev.call('POST', '/login/secondFactor', { body, headers: { device: deviceToken } });
    expect(again.body.deviceToken).toBe(deviceToken);
  });

  test('after a new password still asks for the code, and an older ticket is over', async () => {
    const old = await aTicket();
    await neev.call('POST', '/send-mail', { body: { email: asha.email } });
    const otp = neev.mails.at(-1)?.text.match(/^[2-9A-Z]{6}$/m)?.[0];
    const body = { email: asha.email, password: 'another good one', otp };
    const reset = await neev.call('PUT', '/updatePassword', { body });
    expect(reset.body).toEqual({ secondFactor: 'code', ticket: expect.any(String) });
    expect(await complete(old, appCode(secret))).toMatchObject({ status: 401, ...problem('ticket-over') });
    expect((await complete(reset.body.ticket, appCode(secret))).status).toBe(200);
  });
});

describe('A ticket', () => {
  test('allows five tries, a right code after them is too late', async () => {
    const ticket = await aTicket();
    for (let n = 0; n < 5; n += 1) expect(await complete(ticket, 'AAAAA-AAAAA')).toMatchObject(wrongCode);
    expect(await complete(ticket, appCode(secret))).toMatchObject({ status: 401, ...problem('ticket-over') });
    expect((await complete(await aTicket(), appCode(secret))).status).toBe(200);
  });

  test('tried many times at once allows five', async () => {
    const ticket = await aTicket();
    const answers = await Promise.all(Array.from({ length: 12 }, () => complete(ticket, '000000')));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
  });

  test('is its user’s: the code of another opens nothing', async () => {
    const ravi = await aMember(neev);
    const his = await turnOn(neev, ravi);
    expect(await complete(await aTicket(), appCode(his.secret))).toMatchObject(wrongCode);
    expect(await complete(await aTicket(), his.recoveryCodes[0] ?? '')).toMatchObject(wrongCode);
  });

  test('is no token, and no token is a ticket', async () => {
    const ticket = await aTicket();
    expect((await neev.call('GET', '/me', { as: { ...asha, token: ticket } })).status).toBe(401);
    expect(await complete(asha.token, appCode(secret))).toMatchObject(problem('ticket-over'));
  });

  test('that is over opens nothing, and is swept away; only its hash was kept', async () => {
    const ticket = await aTicket();
    const { db } = neev.services;
    const kept = await db.selectFrom('login_tickets').select('ticket_hash').executeTakeFirstOrThrow();
    expect(kept.ticket_hash).toEqual(tokenHash(ticket));
    await db
      .updateTable('login_tickets')
      .set({ expires_at: new Date(0) })
      .execute();
    expect(await complete(ticket, appCode(secret))).toMatchObject(problem('ticket-over'));
    await forgetExpired(db);
    expect(await db.selectFrom('login_tickets').selectAll().execute()).toEqual([]);
  });

  test('for a code is none for a set-up', async () => {
    const body = { ticket: await aTicket() };
    expect(await neev.call('POST', '/login/secondFactor/setup', { body })).toMatchObject({
      status: 401,
      ...problem('ticket-over'),
    });
  });
});

test('Wrong codes are limited for who has the password; a stranger without it takes none of them', async () => {
  for (let n = 0; n < 30; n += 1) await complete('no ticket', '000000');
  for (let n = 0; n < 4; n += 1) {
    const ticket = await aTicket();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await complete(ticket, '000000')).toMatchObject(wrongCode);
  }
  const last = await complete(await aTicket(), appCode(secret));
  expect(last).toMatchObject({ status: 429, ...problem('too-many') });
  expect(testPassword).not.toBe('');
});
