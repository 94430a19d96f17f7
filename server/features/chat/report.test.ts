import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Message } from '#contract/chat/chat.calls.ts';
import { aBooking } from '#server/testing/a-booking.ts';
import { aForm, aPicture } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const admin = () => neev.loginAs({ admin: true, fullname: 'Sunil Admin' });

/** Two who wrote five messages to each other. */
async function talk() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { receiverId: ravi.userId },
  });
  const id = String(body.data._id);
  for (let place = 1; place <= 5; place += 1)
    await neev.call('POST', '/message/add', {
      as: place % 2 ? asha : ravi,
      body: { conversationId: id, text: `Number ${place}` },
    });
  return { asha, ravi, id };
}
const report = (as: TestUser, id: string, reason: unknown = 'He wants money first') =>
  neev.call('PUT', `/conversation/${id}/report`, { as, body: { reason } });

/** A conversation, reported, and the report's address. */
async function reported() {
  const talked = await talk();
  await report(talked.asha, talked.id);
  const row = await neev.services.db
    .selectFrom('reports')
    .select('id')
    .where('conversation_id', '=', talked.id)
    .executeTakeFirstOrThrow();
  return { ...talked, reportId: row.id, url: `/admin/reports/${row.id}` };
}
const close = (as: TestUser, url: string) => neev.call('PUT', url, { as, body: { closed: true } });

/** @returns the message's id */
async function aSentPicture(as: TestUser, conversationId: string): Promise<string> {
  const form = aForm({}, { picture: await aPicture(4, 4) });
  const { body: ahead } = await neev.call('POST', '/message/picture', { as, ...form });
  const body = { conversationId, type: 'image', text: ahead.data.picture };
  return (await neev.call('POST', '/message/add', { as, body })).body.data._id;
}

const linesOf = (reportId: string) =>
  neev.services.db
    .selectFrom('audit_log')
    .select(['act', 'admin_name', 'kind', 'record_name'])
    .where('record_id', '=', reportId)
    .orderBy('id')
    .execute();

describe('A member reports a conversation', () => {
  test('reporting twice answers like the first, and is one report', async () => {
    const { asha, ravi, id } = await talk();
    const answers = await Promise.all([report(asha, id), report(asha, id), report(ravi, id)]);
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, { data: null }]));
    const { body } = await neev.call('GET', '/admin/reports', { as: await admin() });
    expect(body.data.map(({ reporter }: { reporter: object }) => reporter)).toEqual(
      expect.arrayContaining([
        { _id: asha.userId, fullname: 'Asha Test' },
        { _id: ravi.userId, fullname: 'Ravi Test' },
      ]),
    );
    expect(body.total).toBe(2);
  });

  test('nobody but its two members does', async () => {
    const { id } = await talk();
    for (const as of [await neev.loginAs(), await admin()]) expect((await report(as, id)).status).toBe(404);
    expect((await report(await neev.loginAs(), 'nonsense')).status).toBe(404);
  });

  test.each([['   '], [undefined], ['x'.repeat(501)]])(
    'a reason has 1 to 500 characters (%#)',
    async (reason) => {
      const { asha, id } = await talk();
      const body = reason === undefined ? {} : { reason };
      const answer = await neev.call('PUT', `/conversation/${id}/report`, { as: asha, body });
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'reason', type: '/problems/report-reason' }] },
      });
    },
  );

  test('ten an hour; one about a conversation of others does not count', async () => {
    const { asha, id } = await talk();
    await report(asha, randomUUID());
    for (let time = 0; time < 10; time += 1) expect((await report(asha, id)).status).toBe(200);
    expect(await report(asha, id)).toMatchObject({ status: 429, body: { type: '/problems/too-many' } });
  });

  test('what one reported stands in the download of one’s own data', async () => {
    const { asha, ravi, id } = await reported();
    const own = async (as: TestUser) => JSON.stringify((await neev.call('GET', '/me/data', { as })).body);
    expect(await own(asha)).toContain('He wants money first');
    expect(await own(ravi)).not.toContain('He wants money first');
    expect(await own(ravi)).toContain(id);
  });
});

describe('An admin reads a reported conversation, and only that', () => {
  test('with both members and the reason, its messages backwards', async () => {
    const { asha, ravi, id, url } = await reported();
    const as = await admin();
    expect((await neev.call('GET', url, { as })).body.data).toMatchObject({
      conversationId: id,
      reporter: { _id: asha.userId, fullname: 'Asha Test' },
      reported: { _id: ravi.userId, fullname: 'Ravi Test' },
      reason: 'He wants money first',
      closedAt: null,
    });
    const page = await neev.call('GET', `${url}/messages?limit=3`, { as });
    expect(page.body).toMatchObject({
      total: 5,
      data: [{ text: 'Number 5', senderId: asha.userId, receiverId: ravi.userId }, { seq: 4 }, { seq: 3 }],
    });
    const next = await neev.call('GET', `${url}/messages?limit=3&cursor=${page.body.nextCursor}`, { as });
    expect(next.body.data.map(({ seq }: Message) => seq)).toEqual([2, 1]);
  });

  test('each look stands in the audit log, by names and without a word of the messages', async () => {
    const { url, reportId } = await reported();
    const as = await admin();
    const page = await neev.call('GET', `${url}/messages?limit=3`, { as });
    await neev.call('GET', `${url}/messages?limit=3&cursor=${page.body.nextCursor}`, { as });
    await neev.call('GET', `${url}/messages`, { as });
    const line = {
      act: 'read-report',
      admin_name: 'Sunil Admin',
      kind: 'report',
      record_name: 'Asha Test, Ravi Test',
    };
    expect(await linesOf(reportId)).toEqual([line, line]);
  });

  test('a position written by hand is a look too', async () => {
    const { url, reportId } = await reported();
    const cursor = Buffer.from('["messages",99]').toString('base64url');
    const page = await neev.call('GET', `${url}/messages?cursor=${cursor}`, { as: await admin() });
    expect(page.body.data).toHaveLength(5);
    expect(await linesOf(reportId)).toHaveLength(1);
  });

  test('what could not be written down is not shown', async () => {
    const { url } = await reported();
    const as = await admin();
    const { pool } = neev.services;
    await pool.query('alter table audit_log add constraint full_up check (id < 0) not valid');
    const answer = await neev.call('GET', `${url}/messages`, { as });
    await pool.query('alter table audit_log drop constraint full_up');
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain('Number');
  });

  test('a deleted message stays blank for the admin too', async () => {
    const { asha, url, id } = await reported();
    const { body } = await neev.call('GET', `/getMessages/${id}?limit=1`, { as: asha });
    await neev.call('DELETE', `/message/${body.data[0]._id}`, { as: asha });
    const page = await neev.call('GET', `${url}/messages`, { as: await admin() });
    expect(page.body.data[0]).toMatchObject({ seq: 5, deleted: true, text: '' });
  });

  test('a picture of it comes as bytes that nobody keeps; one of another conversation does not', async () => {
    const { asha, id, url, reportId } = await reported();
    const other = await talk();
    const as = await admin();
    const picture = await aSentPicture(asha, id);
    const elsewhere = await aSentPicture(other.asha, other.id);
    const seen = await neev.app.inject({ url: `${url}/attachment/${picture}`, headers: { token: as.token } });
    expect(seen.statusCode).toBe(200);
    expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
    expect((await sharp(seen.rawPayload).metadata()).format).toBe('webp');
    expect((await linesOf(reportId)).map(({ act }) => act)).toEqual(['read-report']);
    for (const wrong of [elsewhere, randomUUID(), 'nonsense'])
      expect((await neev.call('GET', `${url}/attachment/${wrong}`, { as })).status).toBe(404);
    for (const direct of [picture, elsewhere])
      expect((await neev.call('GET', `/message/${direct}/picture`, { as })).status).toBe(404);
    await close(as, url);
    expect((await neev.call('GET', `${url}/attachment/${picture}`, { as })).status).toBe(404);
  });

  test('neither the members’ own calls nor another report open a conversation to an admin', async () => {
    const { asha, id, url } = await reported();
    const other = await talk();
    const as = await admin();
    for (const conversation of [id, other.id]) {
      expect((await neev.call('GET', `/getMessages/${conversation}`, { as })).status).toBe(404);
      expect((await neev.call('GET', `/admin/reports/${conversation}/messages`, { as })).status).toBe(404);
    }
    expect((await neev.call('GET', '/admin/reports/nonsense/messages', { as })).status).toBe(404);
    // Not even by looking like the reporter's call.
    expect((await neev.call('GET', `/getConversations/${asha.userId}`, { as })).status).toBe(403);
    expect((await neev.call('GET', `${url}/messages`, { as: asha })).status).toBe(403);
  });

  test('a closed one is not read any more; closing stands in the log, once', async () => {
    const { url, reportId } = await reported();
    const as = await admin();
    expect((await neev.call('PUT', url, { as, body: { closed: false } })).status).toBe(400);
    expect(await close(as, url)).toMatchObject({ status: 200, body: { data: null } });
    expect((await close(as, url)).status).toBe(200);
    expect((await neev.call('GET', `${url}/messages`, { as })).status).toBe(404);
    const { body } = await neev.call('GET', url, { as });
    expect(body.data).toMatchObject({ reason: 'He wants money first', closedAt: expect.any(String) });
    expect((await linesOf(reportId)).map(({ act }) => act)).toEqual(['close-report']);
    expect((await close(as, `/admin/reports/${randomUUID()}`)).status).toBe(404);
  });

  test('after closing it can be reported anew', async () => {
    const { asha, id, url } = await reported();
    const as = await admin();
    await close(as, url);
    await report(asha, id, 'Again');
    const { body } = await neev.call('GET', '/admin/reports', { as });
    expect(body.data).toMatchObject([{ reason: 'Again' }, { reason: 'He wants money first' }]);
    expect((await neev.call('GET', '/admin/overview', { as })).body.data.openReports).toBe(1);
  });

  test('a report outlives the reporter’s account, without the name', async () => {
    const { asha, url } = await reported();
    await neev.services.db.deleteFrom('users').where('id', '=', asha.userId).execute();
    const { body } = await neev.call('GET', url, { as: await admin() });
    expect(body.data.reporter).toEqual({ _id: asha.userId, fullname: null });
  });

  test('the list comes open first, newest first, page by page, each once', async () => {
    const all = [await reported(), await reported(), await reported(), await reported()];
    const as = await admin();
    const ids = all.map(({ reportId }) => reportId);
    await close(as, all[3]?.url ?? '');
    await close(as, all[1]?.url ?? '');
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const after = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body } = await neev.call('GET', `/admin/reports?limit=1${after}`, { as });
      found.push(...body.data.map(({ _id }: { _id: string }) => _id));
      cursor = body.nextCursor;
    }
    expect(found).toEqual([ids[2], ids[0], ids[3], ids[1]]);
  });
});

describe('What the two of a report offered and agreed', () => {
  test('is read by an admin while it is open, with the book, after a line in the audit log', async () => {
    const { asha, ravi, reportId, url } = await reported();
    const { bookingId, units } = await aBooking(neev, {
      customer: asha,
      provider: ravi,
      dates: { from: '2024-11-02', days: 3 },
    });
    const said = (kind: string, body: object) => ({
      clientId: randomUUID(),
      kind,
      body,
      saidAt: '2024-11-06T12:00:00Z',
    });
    const sent = await neev.call('POST', `/hajri/${bookingId}`, {
      as: ravi,
      body: {
        entries: [
          said('day', { unit: units[0], date: '2024-11-02', mark: 'full' }),
          said('money', { sort: 'wage', to: 'provider', amount: 500, on: '2024-11-06', how: 'upi' }),
        ],
      },
    });
    expect(sent.status).toBe(200);
    const as = await admin();
    const work = `${url}/work`;
    expect((await neev.call('GET', work, { as: asha })).status).toBe(403);
    const { body } = await neev.call('GET', work, { as });
    expect(body.data.offers).toMatchObject([{ customerId: asha.userId, status: 'accepted' }]);
    expect(body.data.bookings).toMatchObject([
      {
        _id: bookingId,
        book: {
          days: [{ date: '2024-11-02', providerSays: 'full', customerSays: null }],
          money: [{ side: 'provider', amount: 500, on: '2024-11-06' }],
          balance: { agreed: { paid: 500 } },
        },
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/sitePhone|address|phones/);
    expect(await linesOf(reportId)).toMatchObject([{ act: 'read-report' }]);
    await close(as, url);
    expect((await neev.call('GET', work, { as })).status).toBe(404);
  });

  test('leaves out what either did with others', async () => {
    const { asha, url } = await reported();
    await aBooking(neev, { customer: asha, provider: await neev.loginAs() });
    const { body } = await neev.call('GET', `${url}/work`, { as: await admin() });
    expect(body.data).toEqual({ offers: [], bookings: [] });
  });
});
