import { randomBytes } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  type KeyRing,
  newSecretKey,
  readOrMakeKeyRing,
  writeKeyRing,
} from '#server/platform/config/keys/key-ring.ts';
import { makeSecrets } from '#server/platform/config/keys/secrets.ts';
import { requireNationalIdKey } from '#server/platform/database/national-id-key.ts';
import { sealedPicturesOf } from '#server/platform/media/picture-store.ts';
import { resealPictures, type SealedPictures } from '#server/platform/media/reseal-pictures.ts';
import { diskStorage } from '#server/platform/media/storage/disk-storage.ts';
import { openStorage } from '#server/platform/media/storage/open-storage.ts';
import { privateName } from '#server/platform/media/storage/storage.ts';
import type { Services } from '#server/platform/services.ts';
import { startBucket } from '#server/testing/a-bucket.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { rotateKey } from './rotate-key.ts';

const neev = useTestApp();

const number = '234123412346';
const names = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(22));
let lying: Map<string, Buffer>;
let oldKey = '';
let hash: Buffer;

const ringNow = (): KeyRing => readOrMakeKeyRing(neev.services.settings, false);
const ringFile = () => join(neev.services.settings.dataDir, 'secret-key');

beforeEach(async () => {
  const { db, settings } = neev.services;
  oldKey = newSecretKey();
  writeKeyRing(settings.dataDir, { current: oldKey });
  const old = makeSecrets(oldKey, await requireNationalIdKey(db, { current: oldKey }));
  hash = old.keyedHash('national-id', number);
  const { userId } = await neev.loginAs();
  for (const id of names)
    await db.insertInto('uploads').values({ id, user_id: userId, purpose: 'chat' }).execute();
  lying = new Map(names.map((name) => [name, old.encrypt(Buffer.from(`picture ${name}`))]));
});

/** A rotation that is killed before the write of that number, if it ever comes to it. */
async function rotate(killedBefore = Infinity): Promise<unknown> {
  let writes = 0;
  const pictures: SealedPictures = {
    read: async (name) => lying.get(name),
    async write(name, sealed) {
      if (writes === killedBefore) throw new Error('killed');
      writes += 1;
      lying.set(name, sealed);
    },
  };
  const things = [
    {
      what: 'pictures',
      async reseal({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
        const counts = await resealPictures(db, { pictures, secrets });
        if (killedBefore === names.length) throw new Error('killed');
        return counts;
      },
    },
  ];
  return rotateKey(neev.services.pool, neev.services.settings, things);
}

/** What a start now would read. */
async function everythingIsRead(): Promise<void> {
  const ring = ringNow();
  const secrets = makeSecrets(ring, await requireNationalIdKey(neev.services.db, ring));
  for (const name of names)
    expect(secrets.decrypt(lying.get(name) as Buffer).toString()).toBe(`picture ${name}`);
  expect(secrets.keyedHash('national-id', number)).toEqual(hash);
}

test('A new key takes the place of the old one, which then reads nothing; hashes of national IDs stay', async () => {
  const signed = makeSecrets(oldKey).sign('x');
  expect(await rotate()).toEqual({ counts: [{ what: 'pictures', done: 4, unreadable: 0 }], byHand: false });
  await everythingIsRead();
  const { current, previous } = ringNow();
  expect([current === oldKey, previous]).toEqual([false, undefined]);
  expect(await readFile(ringFile(), 'utf8')).not.toContain(oldKey);
  for (const sealed of lying.values()) expect(() => makeSecrets(oldKey).decrypt(sealed)).toThrow();
  expect(makeSecrets(ringNow()).verify(signed)).toBeUndefined();
  await expect(requireNationalIdKey(neev.services.db, { current: oldKey })).rejects.toThrow(
    'put that one back',
  );
});

test.each([0, 1, 2, 3, 4])(
  'A rotation that was killed before its write %d leaves everything readable, and a second run finishes it',
  async (killedBefore) => {
    await expect(rotate(killedBefore)).rejects.toThrow('killed');
    await everythingIsRead();
    const begun = ringNow();
    expect(begun.previous).toBe(oldKey);
    await rotate();
    await everythingIsRead();
    expect(ringNow()).toEqual({ current: begun.current });
  },
);

test.each(['the data folder', 'a bucket'])(
  'Private pictures in %s are encrypted anew where they lie',
  async (place) => {
    const { pool, settings, db } = neev.services;
    const bucket = await startBucket();
    onTestFinished(() => bucket.remove());
    const inBucket = { dataDir: settings.dataDir, s3Url: bucket.url() };
    const storage =
      place === 'a bucket' ? await openStorage(inBucket, { warn: vi.fn() }) : diskStorage(settings.dataDir);
    for (const [name, sealed] of lying) await storage.put(privateName(name), sealed);
    const pictures = sealedPicturesOf(storage);
    const reseal = ({ secrets }: Pick<Services, 'secrets'>) => resealPictures(db, { pictures, secrets });
    const { counts } = await rotateKey(pool, settings, [{ what: 'pictures', reseal }]);
    expect(counts).toEqual([{ what: 'pictures', done: 4, unreadable: 0 }]);
    for (const name of names) {
      const sealed = await storage.get(privateName(name));
      expect(() => makeSecrets(oldKey).decrypt(sealed as Buffer)).toThrow();
      lying.set(name, sealed as Buffer);
      await storage.remove(privateName(name));
    }
    await everythingIsRead();
  },
);

test('A picture that neither key reads does not keep the old key for ever', async () => {
  lying.set(names[1] as string, randomBytes(60));
  expect(await rotate()).toMatchObject({ counts: [{ done: 3, unreadable: 1 }] });
  expect(ringNow().previous).toBeUndefined();
});

test('With SECRET_KEY set the operator names both keys, and takes the old one out', async () => {
  const { settings } = neev.services;
  await rm(ringFile());
  const current = 'the new key of the operator';
  try {
    settings.secretKey = oldKey;
    await expect(rotate()).rejects.toThrow('SECRET_KEY_OLD to the present one');
    settings.secretKey = current;
    await expect(rotate()).rejects.toThrow('not the one that this database was made with');
    settings.secretKeyOld = oldKey;
    expect(await rotate()).toMatchObject({ byHand: true });
    settings.secretKeyOld = undefined;
    await everythingIsRead();
    await expect(readFile(ringFile())).rejects.toThrow('ENOENT');
  } finally {
    settings.secretKey = undefined;
    settings.secretKeyOld = undefined;
  }
});

test('Another key than the database was made with is told from it at the start', async () => {
  const { db } = neev.services;
  await writeFile(ringFile(), newSecretKey());
  await expect(requireNationalIdKey(db, ringNow())).rejects.toThrow('put that one back');
  const both = await Promise.all([1, 2].map(() => requireNationalIdKey(db, { current: oldKey })));
  expect(both[0]).toEqual(both[1]);
});
