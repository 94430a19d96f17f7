import { describe, expect, test } from 'vitest';
import { aContractor, aForm, aGroup, anAadhar, aPicture, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

async function registered(path = '/worker', body: object = aWorker()): Promise<{ as: TestUser; id: string }> {
  const as = await neev.loginAs();
  const { body: answer } = await neev.call('POST', path, { as, body });
  return { as, id: answer.data._id };
}
const change = (id: string, as: TestUser, body: object) =>
  neev.call('PUT', `/updateWorker/${id}`, { as, body });
const mails = () => neev.services.db.selectFrom('mails').select(['recipient', 'template', 'facts']).execute();
const acts = () => neev.services.db.selectFrom('audit_log').selectAll().orderBy('id', 'desc').execute();

describe('an update', () => {
  test('is a partial record in wire names, by its owner or an admin', async () => {
    const { as, id } = await registered();
    const changed = await change(id, as, { price: 900, status: true, address: 'Indore' });
    expect(changed.status).toBe(200);
    expect(changed.body.data).toMatchObject({ price: 900, status: true, address: 'Indore', experience: 4 });
    expect((await change(id, await neev.loginAs(), { price: 1 })).status).toBe(403);
    expect((await change(id, await neev.loginAs({ admin: true }), { price: 800 })).status).toBe(200);
  });

  test('empties what is optional when it is sent blank', async () => {
    const { as, id } = await registered('/contractor', aContractor({ businessName: 'Kumar and Sons' }));
    const changed = await neev.call('PUT', `/updateContractor/${id}`, { as, body: { businessName: '' } });
    expect(changed.body.data).toMatchObject({ businessName: null, price: 2500 });
    const group = await registered('/addGroupWorker', aGroup({ leaderName: 'Pawar', experience: 7 }));
    const body = { leaderName: ' ', experience: '' };
    const emptied = await neev.call('PUT', `/updateGroupWorker/${group.id}`, { as: group.as, body });
    expect(emptied.body.data).toMatchObject({ leaderName: null, experience: 0 });
  });

  test('of a record that is missing is 404 with data null', async () => {
    const as = await neev.loginAs();
    for (const id of ['nonsense', as.userId]) {
      const { status, body } = await change(id, as, { price: 5 });
      expect(status).toBe(404);
      expect(body).toMatchObject({ detail: 'User does not exist', data: null });
    }
  });

  test('a group’s and an engineer’s status is verification, available is availability', async () => {
    const group = await registered('/addGroupWorker', aGroup());
    const own = { as: group.as, body: { available: true } };
    const free = await neev.call('PUT', `/updateGroupWorker/${group.id}`, own);
    expect(free.body.data).toMatchObject({ available: true, status: false });
    const engineer = await registered('/contractor', aContractor({ role: 'Civil' }));
    const path = `/updateEngineer/${engineer.id}`;
    expect((await neev.call('PUT', path, { as: engineer.as, body: { status: true } })).status).toBe(403);
    const admin = await neev.loginAs({ admin: true });
    const verified = await neev.call('PUT', path, { as: admin, body: { status: true } });
    expect(verified.body.data).toMatchObject({ available: false, status: true });
  });

  test('social links are https links to X, Instagram or Facebook', async () => {
    const { as, id } = await registered();
    expect((await change(id, as, { social: ['https://evil.example/x'] })).status).toBe(400);
    expect((await change(id, as, { social: ['javascript:alert(1)//x.com/a'] })).status).toBe(400);
    const { body } = await change(id, as, { social: ['https://x.com/ramesh'] });
    expect(body.data.social).toEqual(['https://x.com/ramesh']);
  });
});

describe('verification', () => {
  test('is done by an admin only, once, stands in the audit log and is mailed to the owner', async () => {
    const { as, id } = await registered();
    for (const verified of [true, false]) expect((await change(id, as, { verified })).status).toBe(403);
    const admin = await neev.loginAs({ admin: true });
    const { status, body } = await change(id, admin, { verified: true });
    expect(status).toBe(200);
    expect(body.data.verified).toBe(true);
    expect(await mails()).toEqual([
      { recipient: as.email, template: 'verified', facts: { kind: 'worker', name: 'Ramesh Kumar' } },
    ]);
    expect((await acts())[0]).toMatchObject({
      act: 'verify',
      admin_id: admin.userId,
      record_id: id,
      kind: 'worker',
    });
    const again = await change(id, admin, { verified: true });
    expect(again.body).toMatchObject({ status: 409, type: '/problems/already-verified' });
    expect((await change(id, admin, { verified: false })).status).toBe(409);
    expect(await mails()).toHaveLength(1);
  });

  test('afterwards name, ID and category change only by an admin; sent unchanged they are no change', async () => {
    const aadhar = anAadhar();
    const { as, id } = await registered('/worker', aWorker({ aadhar }));
    const admin = await neev.loginAs({ admin: true });
    await change(id, admin, { verified: true });
    for (const locked of [{ fullName: 'Other Name' }, { role: 'Tiles' }, { aadhar: anAadhar() }]) {
      const { status, body } = await change(id, as, locked);
      expect(status).toBe(403);
      expect(body.type).toBe('/problems/locked-after-verification');
    }
    const free = {
      fullName: 'Ramesh Kumar',
      role: 'Construction',
      aadhar,
      price: 650,
      status: true,
      pin: '452001',
    };
    expect((await change(id, as, free)).body.data).toMatchObject({ price: 650, verified: true });
    expect((await change(id, admin, { fullName: 'Other Name' })).body.data.fullName).toBe('Other Name');
  });

  test('so does the name of a crew’s leader', async () => {
    const { as, id } = await registered('/addGroupWorker', aGroup());
    const admin = await neev.loginAs({ admin: true });
    const url = `/updateGroupWorker/${id}`;
    await neev.call('PUT', url, { as: admin, body: { status: true, evidence: 'in-person' } });
    expect((await neev.call('PUT', url, { as, body: { leaderName: 'Somebody Else' } })).status).toBe(403);
  });

  test('the ID picture is deleted when the record is verified', async () => {
    const as = await neev.loginAs();
    const form = aForm(aWorker(), { aadharPic: await aPicture() });
    const id = (await neev.call('POST', '/worker', { as, ...form })).body.data._id;
    const { id: picture } = await neev.services.db
      .selectFrom('uploads')
      .select('id')
      .executeTakeFirstOrThrow();
    const admin = await neev.loginAs({ admin: true });
    const { body } = await change(id, admin, { verified: true });
    expect(body.data.idPictureWaits).toBe(false);
    expect(await neev.services.pictures.readPrivate(picture)).toBeUndefined();
    expect(await neev.services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  });
});

describe('a delete', () => {
  test('is for the owner and admins; an admin’s stands in the audit log', async () => {
    const first = await registered();
    expect(
      (await neev.call('DELETE', `/deleteWorker/${first.id}`, { as: await neev.loginAs() })).status,
    ).toBe(403);
    const gone = await neev.call('DELETE', `/deleteWorker/${first.id}`, { as: first.as });
    expect(gone).toMatchObject({ status: 200, body: { data: null } });
    expect((await neev.call('GET', `/getWorker/${first.id}`, { as: first.as })).status).toBe(404);
    const second = await registered();
    const admin = await neev.loginAs({ admin: true });
    expect((await neev.call('DELETE', `/deleteWorker/${second.id}`, { as: admin })).status).toBe(200);
    const deletes = (await acts()).filter(({ act }) => act === 'delete');
    expect(deletes.map(({ record_id }) => record_id)).toContain(second.id);
    expect(deletes.map(({ record_id }) => record_id)).not.toContain(first.id);
  });
});
