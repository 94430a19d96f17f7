import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Message } from '#contract/chat/chat.calls.ts';
import { aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const lines: Socket[] = [];
let address = '';

beforeAll(async () => {
  address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

function line(token: string | undefined): Socket {
  const made = io(address, { auth: { token }, forceNew: true, reconnection: false });
  lines.push(made);
  return made;
}
const connected = (made: Socket) => new Promise((resolve) => made.once('connect', () => resolve(made)));
const send = (from: Socket, message: object | undefined) =>
  from.timeout(5000).emitWithAck('sendMessage', message);

/** Everything that an event brings, from now on, to be waited for. */
function heard<T>(from: Socket, event: string) {
  const all: T[] = [];
  from.on(event, (value: T) => all.push(value));
  return { all, until: (test: (all: T[]) => boolean) => expect.poll(() => test(all)).toBe(true) };
}

async function pair() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const { body } = await open(asha, ravi);
  return { asha, ravi, id: String(body.data._id) };
}
const open = (from: TestUser, to: TestUser) =>
  neev.call('POST', '/newConversation', { as: from, body: { senderId: from.userId, receiverId: to.userId } });

describe('conversations', () => {
  test('two people have one conversation, no matter which of them opens it and how often', async () => {
    const { asha, ravi, id } = await pair();
    const opened = await Promise.all([open(asha, ravi), open(ravi, asha), open(asha, ravi)]);
    expect(opened.map(({ status, body }) => [status, body.data._id])).toEqual([
      [200, id],
      [200, id],
      [200, id],
    ]);
  });

  test.each([
    ['with oneself', (asha: TestUser) => asha.userId, 'chat-self'],
    ['with nobody', () => randomUUID(), 'user-missing'],
    ['with what is no user', () => 'x', 'user-missing'],
  ])('a conversation %s is refused', async (_, other, problem) => {
    const asha = await neev.loginAs();
    const { body } = await neev.call('POST', '/newConversation', {
      as: asha,
      body: { receiverId: other(asha) },
    });
    expect(body.type).toBe(`/problems/${problem}`);
  });

  test('the list is one’s own, the newest first, each with its other member and last message', async () => {
    const { asha, ravi, id } = await pair();
    const meena = await neev.loginAs({ fullname: 'Meena Test' });
    await open(asha, meena);
    const body = { conversationId: id, text: 'When can you come?' };
    await neev.call('POST', '/message/add', { as: ravi, body });
    const { body: list } = await neev.call('GET', `/getConversations/${asha.userId}`, { as: asha });
    expect(list).toMatchObject({
      total: 2,
      data: [
        { _id: id, member: { fullname: 'Ravi Test' }, message: 'When can you come?', unread: 1 },
        { member: { fullname: 'Meena Test' }, message: null, unread: 0 },
      ],
    });
    expect((await neev.call('GET', `/getConversations/${asha.userId}`, { as: ravi })).status).toBe(403);
  });

  test('the other member is told with what they offer: kind, rate and place, never a contact', async () => {
    const { asha, ravi, id } = await pair();
    const made = await neev.call('POST', '/worker', { as: ravi, body: aWorker() });
    const read = async (as: TestUser) =>
      (await neev.call('GET', `/getConversations/${as.userId}`, { as })).body.data[0];
    const { role: category, price, address, _id } = made.body.data;
    expect((await read(asha)).member.listing).toEqual({ kind: 'worker', _id, category, price, address });
    expect(await read(ravi)).toMatchObject({ _id: id, member: { listing: null } });
  });

  test('a conversation and its messages are read and written by its two members only', async () => {
    const { id } = await pair();
    const stranger = await neev.loginAs();
    const admin = await neev.loginAs({ admin: true });
    for (const as of [stranger, admin]) {
      const answers = [
        await neev.call('GET', `/getMessages/${id}`, { as }),
        await neev.call('POST', '/message/add', { as, body: { conversationId: id, text: 'Hello' } }),
        await neev.call('PUT', `/conversation/${id}/seen`, { as, body: { seq: 1 } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
  });
});

describe('messages', () => {
  test('are paged backwards, and what was missed is asked for by seq', async () => {
    const { asha, ravi, id } = await pair();
    for (let place = 1; place <= 5; place += 1)
      await neev.call('POST', '/message/add', {
        as: place % 2 ? asha : ravi,
        body: { conversationId: id, text: `Number ${place}` },
      });
    const page = await neev.call('GET', `/getMessages/${id}?limit=3`, { as: ravi });
    expect(page.body.data.map(({ seq }: Message) => seq)).toEqual([5, 4, 3]);
    const next = await neev.call('GET', `/getMessages/${id}?limit=3&cursor=${page.body.nextCursor}`, {
      as: ravi,
    });
    expect(next.body).toMatchObject({ data: [{ seq: 2 }, { seq: 1, text: 'Number 1' }], nextCursor: null });
    const missed = await neev.call('GET', `/getMessages/${id}?after=3`, { as: ravi });
    expect(missed.body).toMatchObject({ total: 2, data: [{ seq: 5 }, { seq: 4 }] });
  });

  test('the same clientId twice is one message, and the second answer repeats the first', async () => {
    const { asha, ravi, id } = await pair();
    const clientId = randomUUID();
    const body = { conversationId: id, clientId, text: 'Only once' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => neev.call('POST', '/message/add', { as: asha, body })),
    );
    expect(new Set(answers.map((answer) => answer.body.data._id)).size).toBe(1);
    expect((await neev.call('GET', `/getMessages/${id}`, { as: ravi })).body.total).toBe(1);
    // Another sender's name for a message is another message.
    const other = await neev.call('POST', '/message/add', { as: ravi, body });
    expect(other.body.data.seq).toBe(2);
  });

  test.each([
    [{ text: '   ' }, 'message-missing'],
    [{}, 'message-missing'],
    [{ text: 'x'.repeat(4001) }, 'message-long'],
    [{ text: 'Hello', type: 'film' }, 'bad-input'],
    [{ text: 'Hello', clientId: '' }, 'bad-input'],
  ])('an empty, too long or strange message is not sent (%#)', async (body, problem) => {
    const { asha, id } = await pair();
    const answer = await neev.call('POST', '/message/add', {
      as: asha,
      body: { conversationId: id, ...body },
    });
    expect(answer.body.type).toBe(`/problems/${problem}`);
  });

  test('a forged sender or receiver is refused', async () => {
    const { asha, ravi, id } = await pair();
    for (const forged of [{ senderId: ravi.userId }, { receiverId: randomUUID() }]) {
      const body = { conversationId: id, text: 'Hello', ...forged };
      expect((await neev.call('POST', '/message/add', { as: asha, body })).status).toBe(403);
    }
  });

  test('what the database cannot hold spoils nobody else’s message', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    const message = (nth: number) => ({ conversationId: id, text: `brick ${nth}` });
    const answers = await Promise.all(
      [1, 2, 3, 4, 5].flatMap((nth) => [
        send(other, { ...message(nth), receiverId: '\u0000' }),
        send(own, message(nth)),
      ]),
    );
    expect(answers.map(({ data, error }) => data?.text ?? error.status)).toEqual(
      [1, 2, 3, 4, 5].flatMap((nth) => [403, `brick ${nth}`]),
    );
  });

  test('a clientId that comes again in another conversation is the first message still, and its receiver’s', async () => {
    const { asha, ravi, id } = await pair();
    const meena = await neev.loginAs({ fullname: 'Meena Test' });
    const { body: opened } = await open(asha, meena);
    const [own, others] = [line(asha.token), line(meena.token)];
    await connected(others);
    const told = heard(others, 'getMessage');
    const first = await send(own, { conversationId: id, clientId: 'one', text: 'For Ravi' });
    const again = await send(own, { conversationId: opened.data._id, clientId: 'one', text: 'For Meena' });
    expect(again).toEqual(first);
    expect(again.data.receiverId).toBe(ravi.userId);
    await others.timeout(5000).emitWithAck('addUsers', {});
    expect(told.all).toEqual([]);
  });

  test('who is gone is sent nothing: the sender hears it', async () => {
    const { asha, ravi, id } = await pair();
    await neev.services.db.deleteFrom('users').where('id', '=', ravi.userId).execute();
    const body = { conversationId: id, text: 'Are you there?' };
    const refused = await neev.call('POST', '/message/add', { as: asha, body });
    expect(refused).toMatchObject({ status: 404, body: { type: '/problems/user-missing' } });
  });

  test('one’s own message can be deleted, for both; its place stays', async () => {
    const { asha, ravi, id } = await pair();
    const body = { conversationId: id, text: 'Wrong person' };
    const { body: sent } = await neev.call('POST', '/message/add', { as: asha, body });
    expect((await neev.call('DELETE', `/message/${sent.data._id}`, { as: ravi })).status).toBe(403);
    expect((await neev.call('DELETE', `/message/${sent.data._id}`, { as: asha })).status).toBe(200);
    const { body: left } = await neev.call('GET', `/getMessages/${id}`, { as: ravi });
    expect(left.data).toMatchObject([{ seq: 1, text: '', deleted: true }]);
  });
});

describe('the socket', () => {
  test.each([undefined, '', 'forged'])('has no line for a stranger (%s)', async (token) => {
    const refused = new Promise((resolve) => line(token).once('connect_error', resolve));
    expect(await refused).toMatchObject({ data: { status: 401 } });
  });

  test('tells both members the saved message, once, in order, on every device', async () => {
    const { asha, ravi, id } = await pair();
    const devices = [line(asha.token), line(ravi.token), line(ravi.token)];
    await Promise.all(devices.map((device) => connected(device)));
    const told = devices.map((device) => heard<Message>(device, 'getMessage'));
    const acks = await Promise.all(
      Array.from({ length: 50 }, (_, place) => {
        const message = { conversationId: id, clientId: `m${place}`, text: `Number ${place}` };
        const [first, second] = devices;
        if (!first || !second) throw new Error('no line');
        return send(place % 2 ? first : second, message);
      }),
    );
    expect(new Set(acks.map(({ data }) => data.seq)).size).toBe(50);
    for (const { all, until } of told) {
      await until((messages) => messages.length === 50);
      expect(all.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, place) => place + 1));
    }
  });

  test('its door and POST /message/add are two doors to one act', async () => {
    const { asha, ravi, id } = await pair();
    const device = line(ravi.token);
    await connected(device);
    const told = heard<Message>(device, 'getMessage');
    const body = { conversationId: id, clientId: 'one', text: 'Through two doors' };
    const { body: answered } = await neev.call('POST', '/message/add', { as: asha, body });
    const own = line(asha.token);
    expect((await send(own, body)).data).toEqual(answered.data);
    await send(own, { ...body, clientId: 'two' });
    await told.until((all) => all.length === 2);
    expect(told.all.map(({ clientId }) => clientId)).toEqual(['one', 'two']);
  });

  test.each([
    ['a stranger’s conversation', { text: 'Hello', conversationId: randomUUID() }, 404],
    ['a forged sender', { text: 'Hello', senderId: randomUUID() }, 403],
    ['nothing', undefined, 400],
    ['an empty text', { text: ' ' }, 400],
  ])('acknowledges %s with a problem', async (_, message, status) => {
    const { asha, id } = await pair();
    const answer = await send(line(asha.token), message && { conversationId: id, ...message });
    expect(answer.error.status).toBe(status);
  });

  test('getUsers gives who is active among those one has a conversation with', async () => {
    const { asha, ravi } = await pair();
    const stranger = await neev.loginAs();
    const own = line(asha.token);
    const seen = heard<{ userId: string }[]>(own, 'getUsers');
    own.emit('addUsers', { _id: ravi.userId });
    await seen.until((all) => all.at(-1)?.length === 0);
    const other = line(ravi.token);
    other.emit('addUsers', {});
    line(stranger.token).emit('addUsers', {});
    await seen.until((all) => JSON.stringify(all.at(-1)) === JSON.stringify([{ userId: ravi.userId }]));
    other.close();
    await seen.until((all) => all.at(-1)?.length === 0);
  });

  test('a conversation that is opened makes both visible to each other at once', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const own = line(asha.token);
    const seen = heard<{ userId: string }[]>(own, 'getUsers');
    for (const device of [own, line(ravi.token)]) await device.timeout(5000).emitWithAck('addUsers', {});
    await open(ravi, asha);
    await seen.until((all) => all.at(-1)?.[0]?.userId === ravi.userId);
  });

  test('who is looked at is told too, until one looks away', async () => {
    const [asha, ravi] = [await neev.loginAs(), await neev.loginAs()];
    const [own, other] = [line(asha.token), line(ravi.token)];
    const seen = heard<{ userId: string }[]>(own, 'getUsers');
    for (const device of [own, other]) await device.timeout(5000).emitWithAck('addUsers', {});
    own.emit('look', { userId: ravi.userId });
    await seen.until((all) => all.at(-1)?.[0]?.userId === ravi.userId);
    own.emit('look', {});
    await seen.until((all) => all.at(-1)?.length === 0);
  });

  test('nobody looks past a block', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    const seen = heard<{ userId: string }[]>(own, 'getUsers');
    for (const device of [own, other]) await device.timeout(5000).emitWithAck('addUsers', {});
    await own.timeout(5000).emitWithAck('look', { userId: ravi.userId });
    await seen.until((all) => all.at(-1)?.length === 1);
    await neev.call('PUT', `/conversation/${id}/blocked`, { as: ravi, body: { blocked: true } });
    await seen.until((all) => all.at(-1)?.length === 0);
    await own.timeout(5000).emitWithAck('look', { userId: ravi.userId });
    const tellings = seen.all.length;
    await seen.until((all) => all.length > tellings);
    expect(seen.all.at(-1)).toEqual([]);
  });

  test('a line that does not say who is there looks past no block either', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    const seen = heard<{ userId: string }[]>(own, 'getUsers');
    await other.timeout(5000).emitWithAck('addUsers', {});
    await own.timeout(5000).emitWithAck('look', { userId: ravi.userId });
    await seen.until((all) => all.at(-1)?.length === 1);
    await neev.call('PUT', `/conversation/${id}/blocked`, { as: ravi, body: { blocked: true } });
    await seen.until((all) => all.at(-1)?.length === 0);
  });

  test('while a block stands, neither side learns what the other has got and seen', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    await Promise.all([connected(own), connected(other)]);
    const [told, kept] = [heard(own, 'marked'), heard(other, 'marked')];
    await send(own, { conversationId: id, text: 'Hello' });
    const block = (blocked: boolean) =>
      neev.call('PUT', `/conversation/${id}/blocked`, { as: ravi, body: { blocked } });
    const seenOf = async (user: TestUser) =>
      (await neev.call('GET', `/getConversations/${user.userId}`, { as: user })).body.data[0];
    await block(true);
    await other.timeout(5000).emitWithAck('mark', { conversationId: id, seq: 1, seen: true });
    await kept.until((all) => all.length === 1);
    await own.timeout(5000).emitWithAck('addUsers', {});
    expect(told.all).toEqual([]);
    expect(await seenOf(asha)).toMatchObject({ deliveredSeq: 0, seenSeq: 0 });
    expect(await seenOf(ravi)).toMatchObject({ unread: 0 });
    await block(false);
    expect(await seenOf(asha)).toMatchObject({ deliveredSeq: 1, seenSeq: 1 });
  });

  test('typing, delivered and seen are told to the other member', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    await Promise.all([connected(own), connected(other)]);
    const [typing, marked] = [heard(own, 'typing'), heard(own, 'marked')];
    await send(own, { conversationId: id, text: 'Hello' });
    other.emit('typing', { conversationId: id });
    await other.timeout(5000).emitWithAck('mark', { conversationId: id, seq: 1, seen: true });
    await typing.until((all) => all.length === 1);
    await marked.until((all) => all.length === 1);
    expect(marked.all).toEqual([{ conversationId: id, userId: ravi.userId, seq: 1, seen: true }]);
    const { body } = await neev.call('GET', `/getConversations/${asha.userId}`, { as: asha });
    expect(body.data[0]).toMatchObject({ deliveredSeq: 1, seenSeq: 1 });
  });

  test('a blocked sender gets 403, and neither side sees presence or typing of the other', async () => {
    const { asha, ravi, id } = await pair();
    const [own, other] = [line(asha.token), line(ravi.token)];
    for (const device of [own, other]) await device.timeout(5000).emitWithAck('addUsers', {});
    const seen = heard<{ userId: string }[]>(other, 'getUsers');
    const typing = heard(own, 'typing');
    const block = (blocked: boolean) =>
      neev.call('PUT', `/conversation/${id}/blocked`, { as: asha, body: { blocked } });
    expect((await block(true)).status).toBe(200);
    await seen.until((all) => all.at(-1)?.length === 0);
    const refused = await send(other, { conversationId: id, text: 'Hello' });
    expect(refused.error).toMatchObject({ status: 403, detail: 'You cannot write to this person' });
    expect((await send(own, { conversationId: id, text: 'Hello' })).error.status).toBe(403);
    await other.timeout(5000).emitWithAck('typing', { conversationId: id });
    expect(typing.all).toEqual([]);
    await block(false);
    await seen.until((all) => all.at(-1)?.[0]?.userId === asha.userId);
    expect((await send(other, { conversationId: id, text: 'Hello' })).data.seq).toBe(1);
  });

  test('a session that ends elsewhere hears nothing more', async () => {
    const { asha } = await pair();
    const own = line(asha.token);
    await connected(own);
    const ended = new Promise((resolve) => own.once('disconnect', resolve));
    await neev.call('POST', '/logout', { as: asha, body: { everywhere: true } });
    expect(await ended).toBe('io server disconnect');
  });

  test('who has no session any more is refused at the next line', async () => {
    const { asha } = await pair();
    await neev.call('POST', '/logout', { as: asha, body: {} });
    const refused = new Promise((resolve) => line(asha.token).once('connect_error', resolve));
    expect(await refused).toMatchObject({ data: { status: 401 } });
  });
});
