import { describe, expect, test } from 'vitest';
import { cardKinds } from '#contract/marketplace/evidence.ts';
import {
  aContractor,
  aForm,
  aGroup,
  aPicture,
  aRentalProvider,
  aWorker,
} from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetOldIdPictures } from './id-pictures.rules.ts';

const neev = useTestApp();
const without = { aadhar: undefined };
const today = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

const admin = () => neev.loginAs({ admin: true, fullname: 'Sunil Admin' });
async function worker(fields: object = {}, picture = false): Promise<{ as: TestUser; id: string }> {
  const as = await neev.loginAs();
  const { aadhar: _, ...body } = aWorker(fields) as ReturnType<typeof aWorker> & Record<string, string>;
  const form = picture ? aForm(body, { aadharPic: await aPicture() }) : { body };
  return { as, id: (await neev.call('POST', '/worker', { as, ...form })).body.data._id };
}
const put = (id: string, as: TestUser, body: object) => neev.call('PUT', `/updateWorker/${id}`, { as, body });
const read = async (id: string, as: TestUser) =>
  (await neev.call('GET', `/getWorker/${id}`, { as })).body.data;

describe('Nobody needs a number', () => {
  test.each([
    ['/worker', aWorker(without)],
    ['/addGroupWorker', aGroup()],
    ['/contractor', aContractor(without)],
    ['/contractor', aContractor({ role: 'Civil', ...without })],
    ['/registerRentalProvider', aRentalProvider({ aadhar: '' })],
  ])('%s takes %j, and the record says that nothing shows who it is', async (path, body) => {
    const as = await neev.loginAs();
    const made = await neev.call('POST', path, { as, body });
    expect(made).toMatchObject({ status: 201, body: { data: { aadhar: null, evidence: null } } });
  });

  test('a number that is given is checked still', async () => {
    const body = aWorker({ aadhar: '234123412347' });
    const { status, body: answer } = await neev.call('POST', '/worker', { as: await neev.loginAs(), body });
    expect([status, answer.type]).toEqual([400, '/problems/aadhar-invalid']);
  });
});

describe('Verifying', () => {
  test.each([
    ['/worker', 'updateWorker', aWorker(without), { verified: true }],
    ['/addGroupWorker', 'updateGroupWorker', aGroup(), { status: true }],
    ['/contractor', 'updateContractor', aContractor(without), { verified: true }],
    ['/contractor', 'updateEngineer', aContractor({ role: 'Civil', ...without }), { status: true }],
    ['/registerRentalProvider', 'updateProvider', aRentalProvider(without), { verified: true }],
  ])('is refused where nothing shows who it is: %s', async (path, call, body, flag) => {
    const made = await neev.call('POST', path, { as: await neev.loginAs(), body });
    const as = await admin();
    const url = `/${call}/${made.body.data._id}`;
    for (const said of [{}, { evidence: 'voter' }, { evidence: 'none' }]) {
      const refused = await neev.call('PUT', url, { as, body: { ...flag, ...said } });
      expect([refused.status, refused.body.type]).toEqual([409, '/problems/evidence-needed']);
    }
    const seen = await neev.call('PUT', url, { as, body: { ...flag, evidence: 'in-person' } });
    expect(seen.body.data).toMatchObject({
      ...flag,
      evidence: { kind: 'in-person', by: 'Sunil Admin', on: today() },
    });
  });

  test.each(cardKinds)('notes of a picture its kind, who looked and when: %s', async (evidence) => {
    const { as, id } = await worker({ evidence }, true);
    expect((await read(id, as)).evidence).toEqual({ kind: evidence, by: null, on: null });
    const { body } = await put(id, await admin(), { verified: true });
    expect(body.data).toMatchObject({
      idPictureWaits: false,
      evidence: { kind: evidence, by: 'Sunil Admin', on: today() },
    });
  });

  test('takes the word of the admin for what the picture shows', async () => {
    const { id } = await worker({ evidence: 'voter' }, true);
    const { body } = await put(id, await admin(), { verified: true, evidence: 'licence' });
    expect(body.data.evidence).toMatchObject({ kind: 'licence' });
  });

  test('takes that somebody else saw the person, on a day up to today', async () => {
    const { id } = await worker();
    const as = await admin();
    const seen = { kind: 'in-person', by: 'Asha Kulkarni', on: '2025-11-12' };
    const ahead = await put(id, as, { verified: true, evidence: { ...seen, on: '2027-12-31' } });
    expect(ahead.body).toMatchObject({
      status: 400,
      errors: [{ path: 'evidence.on', message: 'Choose a day up to today' }],
    });
    expect((await put(id, as, { verified: true, evidence: seen })).body.data.evidence).toEqual(seen);
  });

  test('is not the owner’s: they name a card, and are not seen by their own word', async () => {
    const { as, id } = await worker({}, true);
    expect((await put(id, as, { evidence: { kind: 'in-person', by: 'Me' } })).status).toBe(403);
    expect((await put(id, as, { evidence: 'bocw' })).body.data.evidence).toEqual({
      kind: 'bocw',
      by: null,
      on: null,
    });
    const refused = await neev.call('POST', '/worker', { as, body: aWorker({ evidence: 'in-person' }) });
    expect([refused.status, refused.body.type]).toEqual([400, '/problems/category-invalid']);
  });

  test('can be followed by another look: an admin notes it on the verified record', async () => {
    const { as, id } = await worker({ evidence: 'voter' }, true);
    const by = await admin();
    await put(id, by, { verified: true });
    expect((await put(id, as, { evidence: 'licence' })).body.type).toBe(
      '/problems/locked-after-verification',
    );
    expect((await put(id, by, { evidence: 'licence' })).body.type).toBe('/problems/evidence-needed');
    const { body } = await put(id, by, { evidence: { kind: 'in-person', on: '2026-01-02' } });
    expect(body.data).toMatchObject({ verified: true, evidence: { kind: 'in-person', on: '2026-01-02' } });
  });
});

describe('Others', () => {
  test('read of a verified record what was seen and when, not which admin looked', async () => {
    const { id } = await worker({ evidence: 'voter' }, true);
    const stranger = await neev.loginAs();
    expect(await read(id, stranger)).not.toHaveProperty('evidence');
    await put(id, await admin(), { verified: true });
    expect((await read(id, stranger)).evidence).toEqual({ kind: 'voter', by: null, on: today() });
  });

  test('read by who somebody was seen in person', async () => {
    const { id } = await worker();
    await put(id, await admin(), { verified: true, evidence: { kind: 'in-person', by: 'Asha' } });
    expect((await read(id, await neev.loginAs())).evidence).toEqual({
      kind: 'in-person',
      by: 'Asha',
      on: today(),
    });
  });

  test('read nothing of it in a list, where an admin does', async () => {
    await worker({ evidence: 'eshram' }, true);
    const list = async (as: TestUser) => (await neev.call('GET', '/getAllWorkers', { as })).body.data[0];
    expect(await list(await neev.loginAs())).not.toHaveProperty('evidence');
    expect(await list(await admin())).toMatchObject({ aadhar: null, evidence: { kind: 'eshram' } });
  });
});

test('with a picture that waited too long its kind goes too', async () => {
  const { as, id } = await worker({ evidence: 'voter' }, true);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await neev.services.db.updateTable('providers').set({ id_picture_at: old }).execute();
  await forgetOldIdPictures(neev.services);
  expect(await read(id, as)).toMatchObject({ idPictureWaits: false, evidence: null });
});
