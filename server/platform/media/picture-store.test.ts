import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeRateLimits } from '#server/platform/http/rate-limits.ts';
import { aPicture } from '#server/testing/registrations.ts';
import { type TestUser, useTestApp } from '#server/testing/test-app.ts';
import { readReference, referenceOf } from './picture-names.ts';
import { requireOwnPicture } from './picture-references.ts';
import { decodePicture, makePictures } from './picture-store.ts';
import type { PicturePurpose, Pictures } from './pictures.ts';
import { filesFolder } from './storage/disk-storage.ts';

const purposes: PicturePurpose[] = ['public', 'id', 'chat', 'gallery'];
const anId = fc
  .uint8Array({ minLength: 16, maxLength: 16 })
  .map((bytes) => Buffer.from(bytes).toString('base64url'));

describe('A reference to a picture', () => {
  test('says what the picture was sent for, and is read as it was written', () => {
    fc.assert(
      fc.property(anId, fc.constantFrom(...purposes), (id, purpose) => {
        expect(readReference(referenceOf({ id, purpose }))).toEqual({ id, purpose });
      }),
    );
  });

  test('of one use is never the reference of another', () => {
    const all = purposes.map((purpose) => referenceOf({ id: 'a'.repeat(22), purpose }));
    expect(new Set(all).size).toBe(4);
  });

  test.each([
    '',
    '/files/short.webp',
    `/files/${'a'.repeat(23)}.webp`,
    `/files/${'a'.repeat(22)}.png`,
    `/files/../${'a'.repeat(19)}.webp`,
    `https://elsewhere.in/files/${'a'.repeat(22)}.webp`,
    `private:${'a'.repeat(21)}/`,
    `Private:${'a'.repeat(22)}`,
    `chat:${'a'.repeat(22)}\n`,
    `chat:${'a'.repeat(22)}.webp`,
  ])('has one form only: %j is none', (reference) => {
    expect(readReference(reference)).toBeUndefined();
  });
});

describe('A picture that a user sent', () => {
  const neev = useTestApp();
  let folder = '';
  let sent = '';
  let pictures: Pictures;
  let asha: TestUser;
  let ravi: TestUser;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neev-pictures-'));
    sent = join(folder, 'sent.jpg');
    await writeFile(sent, await aPicture(400, 300));
    const { secrets } = neev.services;
    pictures = makePictures({ settings: { dataDir: folder }, secrets, limits: makeRateLimits(false) });
    asha = await neev.loginAs();
    ravi = await neev.loginAs();
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const keep = (purpose: PicturePurpose) =>
    pictures.keep(neev.services.db, { userId: asha.userId, bytes: () => readFile(sent), purpose });
  const idOf = (reference: string) => readReference(reference)?.id ?? '';
  const kept = async (under = '') =>
    (await readdir(join(filesFolder(folder), under), { withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort();
  const rows = () => neev.services.db.selectFrom('uploads').select(['id', 'purpose']).execute();

  test('for everybody lies in two sizes, for the operating system’s own user alone', async () => {
    const id = idOf(await keep('public'));
    expect(await kept()).toEqual([`${id}-small.webp`, `${id}.webp`]);
    expect(await kept('private')).toEqual([]);
    expect((await stat(join(filesFolder(folder), `${id}.webp`))).mode & 0o777).toBe(0o600);
  });

  test.each(['id', 'chat', 'gallery'] as const)(
    'for few (%s) is unreadable on the disk and never lies among the public ones',
    async (purpose) => {
      const id = idOf(await keep(purpose));
      expect(await kept()).toEqual([]);
      expect(await kept('private')).toEqual([id]);
      const onDisk = await readFile(join(filesFolder(folder), 'private', id));
      expect(onDisk.includes('WEBP')).toBe(false);
      const shown = await pictures.readPrivate(id);
      expect(shown?.subarray(8, 12).toString()).toBe('WEBP');
    },
  );

  test('and whose file is gone is not there, and a name that is none opens no file', async () => {
    expect(await pictures.readPrivate('a'.repeat(22))).toBeUndefined();
    expect(await pictures.readPrivate('../../sent.jpg')).toBeUndefined();
  });

  test('that somebody changed on the disk is an error, and no picture', async () => {
    const id = idOf(await keep('id'));
    await writeFile(join(filesFolder(folder), 'private', id), randomBytes(200));
    await expect(pictures.readPrivate(id)).rejects.toThrow();
  });

  test('that is no picture leaves neither row nor file', async () => {
    await writeFile(sent, '<svg xmlns="http://www.w3.org/2000/svg"/>');
    await expect(keep('public')).rejects.toMatchObject({ problem: 'picture-unsupported' });
    expect(await rows()).toEqual([]);
  });

  test('counts for nobody else, and for nothing else than it was sent for', async () => {
    const { db } = neev.services;
    const reference = await keep('public');
    const given = { path: 'aadharPic', reference, userId: asha.userId, purpose: 'public' } as const;
    expect(await requireOwnPicture(db, pictures, given)).toBe(idOf(reference));
    const asId = referenceOf({ id: idOf(reference), purpose: 'id' });
    for (const wrong of [
      { ...given, userId: ravi.userId },
      { ...given, purpose: 'id' as const },
      { ...given, purpose: 'id' as const, reference: asId },
      { ...given, reference: 'https://elsewhere.in/a.webp' },
    ])
      await expect(requireOwnPicture(db, pictures, wrong)).rejects.toMatchObject({
        problem: 'picture-invalid',
        errors: [{ path: 'aadharPic' }],
      });
    expect(await pictures.belongsTo(db, asId, asha.userId)).toBe(false);
    expect(await pictures.belongsTo(db, 'no reference', asha.userId)).toBe(false);
  });

  test('goes with its files once it is let go; what is no reference of ours is no error', async () => {
    const { db } = neev.services;
    const references = [await keep('public'), await keep('id')];
    await pictures.forget(db, 'https://elsewhere.in/a.webp');
    expect(await rows()).toHaveLength(2);
    for (const reference of references) await pictures.forget(db, reference);
    expect([await rows(), await kept(), await kept('private')]).toEqual([[], [], []]);
  });

  const values = {
    user_id: '',
    address: 'Pune',
    pin: '411001',
    lat: 1,
    lng: 1,
    city_key: 'pune',
    search: ' ',
  };
  const provider = (more: object) =>
    neev.services.db
      .insertInto('providers')
      .values({ ...values, user_id: asha.userId, kind: 'provider', name: 'Asha', ...more })
      .returning('id')
      .executeTakeFirstOrThrow();
  const shownIn: [string, PicturePurpose, (reference: string) => Promise<unknown>][] = [
    [
      'a user',
      'public',
      (profile_pic) =>
        neev.services.db.updateTable('users').set({ profile_pic }).where('id', '=', asha.userId).execute(),
    ],
    ['a provider', 'public', (profile_pic) => provider({ profile_pic })],
    ['an ID check', 'id', (reference) => provider({ id_picture: idOf(reference) })],
    [
      'a product',
      'public',
      async (product_pic) => {
        const { id } = await provider({});
        const place = { lat: 1, lng: 1, city_key: 'pune', search: ' ' };
        const named = {
          name: 'Hammer',
          company: 'Tata',
          category: 'Hammer',
          price: 100,
          description: 'Heavy',
        };
        await neev.services.db
          .insertInto('products')
          .values({ ...place, ...named, provider_id: id, user_id: asha.userId, product_pic })
          .execute();
      },
    ],
    [
      'a message',
      'chat',
      async (text) => {
        const [first_id = '', second_id = ''] = [asha.userId, ravi.userId].sort();
        const { id } = await neev.services.db
          .insertInto('conversations')
          .values({ first_id, second_id })
          .returning('id')
          .executeTakeFirstOrThrow();
        const about = { conversation_id: id, seq: 1, sender_id: asha.userId, client_id: 'c' };
        await neev.services.db
          .insertInto('messages')
          .values({ ...about, type: 'image', text })
          .execute();
      },
    ],
  ];
  test.each(shownIn)('that %s still shows is neither let go nor swept away', async (_, purpose, show) => {
    const { db } = neev.services;
    const reference = await keep(purpose);
    await show(reference);
    await neev.services.pool.query(`update uploads set created_at = now() - interval '2 days'`);
    await pictures.forget(db, reference);
    await pictures.sweep(db);
    expect(await rows()).toHaveLength(1);
    expect([...(await kept()), ...(await kept('private'))].length).toBeGreaterThan(0);
  });

  test('and that nothing shows is swept away after a day, not before', async () => {
    const { db, pool } = neev.services;
    const [old, young] = [await keep('public'), await keep('gallery')];
    await pool.query(`update uploads set created_at = now() - interval '25 hours' where id = $1`, [
      idOf(old),
    ]);
    await pool.query(`update uploads set created_at = now() - interval '23 hours' where id = $1`, [
      idOf(young),
    ]);
    await pictures.sweep(db);
    expect(await rows()).toEqual([{ id: idOf(young), purpose: 'gallery' }]);
    expect([await kept(), await kept('private')]).toEqual([[], [idOf(young)]]);
  });
});

const decode = (bytes: Buffer | string, purpose: Parameters<typeof decodePicture>[1] = 'public') =>
  decodePicture(Buffer.from(bytes as string), purpose);
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const sizeOf = async (bytes: Buffer | undefined) => {
  const { width, height, format } = await sharp(bytes).metadata();
  return { width, height, format };
};
const unsupported = { problem: 'picture-unsupported', status: 415 };

describe('A picture is written anew, in the sizes that the pages use', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('from %s to WebP', async (format) => {
    const { main, small } = await decode(await plain(2000, 1000).toFormat(format).toBuffer());
    expect(await sizeOf(main)).toEqual({ width: 960, height: 480, format: 'webp' });
    expect(await sizeOf(small)).toEqual({ width: 224, height: 224, format: 'webp' });
  });

  test('a small one is not made larger', async () => {
    const { main } = await decode(await plain(40, 30).png().toBuffer());
    expect(await sizeOf(main)).toMatchObject({ width: 40, height: 30 });
  });

  test('one of an ID stays legible, and has no small size', async () => {
    const { main, small } = await decode(await plain(3000, 2000).jpeg().toBuffer(), 'id');
    expect(await sizeOf(main)).toMatchObject({ width: 1600 });
    expect(small).toBeUndefined();
  });

  test('it stands upright, as the camera meant it', async () => {
    const turned = await plain(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sizeOf((await decode(turned)).main)).toMatchObject({ width: 200, height: 400 });
  });

  test('no metadata survives, the place above all', async () => {
    const { main, small } = await decode(await aPicture());
    for (const bytes of [main, small]) {
      const { exif, xmp, iptc } = await sharp(bytes).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
    }
  });
});

describe('Anything else is refused with a clear sentence', () => {
  test.each([
    ['a text', 'hello'],
    ['nothing', ''],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    [
      'what only calls itself a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(200)]),
    ],
    ['a page', '<!doctype html><title>x</title>'],
  ])('%s', async (_, bytes) => expect(decode(bytes)).rejects.toMatchObject(unsupported));

  test('a GIF and a TIFF', async () => {
    await expect(decode(await plain(10, 10).gif().toBuffer())).rejects.toMatchObject(unsupported);
    await expect(decode(await plain(10, 10).tiff().toBuffer())).rejects.toMatchObject(unsupported);
  });

  test('a picture that is cut', async () => {
    const whole = await plain(800, 600).jpeg().toBuffer();
    await expect(decode(whole.subarray(0, whole.length / 2))).rejects.toMatchObject(unsupported);
  });

  test('one of more than 40 megapixels, however small its file', async () => {
    const huge = await plain(8000, 5001).png({ compressionLevel: 9 }).toBuffer();
    expect(huge.length).toBeLessThan(8_000_000);
    await expect(decode(huge)).rejects.toMatchObject(unsupported);
  });
});

describe('A reference names a picture of ours, or nothing', () => {
  const id = 'aaaaaaaaaaaaaaaaaaaa_-';
  test.each([
    [`/files/${id}.webp`, { id, purpose: 'public' }],
    [`private:${id}`, { id, purpose: 'id' }],
    [`chat:${id}`, { id, purpose: 'chat' }],
    [`/files/${id}-small.webp`, undefined],
    [`/files/../private/${id}`, undefined],
    [`/files/private/${id}.webp`, undefined],
    [`private:../${id}`, undefined],
    [`https://evil.example/files/${id}.webp`, undefined],
    [`/files/${id}.webp?x`, undefined],
    [`/files/${id}.png`, undefined],
    ['private:short', undefined],
    [`chat:../${id}`, undefined],
    ['', undefined],
  ])('%s', (reference, named) => expect(readReference(reference)).toEqual(named));
});
