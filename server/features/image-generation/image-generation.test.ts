import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { aSavedPicture } from '#server/testing/drawn.ts';
import { aPicture } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
let asha: TestUser;
beforeEach(async () => {
  asha = await neev.loginAs();
});
const save = async (body: object) => neev.call('POST', '/api/v1/post', { as: asha, body });
const gallery = async () => (await neev.call('GET', '/dream/pictures', { as: asha })).body.data;

describe('Without an AI service the built-in renderer draws', () => {
  test('POST /api/v1/dalle answers the photo as base64', { timeout: 120_000 }, async () => {
    const { status, body } = await neev.call('POST', '/api/v1/dalle', {
      as: asha,
      body: { prompt: 'केरल का घर, शाम, पास में मंदिर' },
    });
    expect(status).toBe(200);
    const { width, height, format } = await sharp(Buffer.from(body.photo, 'base64')).metadata();
    expect({ width, height, format }).toEqual({ width: 1536, height: 1024, format: 'jpeg' });
    expect(body).toMatchObject({ missing: ['मंदिर'], inside: null });
    expect((await gallery()).artist).toBe('renderer');
  });

  test('an empty prompt gives: Please enter a prompt', async () => {
    for (const url of ['/api/v1/dalle', '/dream/draw']) {
      const { status, body } = await neev.call('POST', url, { as: asha, body: { prompt: '  ' } });
      expect([status, body.detail]).toEqual([400, 'Please enter a prompt']);
    }
  });

  test('twenty pictures a day, then a sentence that says so', async () => {
    for (let one = 0; one < 20; one++) await neev.services.limits.take('picture-by-user', asha.userId);
    const { status, body } = await neev.call('POST', '/dream/draw', { as: asha, body: { prompt: 'villa' } });
    expect([status, body.type]).toEqual([429, '/problems/picture-quota']);
  });
});

describe('Saving needs both prompt and photo', () => {
  test('a saved picture appears in the gallery with its prompt, and its bytes are a WebP of ours', async () => {
    const photo = `data:image/png;base64,${(await aPicture(30, 20)).toString('base64')}`;
    const { status, body } = await save({ name: 'Asha', prompt: 'A house', photo });
    expect(status).toBe(201);
    expect((await gallery()).pictures).toEqual([body.data]);
    expect(body.data).toMatchObject({ name: 'Asha', prompt: 'A house' });
    const bytes = await neev.app.inject({
      url: `/dream/picture/${body.data._id}`,
      headers: { token: asha.token },
    });
    expect(await sharp(bytes.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 30 });
  });

  test.each([
    ['no prompt', { photo: 'QUJD' }, 'prompt-empty'],
    ['no photo', { prompt: 'A house' }, 'photo-missing'],
    ['a photo that is no base64', { prompt: 'A house', photo: '<svg>' }, 'picture-unsupported'],
    ['a photo that is none', { prompt: 'A house', photo: 'QUJDREVG' }, 'picture-unsupported'],
  ])('%s is refused', async (_, body, problem) => {
    expect((await save(body)).body.type).toBe(`/problems/${problem}`);
  });

  test('the gallery holds 50', async () => {
    const { photo } = await aSavedPicture(neev, asha);
    const upload = await neev.services.db.selectFrom('uploads').select('id').executeTakeFirstOrThrow();
    const row = { user_id: asha.userId, upload_id: upload.id, name: '', prompt: 'A house' };
    await neev.services.db
      .insertInto('gallery_pictures')
      .values(Array.from({ length: 49 }, () => row))
      .execute();
    const { status, body } = await save({ prompt: 'One more', photo });
    expect([status, body.type]).toEqual([409, '/problems/gallery-full']);
  });
});

test('a deleted picture is gone, its file too', async () => {
  const { drawn } = await aSavedPicture(neev, asha);
  const folder = join(neev.services.settings.dataDir, 'files/private');
  const before = await readdir(folder);
  await neev.call('DELETE', `/dream/picture/${drawn}`, { as: asha });
  expect((await gallery()).pictures).toEqual([]);
  expect(await readdir(folder)).toHaveLength(before.length - 1);
});

test('the download of one’s data names the pictures; the account takes them with it', async () => {
  await aSavedPicture(neev, asha);
  const { body } = await neev.call('GET', '/me/data', { as: asha });
  expect(JSON.stringify(body)).toContain('A house');
  await neev.services.db.deleteFrom('users').where('id', '=', asha.userId).execute();
  expect(await neev.services.db.selectFrom('gallery_pictures').selectAll().execute()).toEqual([]);
});
