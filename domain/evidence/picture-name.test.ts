import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { boundBytes, isPictureOf } from './picture-name.ts';

const sha256 = async (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const picture = new Uint8Array([82, 73, 70, 70, 1, 2, 3]);
const salt = 'abcdefghijk';
const name = salt + createHash('sha256').update(boundBytes(salt, picture)).digest('base64url');

test('a picture is the one that is called so, and no other; of a name of before nobody can say', async () => {
  expect(name).toHaveLength(54);
  expect(await isPictureOf(name, picture, sha256)).toBe(true);
  expect(await isPictureOf(name, new Uint8Array([...picture, 0]), sha256)).toBe(false);
  expect(await isPictureOf(`b${name.slice(1)}`, picture, sha256)).toBe(false);
  expect(await isPictureOf('A'.repeat(22), picture, sha256)).toBe(true);
});
