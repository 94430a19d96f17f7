import { expect, test } from 'vitest';
import { anMp4, aWebm } from '#server/testing/recordings.ts';
import { aForm } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

async function pair() {
  const asha = await neev.loginAs({ fullname: 'Asha Test' });
  const ravi = await neev.loginAs({ fullname: 'Ravi Test' });
  const opened = await neev.call('POST', '/newConversation', { as: asha, body: { receiverId: ravi.userId } });
  return { asha, ravi, id: String(opened.body.data._id) };
}
const ahead = (as: TestUser, bytes = aWebm({ seconds: 12 })) =>
  neev.call('POST', '/message/voice', { as, ...aForm({}, { voice: bytes }) });
const send = (as: TestUser, conversationId: string, text: string, more = {}) =>
  neev.call('POST', '/message/add', { as, body: { conversationId, type: 'voice', text, ...more } });

async function aSent(bytes = aWebm({ seconds: 12 })) {
  const two = await pair();
  const reference = String((await ahead(two.asha, bytes)).body.data.voice);
  const { body } = await send(two.asha, two.id, reference);
  return { ...two, reference, message: body.data };
}

test.each([
  ['audio/webm', aWebm({ seconds: 12 })],
  ['audio/mp4', anMp4({ samples: 188 })],
])(
  'a voice is told by its address and length; both members hear it as it was recorded, and nobody else: %s',
  async (type, bytes) => {
    const { asha, ravi, id, reference, message } = await aSent(bytes);
    expect(message).toMatchObject({ type: 'voice', text: `/message/${message._id}/voice?seconds=12` });
    for (const as of [asha, ravi]) {
      const answer = await neev.app.inject({ url: message.text, headers: { token: as.token } });
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'private, max-age=300',
        'permissions-policy': 'microphone=(self)',
      });
      expect(answer.rawPayload.equals(bytes)).toBe(true);
    }
    for (const as of [await neev.loginAs(), await neev.loginAs({ admin: true })])
      expect((await neev.call('GET', message.text, { as })).status).toBe(404);
    const read = await neev.call('GET', `/getMessages/${id}`, { as: ravi });
    expect(JSON.stringify(read)).not.toContain(reference);
  },
);

test('what was sent as a voice serves for a voice of its sender alone', async () => {
  const { ravi, id, reference, message } = await aSent();
  const refused = { status: 400, body: { type: '/problems/voice-invalid' } };
  expect(await send(ravi, id, reference)).toMatchObject(refused);
  expect(await send(ravi, id, 'voice:AAAAAAAAAAAAAAAAAAAAAA')).toMatchObject(refused);
  expect((await send(ravi, id, reference, { type: 'image' })).body.type).toBe('/problems/picture-invalid');
  // A voice is no picture, at whatever address it is asked for.
  expect((await neev.call('GET', `/message/${message._id}/picture`, { as: ravi })).status).toBe(404);
});

test('sent twice under one name it is one message, with the length that the server read', async () => {
  const { asha, id } = await pair();
  const { voice } = (await ahead(asha)).body.data;
  const one = await send(asha, id, `${voice}.59`, { clientId: 'first' });
  const two = await send(asha, id, voice, { clientId: 'first' });
  expect([one.body.data._id, one.body.data.text.split('=')[1]]).toEqual([two.body.data._id, '12']);
});

test('no recording and one that is too long are refused in words that say so', async () => {
  const { asha } = await pair();
  expect(await ahead(asha, Buffer.from('<svg/>'))).toMatchObject({
    status: 415,
    body: { type: '/problems/voice-unsupported' },
  });
  expect(await ahead(asha, aWebm({ seconds: 70 }))).toMatchObject({
    status: 400,
    body: { type: '/problems/voice-long' },
  });
});

test('a deleted voice is gone with its bytes; one that nobody sent goes after a day', async () => {
  const { asha, ravi, message } = await aSent();
  await neev.services.pictures.sweep(neev.services.db);
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(200);
  await neev.services.db
    .updateTable('uploads')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  await neev.services.pictures.sweep(neev.services.db);
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(200);
  await neev.call('DELETE', `/message/${message._id}`, { as: asha });
  expect((await neev.call('GET', message.text, { as: ravi })).status).toBe(404);
  await ahead(asha);
  await neev.services.db
    .updateTable('uploads')
    .set({ created_at: new Date('2026-01-01') })
    .execute();
  await neev.services.pictures.sweep(neev.services.db);
  expect(await neev.services.db.selectFrom('uploads').select('id').execute()).toEqual([]);
});
