import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeSecrets, newToken, type Purpose, readOrMakeSecretKey, tokenHash } from './secrets.ts';

const ours = makeSecrets('a secret for tests only');
const others = makeSecrets('another secret');
const purposes: Purpose[] = ['code', 'national-id', 'link', 'caller'];

describe('A keyed hash', () => {
  test('is the same for the same value, and cannot be made without the key', () => {
    expect(ours.keyedHash('code', 'K7MP2Q')).toEqual(ours.keyedHash('code', 'K7MP2Q'));
    expect(ours.keyedHash('code', 'K7MP2Q')).not.toEqual(others.keyedHash('code', 'K7MP2Q'));
    expect(ours.keyedHash('code', 'K7MP2Q')).toHaveLength(32);
  });

  test('of one purpose is none of another', () => {
    const hashes = purposes.map((purpose) => ours.keyedHash(purpose, 'the same').toString('hex'));
    expect(new Set(hashes).size).toBe(purposes.length);
  });

  test('survives a restart with the same key', () => {
    const restarted = makeSecrets('a secret for tests only');
    for (const purpose of purposes)
      expect(restarted.keyedHash(purpose, 'x')).toEqual(ours.keyedHash(purpose, 'x'));
  });
});

describe('A link of a mail', () => {
  test('carries any value there and back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const signed = ours.sign(value);
        expect(ours.verify(signed)).toBe(value);
        expect(encodeURIComponent(signed)).toBe(signed);
      }),
    );
  });

  test('with another value, another signature or another key is none', () => {
    const signed = ours.sign('{"email":"a@b.in"}');
    const [value = '', signature = ''] = signed.split('.');
    const changed = Buffer.from('{"email":"c@d.in"}').toString('base64url');
    for (const wrong of [
      `${changed}.${signature}`,
      `${value}.`,
      value,
      '',
      '.',
      `${value}.${signature.slice(0, -4)}`,
      `${value}.${signature}AAAA`,
      others.sign('{"email":"a@b.in"}'),
    ])
      expect(ours.verify(wrong)).toBeUndefined();
  });

  test('that was guessed is none', () => {
    fc.assert(
      fc.property(fc.string(), (guess) => {
        expect(ours.verify(guess)).toBeUndefined();
      }),
    );
  });
});

describe('An ID picture', () => {
  const picture = Buffer.from('the bytes of a picture');

  test('is read with the key alone, and looks different each time it is kept', () => {
    const sealed = ours.encrypt(picture);
    expect(ours.decrypt(sealed)).toEqual(picture);
    expect(sealed.includes(picture)).toBe(false);
    expect(ours.encrypt(picture)).not.toEqual(sealed);
    expect(() => others.decrypt(sealed)).toThrow();
  });

  test('that was changed in any one byte is not read', () => {
    const sealed = ours.encrypt(picture);
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => ours.decrypt(changed)).toThrow();
    }
  });

  test('may be empty or large', () => {
    for (const size of [0, 1, 100_000]) {
      const bytes = Buffer.alloc(size, 7);
      expect(ours.decrypt(ours.encrypt(bytes)).equals(bytes)).toBe(true);
    }
  });
});

test('A token cannot be guessed, and is stored as a hash alone', () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  expect(tokenHash('x')).toEqual(tokenHash('x'));
  expect(tokenHash('x').toString()).not.toContain('x');
});

describe('The secret key', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'neev-key-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  test('that is set is taken, and nothing is written', async () => {
    expect(await readOrMakeSecretKey('given', folder)).toBe('given');
    await expect(readFile(join(folder, 'secret-key'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('is else made once in the data folder, for its owner’s eyes only', async () => {
    const made = await readOrMakeSecretKey(undefined, folder);
    expect(made).toMatch(/^[\w-]{43}$/);
    expect(await readOrMakeSecretKey(undefined, folder)).toBe(made);
    expect((await stat(join(folder, 'secret-key'))).mode & 0o777).toBe(0o600);
  });

  test('is the same for two starts at once', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecretKey(undefined, folder)));
    expect(new Set(keys).size).toBe(1);
  });

  test('may have been written by hand, with a line end', async () => {
    await writeFile(join(folder, 'secret-key'), 'by hand\n');
    expect(await readOrMakeSecretKey(undefined, folder)).toBe('by hand');
  });

  test('that cannot be written stops the start', async () => {
    await expect(readOrMakeSecretKey(undefined, join(folder, 'missing'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
