import { beforeEach, expect, test } from 'vitest';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let helper: TestUser;
let phone = '';
let people = 0;
beforeEach(async () => {
  // Each test's own: what was asked for one number counts for it alone.
  people += 30;
  phone = String(9876500000 + people);
  helper = await neev.loginAs({ fullname: 'Crew Leader' });
});

const codeOf = (): string => /^\d{6}$/m.exec(neev.texts.at(-1)?.text ?? '')?.[0] ?? 'none';
const ask = (of = phone, as: TestUser | undefined = helper) =>
  neev.call('POST', '/helped/code', { ...(as && { as }), body: { phone: of } });
const register = (changes: object = {}) =>
  neev.call('POST', '/helped', {
    as: helper,
    body: aWorker({ phone, consent: 1, otp: codeOf(), ...changes }),
  });
const listings = () =>
  neev.services.db
    .selectFrom('providers as p')
    .innerJoin('users as u', 'u.id', 'p.user_id')
    .select(['p.helped_by', 'p.consent_version', 'p.consent_at', 'p.price', 'u.id', 'u.phone', 'u.fullname'])
    .execute();
const anAccount = async (more: { suspended?: boolean } = {}) => {
  const made = { fullname: 'Ramu Old', phone, ...more };
  await neev.services.db.insertInto('users').values(made).execute();
};

test('who helps registers somebody with the code on that person’s phone: account and listing are theirs', async () => {
  expect((await ask()).body).toEqual({ data: null });
  expect(neev.texts.map(({ to, template }) => [to, template])).toEqual([[phone, 'helped-code-en']]);
  const answer = await register();
  expect([answer.status, answer.body]).toEqual([201, { data: null }]);
  const [made] = await listings();
  expect(made).toMatchObject({ phone, fullname: 'Ramesh Kumar', helped_by: helper.userId });
  expect(made?.id).not.toBe(helper.userId);
});

test('the helper keeps no access: no session of that account is made', async () => {
  await ask();
  await register();
  const sessions = await neev.services.db.selectFrom('sessions').select('user_id').execute();
  expect(sessions.map(({ user_id }) => user_id)).toEqual([helper.userId]);
});

test('without consent nothing is stored, and the version of the text is kept with the record', async () => {
  await ask();
  const refused = await register({ consent: undefined });
  expect([refused.status, refused.body.type]).toEqual([400, '/problems/consent-missing']);
  expect(await listings()).toEqual([]);
  await register();
  expect(await listings()).toMatchObject([{ consent_version: 1, consent_at: expect.any(Date) }]);
});

test('a phone that has an account gets the listing, and the helper is answered the same', async () => {
  await anAccount();
  expect(await ask()).toMatchObject({ status: 200, body: { data: null } });
  expect(await register()).toMatchObject({ status: 201, body: { data: null } });
  expect(await listings()).toMatchObject([{ fullname: 'Ramu Old', helped_by: helper.userId }]);
});

test('a listing that is there stays as it is, and the helper is answered the same', async () => {
  await ask();
  await register({ price: 650 });
  // A second code within the minute is refused, so the minute is taken back.
  await neev.services.limits.giveBack('code-wait', `helped ${phone}`);
  await ask();
  expect(await register({ price: 900 })).toMatchObject({ status: 201, body: { data: null } });
  expect(await listings()).toMatchObject([{ price: 650 }]);
});

test.each(['nobody', 'suspended'] as const)(
  'a PIN code that does not exist is refused alike for every phone: %s',
  async (who) => {
    if (who === 'suspended') await anAccount({ suspended: true });
    await ask();
    expect(await register({ pin: '299999' })).toMatchObject({
      status: 400,
      body: { type: '/problems/pin-unknown' },
    });
  },
);

test('of a suspended account the helper learns nothing, and nothing is listed', async () => {
  await anAccount({ suspended: true });
  await ask();
  expect(await register()).toMatchObject({ status: 201, body: { data: null } });
  expect(await listings()).toEqual([]);
});

test.each(['nobody', 'suspended'] as const)(
  'who the phone is of is not told by the time of the answer: %s',
  async (who) => {
    if (who === 'suspended') await anAccount({ suspended: true });
    await ask();
    const begun = performance.now();
    expect((await register()).status).toBe(201);
    expect(performance.now() - begun).toBeGreaterThan(699);
  },
);

test('the code is of its own purpose: it opens no account, and no other code registers', async () => {
  await anAccount();
  await ask();
  const login = await neev.call('POST', '/login', { body: { phone, otp: codeOf() } });
  expect(login.body.type).toBe('/problems/wrong-reset-code');
  await neev.call('POST', '/send-mail', { body: { phone } });
  expect((await register()).body.type).toBe('/problems/wrong-code');
});

test('a code is good once', async () => {
  await ask();
  const otp = codeOf();
  await register({ otp });
  expect(await register({ otp })).toMatchObject({ status: 400, body: { type: '/problems/wrong-code' } });
});

test('one may help twenty people a day', async () => {
  await ask();
  for (let n = 0; n < 20; n += 1) await neev.services.limits.take('helped-by-user', helper.userId);
  expect((await register()).status).toBe(429);
  expect(await listings()).toEqual([]);
});

test.each(['the settings', 'an admin'] as const)(
  'who is named by %s may help ten times as many',
  async (by) => {
    if (by === 'an admin') {
      const admin = await neev.loginAs({ admin: true });
      const path = `/admin/accounts/${helper.userId}`;
      expect((await neev.call('PUT', `${path}/helper`, { as: admin, body: { helper: true } })).status).toBe(
        200,
      );
      expect((await neev.call('GET', path, { as: admin })).body.data).toMatchObject({ helper: true });
      const { body } = await neev.call('GET', '/admin/auditLog', { as: admin });
      expect(body.data[0]).toMatchObject({ act: 'name-helper', recordId: helper.userId });
    } else neev.services.settings.adminHelpers = new Set([helper.email]);
    for (let n = 0; n < 20; n += 1) await neev.services.limits.take('helped-by-user', helper.userId);
    await ask();
    expect((await register()).status).toBe(201);
  },
);

test('its owner sees who registered them, and so does an admin; nobody else does', async () => {
  await ask();
  await register();
  const [made] = await listings();
  const person = made?.id ?? '';
  const seenBy = async (as: TestUser) =>
    (await neev.call('GET', `/getWorker/${person}`, { as })).body.data.helpedBy as string | undefined;
  await neev.call('POST', '/send-mail', { body: { phone } });
  const { body } = await neev.call('POST', '/login', { body: { phone, otp: codeOf() } });
  expect(await seenBy({ ...helper, userId: person, token: body.auth })).toBe('Crew Leader');
  expect(await seenBy(await neev.loginAs({ admin: true }))).toBe('Crew Leader');
  expect(await seenBy(helper)).toBeUndefined();
});

test('what is left of the day is told before it ends: people and codes, and when all are left again', async () => {
  const quota = async () => (await neev.call('GET', '/helped', { as: helper })).body.data;
  expect(await quota()).toEqual({
    people: { of: 20, left: 20, againAt: null },
    codes: { of: 60, left: 60, againAt: null },
    helper: false,
  });
  await ask();
  await register();
  expect(await quota()).toMatchObject({
    people: { left: 19, againAt: expect.stringMatching(/Z$/) },
    codes: { left: 59 },
  });
});

test('no code goes to somebody who could not be registered any more today', async () => {
  const { limits } = neev.services;
  await limits.take('helped-by-user', helper.userId, 20);
  expect(await ask()).toMatchObject({ status: 429, body: { type: '/problems/too-many' } });
  expect(neev.texts).toEqual([]);
  await limits.giveBack('helped-by-user', helper.userId);
  expect((await ask()).status).toBe(200);
  const { body } = await neev.call('GET', '/helped', { as: helper });
  expect(body.data.people.left).toBe(1);
});

test('a named helper who saw an ID says so, and an admin verifies by it; nobody else may say it', async () => {
  await ask();
  expect(await register({ idSeen: true })).toMatchObject({ status: 403 });
  expect(await listings()).toEqual([]);
  await neev.services.db.updateTable('users').set({ helper: true }).where('id', '=', helper.userId).execute();
  expect((await register({ idSeen: true, aadhar: undefined })).status).toBe(201);
  const admin = await neev.loginAs({ admin: true });
  const { body } = await neev.call('GET', '/getAllWorkers', { as: admin });
  const [{ _id, evidence }] = body.data;
  expect(evidence).toMatchObject({ kind: 'in-person', by: 'Crew Leader' });
  const verified = await neev.call('PUT', `/updateWorker/${_id}`, { as: admin, body: { verified: true } });
  expect(verified.body.data).toMatchObject({ verified: true, evidence: { by: 'Crew Leader' } });
});
