import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { aForm, aPicture } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();
const send = async (as: Awaited<ReturnType<typeof neev.loginAs>>, file: Buffer, fields = {}) =>
  neev.call('POST', '/upload', { as, ...aForm(fields, { file }) });

describe('POST /upload', () => {
  test('a picture is written anew as WebP in two sizes, without metadata', async () => {
    const user = await neev.loginAs();
    const sent = await send(user, await aPicture(2000, 1000));
    expect(sent.status).toBe(201);
    expect(sent.body.url).toMatch(/^\/files\/[\w-]{22}\.webp$/);
    const file = await neev.app.inject({ url: sent.body.url });
    expect(file.headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const seen = await sharp(file.rawPayload).metadata();
    expect(seen).toMatchObject({ format: 'webp', width: 960, height: 480 });
    expect(seen.exif).toBeUndefined();
    const small = await neev.app.inject({ url: sent.body.url.replace('.webp', '-small.webp') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ width: 224, height: 224 });
  });

  test('a picture is known by its content: anything else is 415 with a clear sentence', async () => {
    const user = await neev.loginAs();
    const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const file of [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('<html></html>'),
      png.subarray(0, 60),
    ]) {
      const { status, body } = await send(user, file);
      expect(status).toBe(415);
      expect(body.type).toBe('/problems/picture-unsupported');
    }
    expect((await send(user, png)).status).toBe(201);
  });

  test('more than 8 MB are 413', async () => {
    const { status } = await send(await neev.loginAs(), Buffer.alloc(8 * 1024 * 1024 + 1));
    expect(status).toBe(413);
  });

  test('more than 40 megapixels are refused', async () => {
    const bomb = await sharp({ create: { width: 8000, height: 5001, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await send(await neev.loginAs(), bomb)).status).toBe(415);
  });

  test('the 41st picture of a day is 429 with Retry-After', async () => {
    const user = await neev.loginAs();
    const file = await aPicture(4, 4);
    for (let sent = 0; sent < 40; sent += 1) expect((await send(user, file)).status).toBe(201);
    const last = await send(user, file);
    expect(last.status).toBe(429);
    expect(last.body.type).toBe('/problems/upload-quota');
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('without a token it is 401, and JSON is no picture', async () => {
    expect((await neev.call('POST', '/upload', { body: { file: 'x' } })).status).toBe(401);
    const user = await neev.loginAs();
    expect((await neev.call('POST', '/upload', { as: user, body: { file: '/files/x.webp' } })).status).toBe(
      415,
    );
  });

  test('an ID picture gets a reference instead of an address, is encrypted and never served', async () => {
    const sent = await send(await neev.loginAs(), await aPicture(), { private: 'true' });
    expect(sent.body.url).toMatch(/^private:[\w-]{22}$/);
    const name = sent.body.url.slice('private:'.length);
    const stored = await readFile(join(neev.services.settings.dataDir, 'files/private', name));
    expect(stored.includes('WEBP')).toBe(false);
    expect((await neev.services.pictures.readPrivate(name))?.subarray(8, 12).toString()).toBe('WEBP');
    for (const url of [`/files/${name}.webp`, `/files/private/${name}`, `/files/${name}`]) {
      expect((await neev.call('GET', url)).status).toBe(404);
    }
  });
});

test('a file that is not there is 404 as a problem', async () => {
  for (const url of ['/files/aaaaaaaaaaaaaaaaaaaaaa.webp', '/files/..%2Fsecret-key', '/files/']) {
    const { status, headers } = await neev.call('GET', url);
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/problem+json');
  }
});

test('what nothing refers to goes after 24 hours', async () => {
  const { db, pictures, settings } = neev.services;
  const user = await neev.loginAs();
  const urls: string[] = [];
  for (let sent = 0; sent < 3; sent += 1) urls.push((await send(user, await aPicture())).body.url);
  const [used = '', old = '', fresh = ''] = urls;
  const idOf = (url: string): string => url.slice(7, -5);
  await db.updateTable('users').set({ profile_pic: used }).where('id', '=', user.userId).execute();
  await db
    .updateTable('uploads')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('id', 'in', [idOf(used), idOf(old)])
    .execute();
  await pictures.sweep(db);
  const files = (await readdir(join(settings.dataDir, 'files'))).join(' ');
  expect(files).toContain(idOf(used));
  expect(files).toContain(idOf(fresh));
  expect(files).not.toContain(idOf(old));
});
