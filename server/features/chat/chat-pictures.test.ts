import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { aForm, aPicture, aWorker } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

async function pair() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const body = { receiverId: ravi.userId };
  const opened = await neev.call('POST', '/newConversation', { as: asha, body });
  return { asha, ravi, id: String(opened.body.data._id) };
}
/** @returns what `POST /message/picture` answers */
async function ahead(as: TestUser): Promise<string> {
  const form = aForm({}, { picture: await aPicture() });
  return (await neev.call('POST', '/message/picture', { as, ...form })).body.data.picture;
}
const upload = async (as: TestUser, fields = {}): Promise<string> =>
  (await neev.call('POST', '/upload', { as, ...aForm(fields, { file: await aPicture() }) })).body.url;
const send = (as: TestUser, conversationId: string, text: string, more = {}) =>
  neev.call('POST', '/message/add', { as, body: { conversationId, type: 'image', text, ...more } });
const ownFiles = () => readdir(join(neev.services.settings.dataDir, 'files/private'));
async function aSent() {
  const two = await pair();
  const reference = await ahead(two.asha);
  const { body } = await send(two.asha, two.id, reference);
  return { ...two, reference, message: body.data };
}

test('a picture is told by its address; both members get its bytes, without metadata, and nobody else', async () => {
  const { asha, ravi, id, reference, message } = await aSent();
  expect(message).toMatchObject({ type: 'image', text: `/message/${message._id}/picture` });
  for (const as of [asha, ravi]) {
    const answer = await neev.app.inject({ url: message.text, headers: { token: as.token } });
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, max-age=300',
      vary: expect.stringContaining('token'),
    });
    const { exif, xmp, format } = await sharp(answer.rawPayload).metadata();
    expect([exif, xmp, format]).toEqual([undefined, undefined, 'webp']);
  }
  expect((await neev.call('GET', message.text)).status).toBe(401);
  for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })])
    expect((await neev.call('GET', message.text, { as })).status).toBe(404);
  // The reference is its sender's; nothing that anybody reads holds it.
  const read = [
    await neev.call('GET', `/getMessages/${id}`, { as: ravi }),
    await neev.call('GET', `/getConversations/${ravi.userId}`, { as: ravi }),
  ];
  expect(JSON.stringify(read)).not.toContain(reference);
  expect(read[1]?.body.data[0].message).toBe(message.text);
});

test('only what the sender sent ahead for a chat is a picture of a message', async () => {
  const { asha, ravi, id, message } = await aSent();
  const texts = [
    'Hello',
    message.text,
    await ahead(ravi),
    await upload(asha),
    await upload(asha, { private: 'true' }),
    (await upload(asha, { private: 'true' })).replace('private:', 'chat:'),
    `chat:${'x'.repeat(22)}`,
  ];
  for (const text of texts) {
    const { status, body } = await send(asha, id, text);
    expect([status, body.type]).toEqual([400, '/problems/picture-invalid']);
  }
  expect((await neev.call('GET', `/getMessages/${id}`, { as: asha })).body.total).toBe(1);
});

test('the socket refuses what the call refuses', async () => {
  const { asha, id } = await pair();
  const address = await neev.app.listen({ port: 0, host: '127.0.0.1' });
  const line = io(address, { auth: { token: asha.token }, forceNew: true });
  const say = (text: string) =>
    line.timeout(5000).emitWithAck('sendMessage', { conversationId: id, type: 'image', text });
  expect(await say('Hello')).toMatchObject({ error: { type: '/problems/picture-invalid' } });
  const { data } = await say(await ahead(asha));
  expect(data.text).toBe(`/message/${data._id}/picture`);
  line.close();
});

test('a picture of a chat is no ID picture, and no photo of a profile', async () => {
  const { asha, reference } = await aSent();
  const named = reference.replace('chat:', '');
  for (const given of [
    { aadharPic: reference },
    { aadharPic: `private:${named}` },
    { profilePic: reference },
    { profilePic: `/files/${named}.webp` },
  ]) {
    const { status, body } = await neev.call('POST', '/worker', { as: asha, body: aWorker(given) });
    expect([status, body.type]).toEqual([400, '/problems/picture-invalid']);
  }
  expect((await neev.call('GET', `/files/${named}.webp`)).status).toBe(404);
});

test('words that look like a reference are words', async () => {
  const { asha, ravi, id } = await pair();
  const text = await ahead(asha);
  const { body } = await send(asha, id, text, { type: 'text' });
  expect(body.data.text).toBe(text);
  expect((await neev.call('GET', `/message/${body.data._id}/picture`, { as: ravi })).status).toBe(404);
});

test('JSON is no picture, and neither is a text', async () => {
  const { asha } = await pair();
  const json = await neev.call('POST', '/message/picture', {
    as: asha,
    body: { picture: await upload(asha) },
  });
  expect(json.status).toBe(415);
  const form = aForm({}, { picture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') });
  const { body } = await neev.call('POST', '/message/picture', { as: asha, ...form });
  expect(body.type).toBe('/problems/picture-unsupported');
});

test('the same clientId twice is one message', async () => {
  const { asha, id } = await pair();
  const reference = await ahead(asha);
  const clientId = randomUUID();
  const answers = [
    await send(asha, id, reference, { clientId }),
    await send(asha, id, reference, { clientId }),
  ];
  expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
});

test('who is blocked sends no pictures', async () => {
  const { asha, ravi, id } = await pair();
  await neev.call('PUT', `/conversation/${id}/blocked`, { as: ravi, body: { blocked: true } });
  expect((await send(asha, id, await ahead(asha))).body.type).toBe('/problems/chat-blocked');
});

test('deleting a message deletes its picture, unless another message shows it too', async () => {
  const { asha, ravi, id, reference, message } = await aSent();
  const { body: second } = await send(asha, id, reference);
  await neev.call('DELETE', `/message/${message._id}`, { as: asha });
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(404);
  expect((await neev.call('GET', second.data.text, { as: ravi })).status).toBe(200);
  await neev.call('DELETE', `/message/${second.data._id}`, { as: asha });
  expect((await neev.call('GET', second.data.text, { as: ravi })).status).toBe(404);
  expect(await ownFiles()).not.toContain(reference.replace('chat:', ''));
});

test('what was sent stays after 24 hours, what was never sent goes', async () => {
  const { asha, ravi, message } = await aSent();
  const never = await ahead(asha);
  const { db, pictures } = neev.services;
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await pictures.sweep(db);
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(200);
  expect(await ownFiles()).not.toContain(never.replace('chat:', ''));
});

test('a deleted account’s pictures stay with the other side', async () => {
  const { asha, ravi, message } = await aSent();
  const { db } = neev.services;
  const exported = await neev.call('GET', '/me/data', { as: asha });
  expect(JSON.stringify(exported.body)).toContain(message.text);
  await db.deleteFrom('users').where('id', '=', asha.userId).execute();
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .execute();
  await neev.services.pictures.sweep(db);
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(200);
});
