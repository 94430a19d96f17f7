import sharp from 'sharp';
import { expect, test } from 'vitest';
import * as contract from '#contract/admin/admin.calls.ts';
import { recordAct } from '#server/platform/database/audit.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const server = useTestApp();
const nobody = '00000000-0000-4000-8000-000000000000';

let people = 0;
async function provider(kind: 'worker' | 'engineer', more: { verified?: boolean } = {}) {
  people += 1;
  const owner = await server.loginAs({ fullname: `Ramesh ${people}` });
  const { id } = await server.services.db
    .insertInto('providers')
    .values({
      kind,
      user_id: owner.userId,
      name: `Ramesh ${people}`,
      category: 'Construction',
      address: 'Indore',
      pin: '452001',
      lat: 22.7,
      lng: 75.8,
      city_key: 'indore',
      search: ' ramesh indore ',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, owner };
}
const admin = () => server.loginAs({ admin: true, fullname: 'Sunil Admin' });
const messages = (count: number) =>
  server.services.db
    .insertInto('contact_messages')
    .values(
      Array.from({ length: count }, (_, place) => ({
        email: 'asha@neev.test',
        username: `Asha ${place}`,
        message: 'Hello',
        // Pairs of one time: the position must tell them apart.
        created_at: new Date(1_700_000_000_000 + Math.floor(place / 2)),
      })),
    )
    .execute();

async function allPages(path: string, as: TestUser): Promise<{ _id: string }[]> {
  const found: { _id: string }[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body } = await server.call('GET', `${path}?limit=2&cursor=${cursor}`, { as });
    found.push(...body.data);
    cursor = body.nextCursor;
  }
  return found;
}

const endpoints = Object.values(contract).filter(
  (value): value is typeof contract.getOverview => typeof value === 'object' && 'path' in value,
);
const bodies: Record<string, object> = {
  [contract.sendBack.path]: { kind: 'worker', id: nobody, reason: 'The photo is blurred' },
  [contract.markContactMessageRead.path]: { read: true },
  [contract.closeReport.path]: { closed: true },
};

test.each(endpoints.map(({ method, path }) => [method, path] as const))(
  '%s %s: 401 for a stranger, 403 for a customer, open to an admin',
  async (method, path) => {
    const url = path.replace(':kind', 'worker').replace(':id', nobody);
    const body = method === 'PUT' || method === 'POST' ? bodies[path] : undefined;
    const customer = await server.loginAs();
    const owner = await admin();
    expect((await server.call(method, url, { body })).status).toBe(401);
    expect((await server.call(method, url, { body, as: customer })).status).toBe(403);
    const answer = await server.call(method, url, { body, as: owner });
    expect([200, 404]).toContain(answer.status);
  },
);

test('the overview counts each kind, the verified ones, and the unread messages', async () => {
  await provider('worker', { verified: true });
  await provider('worker');
  await provider('engineer');
  await messages(2);
  await server.services.db
    .insertInto('contact_messages')
    .values({
      email: 'b@neev.test',
      username: 'Bina',
      message: 'Old',
      read: true,
    })
    .execute();
  const { body } = await server.call('GET', '/admin/overview', { as: await admin() });
  expect(body.data).toEqual({
    worker: { total: 2, verified: 1 },
    groupWorker: { total: 0, verified: 0 },
    contractor: { total: 0, verified: 0 },
    engineer: { total: 1, verified: 0 },
    provider: { total: 0, verified: 0 },
    product: { total: 0, verified: 0 },
    unreadMessages: 2,
    openReports: 0,
  });
});

test('a record is sent back with a reason: its owner gets a mail, the log a line', async () => {
  const { id, owner } = await provider('worker');
  const as = await admin();
  const reason = 'The photo is blurred';
  const answer = await server.call('POST', '/admin/sendBack', { as, body: { kind: 'worker', id, reason } });
  expect(answer).toMatchObject({ status: 200, body: { data: null } });
  const mails = await server.services.db.selectFrom('mails').selectAll().execute();
  expect(mails).toMatchObject([{ recipient: owner.email, template: 'sent-back', facts: { reason } }]);
  const log = await server.call('GET', '/admin/auditLog?limit=1', { as });
  expect(log.body.data).toMatchObject([
    { act: 'send-back', adminName: 'Sunil Admin', kind: 'worker', recordId: id },
  ]);
});

test('a verified record is not sent back: 409', async () => {
  const { id } = await provider('worker', { verified: true });
  const body = { kind: 'worker', id, reason: 'Too late' };
  const answer = await server.call('POST', '/admin/sendBack', { as: await admin(), body });
  expect(answer).toMatchObject({ status: 409, body: { type: '/problems/already-verified' } });
});

test('a reason has 3 to 500 characters', async () => {
  const { id } = await provider('worker');
  const as = await admin();
  for (const reason of ['  no ', 'x'.repeat(501), undefined]) {
    const answer = await server.call('POST', '/admin/sendBack', { as, body: { kind: 'worker', id, reason } });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toMatchObject([{ path: 'reason', type: '/problems/reason-missing' }]);
  }
});

async function idPictureOf(userId: string): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } }).png();
  const bytes = () => picture.toBuffer();
  const { pictures, db } = server.services;
  const reference = await pictures.keep(db, { userId, bytes, purpose: 'id' });
  return reference.replace('private:', '');
}

test('the ID picture comes as bytes that nobody keeps, and each look stands in the log', async () => {
  const { id, owner } = await provider('worker');
  const picture = await idPictureOf(owner.userId);
  await server.services.db
    .updateTable('providers')
    .set({ id_picture: picture })
    .where('id', '=', id)
    .execute();
  const as = await admin();
  const url = `/admin/idPicture/worker/${id}`;
  const looks = [await server.call('GET', url, { as }), await server.call('GET', url, { as })];
  for (const { status, headers } of looks) {
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  }
  const log = await server.call('GET', '/admin/auditLog?limit=2', { as });
  expect(log.body.data).toMatchObject([
    { act: 'look-at-id', recordId: id },
    { act: 'look-at-id', recordId: id },
  ]);
});

test('where no ID picture waits the answer is 404, and no look stands in the log', async () => {
  const { id } = await provider('worker');
  const as = await admin();
  const before = await server.call('GET', '/admin/auditLog', { as });
  expect((await server.call('GET', `/admin/idPicture/worker/${id}`, { as })).status).toBe(404);
  const after = await server.call('GET', '/admin/auditLog', { as });
  expect(after.body.total).toBe(before.body.total);
});

test('the audit log comes newest first, page by page, each line once', async () => {
  const as = await admin();
  const record = { kind: 'worker' as const, id: nobody, name: 'Ramesh' };
  for (const act of ['verify', 'delete', 'send-back', 'verify', 'delete'] as const)
    await recordAct(server.services.db, { act, admin: { ...as, fullname: 'Sunil Admin' }, record });
  await recordAct(server.services.db, { act: 'login-failed' });
  const lines = await allPages('/admin/auditLog', as);
  expect(lines.slice(0, 2)).toMatchObject([
    { act: 'login-failed', adminName: null, kind: null, recordId: null },
    { act: 'delete', adminName: 'Sunil Admin', recordName: 'Ramesh' },
  ]);
  const ids = lines.map(({ _id }) => Number(_id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
});

test('contact messages come newest first, page by page, each once', async () => {
  await messages(7);
  const as = await admin();
  const found = await allPages('/admin/contactMessages', as);
  expect(new Set(found.map(({ _id }) => _id)).size).toBe(7);
  expect(found).toMatchObject([{ username: 'Asha 6', read: false }, {}, {}, {}, {}, {}, {}]);
});

test('a position of another list, or one that is not ours, is refused', async () => {
  await messages(3);
  const as = await admin();
  const { body } = await server.call('GET', '/admin/contactMessages?limit=1', { as });
  for (const cursor of [body.nextCursor, 'x', Buffer.from('["audit","1 or 1=1"]').toString('base64url')]) {
    const answer = await server.call('GET', `/admin/auditLog?cursor=${cursor}`, { as });
    expect(answer).toMatchObject({ status: 400, body: { type: '/problems/bad-cursor' } });
  }
});

test('a message is marked read and unread, and deleted', async () => {
  await messages(1);
  const as = await admin();
  const list = async () => (await server.call('GET', '/admin/contactMessages', { as })).body.data;
  const url = `/admin/contactMessages/${(await list())[0]._id}`;
  expect((await server.call('PUT', url, { as, body: { read: true } })).status).toBe(200);
  expect(await list()).toMatchObject([{ read: true }]);
  expect((await server.call('PUT', url, { as, body: { read: false } })).status).toBe(200);
  expect(await list()).toMatchObject([{ read: false }]);
  expect(await server.call('DELETE', url, { as })).toMatchObject({ status: 200, body: { data: null } });
  expect(await list()).toEqual([]);
  const log = await server.call('GET', '/admin/auditLog?limit=1', { as });
  expect(log.body.data[0]).toMatchObject({ act: 'delete', kind: 'contactMessage', recordName: '' });
  expect((await server.call('DELETE', url, { as })).status).toBe(404);
  expect((await server.call('DELETE', '/admin/contactMessages/nonsense', { as })).status).toBe(404);
});
