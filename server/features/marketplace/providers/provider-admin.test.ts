import { expect, test } from 'vitest';
import { aForm, aPicture, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { forgetOldIdPictures } from './id-pictures.rules.ts';

const neev = useTestApp();

async function withIdPicture(): Promise<{ as: TestUser; id: string }> {
  const as = await neev.loginAs();
  const form = aForm(aWorker(), { aadharPic: await aPicture() });
  const { body } = await neev.call('POST', '/worker', { as, ...form });
  return { as, id: body.data._id };
}
const mails = () => neev.services.db.selectFrom('mails').select(['recipient', 'template', 'facts']).execute();
const acts = async (id: string) =>
  (
    await neev.services.db
      .selectFrom('audit_log')
      .select('act')
      .where('record_id', '=', id)
      .orderBy('id')
      .execute()
  ).map(({ act }) => act);

test('an admin sends a record back with a reason; the owner reads it, mends and sends again', async () => {
  const { as, id } = await withIdPicture();
  const admin = await neev.loginAs({ admin: true });
  const sendBack = { kind: 'worker', id, reason: 'The photo is too dark' };
  expect((await neev.call('POST', '/admin/sendBack', { as, body: sendBack })).status).toBe(403);
  expect((await neev.call('POST', '/admin/sendBack', { as: admin, body: sendBack })).status).toBe(200);
  expect(await mails()).toEqual([
    {
      recipient: as.email,
      template: 'sent-back',
      facts: { kind: 'worker', name: 'Ramesh Kumar', reason: 'The photo is too dark' },
    },
  ]);
  expect(await acts(id)).toEqual(['send-back']);
  const put = (body: object) => neev.call('PUT', `/updateWorker/${id}`, { as, body });
  expect((await put({ status: true })).body.data.sentBack).toBe('The photo is too dark');
  expect((await put({ address: 'Indore' })).body.data.sentBack).toBeNull();
});

test('the ID picture goes to the admin as bytes, each look is written down', async () => {
  const { as, id } = await withIdPicture();
  const admin = await neev.loginAs({ admin: true });
  expect((await neev.call('GET', `/admin/idPicture/worker/${id}`, { as })).status).toBe(403);
  const { status, headers } = await neev.call('GET', `/admin/idPicture/worker/${id}`, { as: admin });
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
  expect(await acts(id)).toEqual(['look-at-id']);
});

test('the ID picture is deleted after 30 days and the owner is asked for it again', async () => {
  const { as, id } = await withIdPicture();
  await forgetOldIdPictures(neev.services);
  expect(await mails()).toEqual([]);
  const old = new Date(Date.now() - 31 * 86_400_000);
  await neev.services.db.updateTable('providers').set({ id_picture_at: old }).execute();
  await forgetOldIdPictures(neev.services);
  await forgetOldIdPictures(neev.services);
  expect((await mails()).map(({ recipient, template }) => [recipient, template])).toEqual([
    [as.email, 'id-picture-expired'],
  ]);
  expect(await neev.services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
  expect((await neev.call('GET', `/getWorker/${id}`, { as })).body.data.idPictureWaits).toBe(false);
});
