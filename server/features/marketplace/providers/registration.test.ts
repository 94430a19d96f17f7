import { describe, expect, test } from 'vitest';
import { consentVersion } from '#contract/marketplace/consent.ts';
import {
  aContractor,
  aForm,
  aGroup,
  anAadhar,
  aPicture,
  aRentalProvider,
  aWorker,
} from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const upload = async (as: Awaited<ReturnType<typeof neev.loginAs>>, fields = {}): Promise<string> =>
  (await neev.call('POST', '/upload', { as, ...aForm(fields, { file: await aPicture() }) })).body.url;

describe('registration', () => {
  test('a worker is registered, not verified and not available whatever the body says', async () => {
    const as = await neev.loginAs();
    const body = aWorker({ verified: true, status: true, available: true, email: 'other@neev.test' });
    const { status, body: answer } = await neev.call('POST', '/worker', { as, body });
    expect(status).toBe(201);
    expect(answer.data).toMatchObject({
      userId: as.userId,
      fullName: 'Ramesh Kumar',
      role: 'Construction',
      price: 700,
      country: 'India',
      status: false,
      verified: false,
      email: as.email,
      aadhar: `XXXX XXXX ${body.aadhar.slice(-4)}`,
      idPictureWaits: false,
    });
  });

  test('of the ID number only its last four digits and a keyed hash are kept', async () => {
    const body = aWorker();
    await neev.call('POST', '/worker', { as: await neev.loginAs(), body });
    const row = await neev.services.db.selectFrom('providers').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(body.aadhar);
    expect(row.id_hash?.toString('latin1')).not.toContain(body.aadhar);
    expect(row.id_last4).toBe(body.aadhar.slice(-4));
  });

  test('which text was agreed to is kept with the record and its time; another text is refused', async () => {
    const as = await neev.loginAs();
    const other = await neev.call('POST', '/worker', { as, body: aWorker({ consent: 99 }) });
    expect([other.status, other.body.type]).toEqual([400, '/problems/consent-missing']);
    await neev.call('POST', '/worker', { as, body: aWorker({ consent: consentVersion }) });
    await neev.call('POST', '/contractor', { as, body: aContractor() });
    const rows = await neev.services.db
      .selectFrom('providers')
      .select(['kind', 'consent_version', 'consent_at'])
      .orderBy('created_at')
      .execute();
    expect(rows).toEqual([
      { kind: 'worker', consent_version: consentVersion, consent_at: expect.any(Date) },
      { kind: 'contractor', consent_version: null, consent_at: null },
    ]);
  });

  test('which kind a POST /contractor makes follows from its role', async () => {
    const as = await neev.loginAs({ fullname: 'Meera Builder' });
    const contractor = await neev.call('POST', '/contractor', { as, body: aContractor() });
    expect(contractor.body.data).toMatchObject({
      fullName: 'Meera Builder',
      role: 'Floor Contract',
      verified: false,
    });
    const engineer = await neev.call('POST', '/contractor', { as, body: aContractor({ role: 'Civil' }) });
    expect(engineer.body.data).toMatchObject({ type: 'Civil', status: false, available: false, price: 2500 });
    expect(
      (await neev.call('POST', '/contractor', { as, body: aContractor({ role: 'Hammer' }) })).status,
    ).toBe(400);
  });

  test('a group’s experience is optional', async () => {
    const { status, body } = await neev.call('POST', '/addGroupWorker', {
      as: await neev.loginAs(),
      body: aGroup(),
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      groupName: 'Shivaji Crew',
      experience: 0,
      groupSize: 12,
      status: false,
    });
  });

  test('a rental provider is called as the account is', async () => {
    const as = await neev.loginAs({ fullname: 'Tool Shop' });
    const { status, body } = await neev.call('POST', '/registerRentalProvider', {
      as,
      body: aRentalProvider(),
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ fullName: 'Tool Shop', verified: false, available: false });
  });

  test('a user id that is not the caller’s own is 403, for an admin too', async () => {
    const other = await neev.loginAs();
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })]) {
      const { status } = await neev.call('POST', '/worker', { as, body: aWorker({ userId: other.userId }) });
      expect(status).toBe(403);
    }
  });

  test('a user has at most one record of each kind, also when two forms arrive at once', async () => {
    const as = await neev.loginAs();
    const sent = await Promise.all(
      [1, 2, 3].map(() => neev.call('POST', '/worker', { as, body: aWorker() })),
    );
    expect(sent.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(sent.find(({ status }) => status === 409)?.body.type).toBe('/problems/already-registered');
  });

  test('age under 18, a wrong ID number and an unknown PIN are each named', async () => {
    const as = await neev.loginAs();
    const wrong = aWorker({ age: 17, aadhar: '123412341234', pin: '000000', price: 0 });
    const { status, body } = await neev.call('POST', '/worker', { as, body: wrong });
    expect(status).toBe(400);
    expect(body.type).toBe('/problems/age-under-18');
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'age',
      'pin',
      'aadhar',
      'price',
    ]);
    const unknown = await neev.call('POST', '/worker', { as, body: aWorker({ pin: '299999' }) });
    expect(unknown.body).toMatchObject({
      status: 400,
      type: '/problems/pin-unknown',
      errors: [{ path: 'pin' }],
    });
  });

  test('the same ID number under another account is a warning that only the admin sees', async () => {
    const aadhar = anAadhar();
    const first = await neev.loginAs();
    await neev.call('POST', '/worker', { as: first, body: aWorker({ aadhar }) });
    await neev.call('POST', '/contractor', { as: first, body: aContractor({ aadhar }) });
    const admin = await neev.loginAs({ admin: true });
    const seen = () => neev.call('GET', `/getWorker/${first.userId}`, { as: admin });
    expect((await seen()).body.data.idUsedElsewhere).toBe(false);
    const second = await neev.loginAs();
    expect((await neev.call('POST', '/worker', { as: second, body: aWorker({ aadhar }) })).status).toBe(201);
    expect((await seen()).body.data.idUsedElsewhere).toBe(true);
    const own = await neev.call('GET', `/getWorker/${first.userId}`, { as: first });
    expect(own.body.data).not.toHaveProperty('idUsedElsewhere');
  });
});

describe('pictures of a registration', () => {
  test('a form with files is taken as JSON with addresses is', async () => {
    const as = await neev.loginAs();
    const form = aForm(aWorker(), { profilePic: await aPicture(), aadharPic: await aPicture() });
    const { status, body } = await neev.call('POST', '/worker', { as, ...form });
    expect(status).toBe(201);
    expect(body.data.profilePic).toMatch(/^\/files\//);
    expect(body.data.idPictureWaits).toBe(true);
    expect(JSON.stringify(body)).not.toContain('private:');
  });

  test('only addresses that /upload gave to this user count', async () => {
    const as = await neev.loginAs();
    const stranger = await neev.loginAs();
    const wrong = [
      { profilePic: 'https://evil.example/x.png' },
      { profilePic: await upload(stranger) },
      { profilePic: await upload(as, { private: 'true' }) },
      { aadharPic: await upload(as) },
      { aadharPic: await upload(stranger, { private: 'true' }) },
      { aadharPic: '/files/../secret-key' },
    ];
    for (const pictures of wrong) {
      const { status, body } = await neev.call('POST', '/worker', { as, body: aWorker(pictures) });
      expect(status).toBe(400);
      expect(body.errors[0]).toMatchObject({ path: Object.keys(pictures)[0] });
    }
    const right = { profilePic: await upload(as), aadharPic: await upload(as, { private: 'true' }) };
    expect((await neev.call('POST', '/worker', { as, body: aWorker(right) })).status).toBe(201);
  });
});
