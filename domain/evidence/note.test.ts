import { createHash, createPublicKey, generateKeyPairSync, sign, verify as verifyBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { sameBytes, toBase64 } from './base64.ts';
import {
  checkpointText,
  cosignedBytes,
  type NoteKey,
  noteKey,
  noteOf,
  readCheckpoint,
  readNote,
  readVkey,
  signatureLine,
  signatureOf,
  signedCheckpoint,
  signs,
  timed,
  type Verify,
  vkeyOf,
} from './note.ts';
import { readTilePath, tileNumber, tilePath } from './tiles.ts';
import type { Sha256 } from './tree.ts';

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest();
const spki = Buffer.from('302a300506032b6570032100', 'hex');
const verify: Verify = (key, bytes, signature) =>
  verifyBytes(
    null,
    bytes,
    createPublicKey({ key: Buffer.concat([spki, key]), format: 'der', type: 'spki' }),
    signature,
  );

function aKey(name: string, sort: NoteKey['signs'] = signs.note) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32);
  return {
    key: noteKey(sha256, { name, key: raw, signs: sort }),
    sign: (bytes: Uint8Array) => sign(null, bytes, privateKey),
  };
}

const log = aKey('neev.example/log/1');
const witness = aKey('watch.example', signs.witness);
const text = checkpointText({ origin: 'neev.example/log/1', size: 3, root: new Uint8Array(32).fill(7) });
const signed = noteOf(text, [signatureLine(log.key, log.sign(Buffer.from(text)))]);

test('the example of the specification of signed notes is one, and its key reads', async () => {
  const key = readVkey(sha256, 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW');
  const note = readNote(
    `If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n\n— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n`,
  );
  expect(key && note && (await signatureOf(note, key, verify))?.name).toBe('PeterNeumann');
});

test('a checkpoint reads as it was written, by its own key alone', async () => {
  expect(await signedCheckpoint(signed, log.key, verify)).toMatchObject({
    origin: 'neev.example/log/1',
    size: 3,
  });
  expect(await signedCheckpoint(signed.replace('\n3\n', '\n4\n'), log.key, verify)).toBeUndefined();
  expect(await signedCheckpoint(signed, aKey('neev.example/log/1').key, verify)).toBeUndefined();
  expect(await signedCheckpoint(signed, { ...log.key, name: 'other.example' }, verify)).toBeUndefined();
});

test('a witness signs the time too', async () => {
  const line = signatureLine(
    witness.key,
    timed(1_800_000_000, witness.sign(cosignedBytes(text, 1_800_000_000))),
  );
  const note = readNote(signed + line);
  expect(note && (await signatureOf(note, witness.key, verify))?.at).toBe(1_800_000_000);
  const late = signatureLine(
    witness.key,
    timed(1_800_000_001, witness.sign(cosignedBytes(text, 1_800_000_000))),
  );
  const changed = readNote(signed + late);
  expect(changed && (await signatureOf(changed, witness.key, verify))).toBeUndefined();
});

test('a key is written with its id, and one with another id is none', () => {
  const vkey = vkeyOf(log.key);
  expect(readVkey(sha256, vkey)).toMatchObject({ name: log.key.name, id: log.key.id, signs: 1 });
  expect(sameBytes(readVkey(sha256, vkey)?.key ?? new Uint8Array(), log.key.key)).toBe(true);
  for (const wrong of [
    '',
    vkey.replace(/\+[0-9a-f]{8}\+/, '+00000000+'),
    `x${vkey}`,
    `${vkey}AAAA`,
    vkeyOf({ ...log.key, signs: 4 }),
  ])
    expect(readVkey(sha256, wrong)).toBeUndefined();
});

test('what is no note or checkpoint is none', () => {
  const root = toBase64(new Uint8Array(32));
  for (const wrong of [
    '',
    '\n\n',
    text,
    signed.trim(),
    `${text}\n`,
    `${text}\n— x\n`,
    `${text}\n— x AAAA\n`,
    `${text}\n- x ${root}\n`,
  ])
    expect([wrong, readNote(wrong)]).toEqual([wrong, undefined]);
  for (const wrong of [
    `a\n01\n${root}\n`,
    `a\n-1\n${root}\n`,
    `a\n1\n${root}`,
    `\n1\n${root}\n`,
    'a\n1\nAAAA\n',
    `a\n99999999999999999999\n${root}\n`,
  ])
    expect([wrong, readCheckpoint(wrong)]).toEqual([wrong, undefined]);
});

test('the number of a tile is written in threes', () => {
  expect([0, 5, 999, 1000, 1_234_067].map(tileNumber)).toEqual([
    '000',
    '005',
    '999',
    'x001/000',
    'x001/x234/067',
  ]);
  for (const tile of [
    { level: 0, n: 1234, width: 256 },
    { level: 2, n: 0, width: 3 },
  ])
    expect(readTilePath(tilePath(tile))).toEqual(tile);
  for (const wrong of [
    '',
    '0',
    '0/1',
    '0/x000/001',
    '00/001',
    '0/001.p/256',
    '0/001.p/0',
    '0/001/',
    '0/001.p/',
    '64/000',
    '0/1234',
  ])
    expect([wrong, readTilePath(wrong)]).toEqual([wrong, undefined]);
});
