import { io } from 'socket.io-client';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { mailAwayUsers } from './unread-mail.job.ts';

const neev = useTestApp();
let address = '';
beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});

async function pair() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const { body } = await neev.call('POST', '/newConversation', {
    as: asha,
    body: { receiverId: ravi.userId },
  });
  const id = String(body.data._id);
  const send = (as: TestUser, text = 'Tell nobody') =>
    neev.call('POST', '/message/add', { as, body: { conversationId: id, text } });
  const see = (as: TestUser, seq: number) =>
    neev.call('PUT', `/conversation/${id}/seen`, { as, body: { seq } });
  return { asha, ravi, id, send, see };
}
/** Time passes: everything happened that long ago. */
const later = (minutes: number) =>
  neev.services.pool.query(
    `update messages set created_at = created_at - $1 * interval '1 minute';`.replace('$1', String(minutes)) +
      `update users set away_mailed_until = away_mailed_until - interval '${minutes} minutes'`,
  );
const mails = async () =>
  (
    await neev.services.db
      .selectFrom('mails')
      .select(['recipient', 'facts'])
      .where('template', '=', 'unread-messages')
      .orderBy('created_at')
      .execute()
  ).map(({ recipient, facts }) => ({ recipient, facts: facts as { offPath: string; unread: number } }));
const round = () => mailAwayUsers(neev.services);

describe('a user with unread messages who is away', () => {
  test('gets after ten minutes one mail with sender and count, never the text, and not one a message', async () => {
    const { asha, ravi, send } = await pair();
    await send(asha);
    await later(9);
    await round();
    expect(await mails()).toEqual([]);
    await send(asha);
    await later(2);
    await Promise.all([round(), round()]);
    const [mail, ...more] = await mails();
    expect([mail?.recipient, more]).toEqual([ravi.email, []]);
    expect(mail?.facts).toMatchObject({ names: ['Asha Test'], others: 0, unread: 2 });
    expect(JSON.stringify(mail)).not.toContain('Tell nobody');
    await send(asha);
    await later(60);
    await round();
    expect(await mails()).toHaveLength(1);
  });

  test('gets the next one only after having been there, and only for something new', async () => {
    const { asha, ravi, send, see } = await pair();
    await send(asha);
    await later(11);
    await round();
    const line = io(address, { auth: { token: ravi.token }, forceNew: true, reconnection: false });
    await new Promise((resolve) => line.once('connect', () => resolve(undefined)));
    await line.emitWithAck('addUsers', {});
    await send(asha);
    await later(11);
    // Who is there gets none.
    await round();
    line.close();
    await expect.poll(() => neev.services.realtime.presence.isActive(ravi.userId)).toBe(false);
    expect(await mails()).toHaveLength(1);
    await round();
    await round();
    expect(await mails()).toHaveLength(2);
    await see(ravi, 2);
    await later(30);
    await round();
    expect(await mails()).toHaveLength(2);
    await send(asha);
    await later(11);
    await round();
    expect((await mails()).at(-1)?.facts.unread).toBe(1);
    expect(await mails()).toHaveLength(3);
  });

  test.each([
    [
      'a blocked sender',
      (id: string) => `update conversation_members set blocked = true where conversation_id = '${id}'`,
    ],
    ['a deleted message', () => 'update messages set deleted = true'],
    ['a message that was seen', () => 'update conversation_members set seen_seq = 1'],
    ['a demo account', () => 'update users set demo = true'],
    ['who wants no such mails', () => 'update users set away_mails = false'],
  ])('gets none for %s', async (_, statement) => {
    const { asha, id, send } = await pair();
    await send(asha);
    await neev.services.pool.query(statement(id));
    await later(11);
    await round();
    expect(await mails()).toEqual([]);
  });

  test('ends these mails by one click, as mail programs press it, or by a switch, which also brings them back', async () => {
    const { asha, ravi, send } = await pair();
    await send(asha);
    await later(11);
    await round();
    const [mail] = await mails();
    const wanted = async () => (await neev.call('GET', '/me', { as: ravi })).body.data.user.awayMails;
    expect(await wanted()).toBe(true);
    const { status } = await neev.call('POST', mail?.facts.offPath ?? '', {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([status, await wanted()]).toEqual([200, false]);
    await neev.call('PUT', '/me', { as: ravi, body: { awayMails: true } });
    expect(await wanted()).toBe(true);
    const forged = await neev.call('POST', '/unsubscribe', { body: { token: 'forged.token' } });
    expect(forged.status).toBe(400);
  });
});
