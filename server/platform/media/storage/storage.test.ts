import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import { startBucket, type TestBucket } from '#server/testing/a-bucket.ts';
import { aPicture } from '#server/testing/registrations.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { readReference } from '../picture-names.ts';
import { makePictures } from '../picture-store.ts';
import type { PicturePurpose } from '../pictures.ts';
import { readBucket } from './bucket-calls.ts';
import { bucketStorage, checkBucket } from './bucket-storage.ts';
import { diskStorage } from './disk-storage.ts';
import { openStorage } from './open-storage.ts';
import { namesOf, type Storage } from './storage.ts';

const impatient = { attempt: 2000, pauses: [1, 1] };
const warn = vi.fn();
const log = { warn };
let bucket: TestBucket;
let folder = '';
beforeAll(async () => {
  bucket = await startBucket();
  folder = await mkdtemp(join(tmpdir(), 'neev-storage-'));
});
afterAll(async () => {
  await bucket.remove();
  await rm(folder, { recursive: true, force: true });
});

const storageOf = (url: string): Storage => bucketStorage(readBucket(url), log, impatient);

describe.each<[string, () => Storage]>([
  ['the data folder', () => diskStorage(folder)],
  ['a server that speaks S3', () => storageOf(bucket.url())],
])('In %s', (_, open) => {
  test('what was put is read as it was, also under a private name, and is gone once it is removed', async () => {
    const storage = open();
    const bytes = randomBytes(300_000);
    for (const name of [`${'a'.repeat(22)}.webp`, `private/${'-_'.repeat(11)}`]) {
      await storage.put(name, bytes);
      expect((await storage.get(name))?.equals(bytes)).toBe(true);
      await storage.remove(name);
      expect(await storage.get(name)).toBeUndefined();
      await storage.remove(name);
    }
  });

  test('all pictures are listed', async () => {
    const storage = open();
    expect(await storage.list()).toEqual([]);
    const names = [...'abcde'].flatMap((letter) => namesOf(letter.repeat(22)));
    for (const name of names) await storage.put(name, Buffer.from(name));
    expect((await storage.list()).sort()).toEqual([...names].sort());
    for (const name of names) await storage.remove(name);
  });
});

describe('A bucket', () => {
  test('is named by S3_URL: https unless the host is a loopback address, key and secret percent-encoded', () => {
    expect(readBucket('s3://K%2F1:s%2Be%3D@s3.example.in/neev-pictures?region=ap-south-1')).toEqual({
      address: 'https://s3.example.in/neev-pictures',
      key: 'K/1',
      secret: 's+e=',
      region: 'ap-south-1',
    });
    expect(readBucket('s3://K:s@127.0.0.1:9000/neev').address).toBe('http://127.0.0.1:9000/neev');
    expect(readBucket('s3://K:s@localhost.example.in/neev').address).toMatch(/^https:/);
  });

  test('takes no call that is signed with another secret, and the start says so in one line without it', async () => {
    const wrong = bucket.url({ secret: 'another-secret' });
    const line = await checkBucket(readBucket(wrong), log, impatient).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(line).toMatch(/^S3_URL: [^\n]*SignatureDoesNotMatch/);
    expect(line).not.toContain('another-secret');
    await expect(openStorage({ dataDir: folder, s3Url: wrong }, log)).rejects.toThrow(/^S3_URL/);
    await expect(storageOf(wrong).put('x', Buffer.from('x'))).rejects.toMatchObject({
      problem: 'pictures-away',
    });
    expect(JSON.stringify(warn.mock.calls)).not.toContain('another-secret');
  });

  test('that is not there stops the start, and holds no picture that is merely missing', async () => {
    const wrong = bucket.url({ bucket: 'not-there' });
    await expect(checkBucket(readBucket(wrong), log, impatient)).rejects.toThrow(/^S3_URL: .*NoSuchBucket/);
    await expect(storageOf(wrong).get('x')).rejects.toMatchObject({ problem: 'pictures-away' });
  });

  test('may hold what is not ours: it is no picture of Neev', async () => {
    const storage = storageOf(bucket.url());
    await storage.put('letters/to-the-bank.pdf', Buffer.from('private'));
    expect(await storage.list()).toEqual([]);
    await storage.remove('letters/to-the-bank.pdf');
  });

  // Not with S3rver: its second page needs a cipher that Node has no longer.
  test('is listed page by page', async () => {
    const [one, two] = ['a', 'b'].map((letter) => `${letter.repeat(22)}.webp`);
    const asked: (string | null)[] = [];
    const server = createServer(({ url = '' }, response) => {
      const token = new URL(url, 'http://a').searchParams.get('continuation-token');
      asked.push(token);
      const more = '<IsTruncated>true</IsTruncated><NextContinuationToken>1/a+&amp;=</NextContinuationToken>';
      response.end(`<Contents><Key>${token ? two : one}</Key></Contents>${token ? '' : more}`);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    expect(await storageOf(`s3://K:s@127.0.0.1:${port}/neev`).list()).toEqual([one, two]);
    expect(asked).toEqual([null, '1/a+&=']);
    server.closeAllConnections();
    server.close();
  });

  test('that fits leaves no trace of the look at the start', async () => {
    await checkBucket(readBucket(bucket.url()), log, impatient);
    const left = await readdir(bucket.folder, { recursive: true });
    expect(left.filter((name) => /neev-check\/.+object/.test(name))).toEqual([]);
  });

  test.each<[string, (call: number) => number, number]>([
    ['stumbles twice is asked a third time', (call) => (call < 3 ? 503 : 200), 3],
    ['refuses is asked once', () => 403, 1],
    ['keeps failing is given up', () => 500, 3],
  ])('that %s', async (_, statusOf, calls) => {
    let asked = 0;
    const server = createServer((request, response) => {
      request.resume();
      asked += 1;
      response.writeHead(statusOf(asked)).end('bytes');
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await storageOf(`s3://K:s@127.0.0.1:${port}/neev`)
      .get('x')
      .catch((error: { problem: string }) => error.problem);
    expect(String(answer)).toBe(statusOf(asked) === 200 ? 'bytes' : 'pictures-away');
    expect(asked).toBe(calls);
    server.closeAllConnections();
    server.close();
  });
});

describe('With S3_URL', () => {
  const neev = useTestApp();
  const pictures = () => {
    const { secrets, settings } = neev.services;
    return makePictures({
      settings,
      secrets,
      limits: makeRateLimits(false),
      storage: storageOf(bucket.url()),
    });
  };
  const keep = async (purpose: PicturePurpose) => {
    const { userId } = await neev.loginAs();
    return pictures().keep(neev.services.db, { userId, bytes: aPicture, purpose });
  };
  const rows = () => neev.services.db.selectFrom('uploads').select('id').execute();
  const objects = async () => {
    const entries = await readdir(bucket.folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  };

  test('pictures go to the bucket, and the private ones are unreadable there', async () => {
    const [shown, hidden] = [await keep('public'), await keep('id')];
    const id = readReference(hidden)?.id ?? '';
    expect((await pictures().readPublic(shown.replace('/files/', '')))?.subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    expect((await pictures().readPrivate(id))?.subarray(8, 12).toString()).toBe('WEBP');
    const sealed = (await objects()).filter((file) => file.includes(id) && file.includes('object'));
    expect(sealed.length).toBeGreaterThan(0);
    for (const file of sealed) expect((await readFile(file)).includes('WEBP')).toBe(false);
    expect(await readdir(join(neev.services.settings.dataDir, 'files')).catch(() => [])).toEqual([]);
    for (const reference of [shown, hidden]) await pictures().forget(neev.services.db, reference);
    expect(await pictures().readPrivate(id)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test('a storage that is away refuses uploads with 503, and what could not be removed waits for the sweep', async () => {
    const { db } = neev.services;
    const reference = await keep('chat');
    await bucket.stop();
    await expect(keep('public')).rejects.toMatchObject({
      problem: 'pictures-away',
      status: 503,
      retryAfter: 30,
    });
    await pictures().forget(db, reference);
    expect((await rows()).map(({ id }) => id)).toContain(readReference(reference)?.id);
    await bucket.start();
    await db
      .updateTable('uploads')
      .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
      .execute();
    await pictures().sweep(db);
    expect(await rows()).toEqual([]);
    expect(await pictures().readPrivate(readReference(reference)?.id ?? '')).toBeUndefined();
  });
});
