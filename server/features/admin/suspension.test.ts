import { io } from 'socket.io-client';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aMember, appCode, logIn, turnOn } from '#server/testing/second-factor.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let address = '';
let admin: TestUser;
let member: TestUser;
beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(async () => {
  admin = await neev.loginAs({ admin: true, fullname: 'Sunil Admin' });
  member = await aMember(neev);
});

const why = { reason: 'fraud', note: 'Asked three people for an advance' };
const suspend = (user = member, body: object = why) =>
  neev.call('PUT', `/admin/accounts/${user.userId}/suspension`, { as: admin, body });
const lift = (user = member) =>
  neev.call('DELETE', `/admin/accounts/${user.userId}/suspension`, { as: admin });
const accountOf = async (user = member) =>
  (await neev.call('GET', `/admin/accounts/${user.userId}`, { as: admin })).body.data;
const lastCode = (): string => neev.mails.at(-1)?.text.match(/^[A-Z0-9]{6}$/m)?.[0] ?? 'none';
const mails = () => neev.services.db.selectFrom('mails').select(['recipient', 'template', 'facts']).execute();
const refused = { status: 403, body: { type: '/problems/account-suspended' } };

describe('A suspended account', () => {
  test('loses its sessions and its open connections at once', async () => {
    const line = io(address, { auth: { token: member.token }, forceNew: true, reconnection: false });
    await new Promise((resolve) => line.once('connect', () => resolve(line)));
    const ended = new Promise((resolve) => line.once('disconnect', resolve));
    expect((await neev.call('GET', '/me', { as: member })).status).toBe(200);
    expect(await suspend()).toMatchObject({ status: 200, body: { data: null } });
    expect(await ended).toBe('io server disconnect');
    expect((await neev.call('GET', '/me', { as: member })).status).toBe(401);
  });

  test('has no session that counts, also one that was begun at the same moment', async () => {
    await suspend();
    const { token } = await neev.loginAs({ email: 'other@neev.test' });
    const session = neev.services.db.updateTable('sessions').set({ user_id: member.userId });
    await session.where('user_id', '!=', admin.userId).execute();
    expect((await neev.call('GET', '/me', { as: { ...member, token } })).status).toBe(401);
  });

  test('is told so to who has the password, the code or the second step, and to nobody else', async () => {
    await suspend();
    expect(await logIn(neev, member)).toMatchObject(refused);
    const guess = { email: member.email, password: 'wrong password' };
    const wrong = await neev.call('POST', '/login', { body: guess });
    expect(wrong).toMatchObject({ status: 401, body: { type: '/problems/wrong-login' } });
    await neev.call('POST', '/send-mail', { body: { email: member.email } });
    const otp = lastCode();
    const { email } = member;
    expect(await neev.call('POST', '/login', { body: { email, otp } })).toMatchObject(refused);
    const anew = { email, otp, password: 'another good one' };
    expect(await neev.call('PUT', '/updatePassword', { body: anew })).toMatchObject(refused);
    const stranger = await neev.call('POST', '/login', { body: { email, otp: 'AAAAAA' } });
    expect(stranger).toMatchObject({ status: 400, body: { type: '/problems/wrong-reset-code' } });
    const sessions = neev.services.db.selectFrom('sessions').selectAll().where('user_id', '=', member.userId);
    expect(await sessions.execute()).toEqual([]);
  });

  test('with a second step is told so after it, and a login that waited for it is over', async () => {
    const { secret } = await turnOn(neev, member);
    const { body: waiting } = await logIn(neev, member);
    const complete = (ticket: string) =>
      neev.call('POST', '/login/secondFactor', { body: { ticket, code: appCode(secret) } });
    await suspend();
    expect((await complete(waiting.ticket)).body.type).toBe('/problems/ticket-over');
    const { body } = await logIn(neev, member);
    expect(body.secondFactor).toBe('code');
    expect(await complete(body.ticket)).toMatchObject(refused);
  });

  test('cannot be made anew under its address', async () => {
    await suspend();
    const { body } = await neev.call('POST', '/email', { body: { email: member.email } });
    expect(body.type).toBe('/problems/email-taken');
  });

  test('gets a mail with the reason and how to object, and one when it is lifted', async () => {
    await suspend();
    await lift();
    expect(await mails()).toMatchObject([
      { recipient: member.email, template: 'suspended', facts: { kind: 'fraud', note: why.note } },
      { recipient: member.email, template: 'suspension-lifted' },
    ]);
  });

  test('is let in again once it is lifted, with the password that it had', async () => {
    await suspend();
    expect((await lift()).status).toBe(200);
    expect(await accountOf()).toMatchObject({ suspension: null });
    const { body } = await logIn(neev, member);
    expect(body.auth).toEqual(expect.any(String));
    const { body: own } = await neev.call('GET', '/me/data', { as: { ...member, token: body.auth } });
    expect(own.data.suspensions).toMatchObject([{ reason: 'fraud', note: why.note }]);
  });
});

describe('Who suspends', () => {
  test('gives a reason of the list and a note; both stand with the account, the act in the audit log', async () => {
    for (const body of [{ reason: 'dislike', note: 'He is rude' }, { reason: 'abuse', note: ' x ' }, {}])
      expect((await suspend(member, body)).status).toBe(400);
    await suspend();
    expect(await accountOf()).toMatchObject({
      _id: member.userId,
      email: member.email,
      canBeSuspended: true,
      suspension: why,
    });
    await lift();
    const { body } = await neev.call('GET', '/admin/auditLog?limit=2', { as: admin });
    const record = { kind: 'account', recordId: member.userId, adminName: 'Sunil Admin' };
    expect(body.data).toMatchObject([
      { act: 'lift', ...record },
      { act: 'suspend', ...record },
    ]);
    expect(JSON.stringify(body)).not.toContain(why.note);
  });

  test('cannot suspend an admin, nor themself', async () => {
    const answer = await suspend(admin);
    expect(answer).toMatchObject({ status: 403, body: { type: '/problems/suspend-admin' } });
    expect(await accountOf(admin)).toMatchObject({ canBeSuspended: false, suspension: null });
  });

  test('does it once: a second time, lifting what does not stand, and nobody are refused', async () => {
    await suspend();
    expect((await suspend()).body.type).toBe('/problems/state-changed');
    expect(await mails()).toHaveLength(1);
    await lift();
    expect((await lift()).body.type).toBe('/problems/state-changed');
    expect((await suspend({ ...member, userId: 'nobody' })).status).toBe(404);
  });

  test('finds all that are suspended now, the newest first, page by page', async () => {
    const others = [await neev.loginAs({ fullname: 'Ravi' }), await neev.loginAs({ fullname: 'Meena' })];
    await suspend();
    for (const one of others) await suspend(one);
    await lift();
    const first = await neev.call('GET', '/admin/suspensions?limit=1', { as: admin });
    expect(first.body).toMatchObject({ total: 2, data: [{ fullname: 'Meena', reason: 'fraud' }] });
    const next = `/admin/suspensions?limit=1&cursor=${first.body.nextCursor}`;
    const { body } = await neev.call('GET', next, { as: admin });
    expect(body).toMatchObject({ nextCursor: null, data: [{ userId: others[0]?.userId }] });
  });
});
