import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import { openIncoming } from '#server/platform/media/incoming-files.ts';
import { makePictures } from '#server/platform/media/picture-store.ts';
import type { Pictures } from '#server/platform/media/pictures.ts';
import { openStorage } from '#server/platform/media/storage/open-storage.ts';
import { makeMetrics } from '#server/platform/metrics/metrics.ts';
import { startBucket, type TestBucket } from '#server/testing/a-bucket.ts';
import { aForm, aPicture } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

interface One {
  pictures: Pictures;
  app: FastifyInstance;
  dataDir: string;
}
let bucket: TestBucket;
let both: [One, One];

/** A Neev on the same database, secret and bucket, with a data folder that nobody else sees. */
async function another(): Promise<One> {
  const dataDir = await mkdtemp(join(tmpdir(), 'neev-one-of-two-'));
  await openIncoming(dataDir);
  const settings = { ...neev.services.settings, dataDir, s3Url: bucket.url() };
  const storage = await openStorage(settings, { warn: vi.fn() });
  const { secrets } = neev.services;
  const pictures = makePictures({ settings, secrets, limits: makeRateLimits(false), storage });
  return {
    app: await buildApp({ ...neev.services, settings, pictures, metrics: makeMetrics() }),
    dataDir,
    pictures,
  };
}

beforeAll(async () => {
  bucket = await startBucket();
  both = [await another(), await another()];
});
afterAll(async () => {
  for (const { app, dataDir } of both) {
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  }
  await bucket.remove();
});

async function send({ app }: One, token: string, fields: Record<string, string> = {}): Promise<string> {
  const { body, headers } = aForm(fields, { file: await aPicture() });
  const answer = await app.inject({
    method: 'POST',
    url: '/upload',
    headers: { token, ...headers },
    payload: body,
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().url;
}

test('Two processes that share a database and a bucket, and no folder, see each other’s pictures', async () => {
  const { token } = await neev.loginAs();
  const [one, other] = both;
  const url = await send(one, token);
  const seen = await other.app.inject({ url });
  expect([seen.statusCode, seen.headers['content-type'], seen.rawPayload.subarray(8, 12).toString()]).toEqual(
    [200, 'image/webp', 'WEBP'],
  );
  for (const known of [seen.headers.etag, `"x", W/${seen.headers.etag}`]) {
    const again = await one.app.inject({ url, headers: { 'if-none-match': String(known) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  expect((await other.app.inject({ url: url.replace('.webp', '-small.webp') })).statusCode).toBe(200);
  for (const { dataDir } of both) {
    const files = await readdir(dataDir, { recursive: true, withFileTypes: true });
    expect(files.filter((file) => file.isFile())).toEqual([]);
  }
});

test('A private picture of one process is read by another, and by nobody’s address', async () => {
  const { token } = await neev.loginAs();
  const reference = await send(both[0], token, { private: 'true' });
  const id = reference.replace('private:', '');
  expect((await both[1].pictures.readPrivate(id))?.subarray(8, 12).toString()).toBe('WEBP');
  for (const { app } of both)
    for (const url of [`/files/private/${id}`, `/files/${id}`, `/files/${id}.webp`])
      expect((await app.inject({ url })).statusCode).toBe(404);
});
