import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeSecrets, newToken, type Purpose, tokenHash } from './secrets.ts';

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

describe('A key that was rotated', () => {
  const before = makeSecrets('the key of before');
  const during = makeSecrets({ current: 'the key of now', previous: 'the key of before' });
  const after = makeSecrets('the key of now');

  test('is still read and believed while the rotation is under way, and makes nothing new', () => {
    expect(during.decrypt(before.encrypt(Buffer.from('x'))).toString()).toBe('x');
    expect(during.verify(before.sign('x'))).toBe('x');
    expect(after.decrypt(during.encrypt(Buffer.from('x'))).toString()).toBe('x');
    expect(after.verify(during.sign('x'))).toBe('x');
    expect(() => before.decrypt(during.encrypt(Buffer.from('x')))).toThrow();
    expect(before.verify(during.sign('x'))).toBeUndefined();
  });

  test('is nothing afterwards', () => {
    expect(() => after.decrypt(before.encrypt(Buffer.from('x')))).toThrow();
    expect(after.verify(before.sign('x'))).toBeUndefined();
  });

  test('leaves the hashes of national IDs alone, where their own key is given', () => {
    const kept = Buffer.alloc(32, 5);
    const hashes = ['the key of now', 'the key of before'].map((key) =>
      makeSecrets(key, kept).keyedHash('national-id', '234123412346'),
    );
    expect(hashes[0]).toEqual(hashes[1]);
    expect(hashes[0]).not.toEqual(after.keyedHash('national-id', '234123412346'));
  });
});
