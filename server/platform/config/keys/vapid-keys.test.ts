import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readSettings } from '../settings/read-settings.ts';
import { readOrMakeVapidKeys, readVapidPair } from './installation-keys.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-vapid-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('The keys of web push', () => {
  test('are made once, a pair of P-256, and read by nobody else', async () => {
    const starts = [1, 2].map(() => readOrMakeVapidKeys(undefined, folder, true));
    for (const keys of starts) expect(keys).toEqual(starts[0]);
    const { publicKey = '', privateKey = '' } = starts[0] ?? {};
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
    const file = join(folder, 'vapid-keys');
    expect(await readFile(file, 'utf8')).toBe(`${publicKey}:${privateKey}`);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(readOrMakeVapidKeys(undefined, folder, true)).toEqual(starts[0]);
  });

  test('are those of VAPID_KEYS where it is set, and nothing is made', async () => {
    const { publicKey, privateKey } = readOrMakeVapidKeys(undefined, folder, true);
    const other = join(folder, 'other');
    const pair = `${publicKey}:${privateKey}`;
    expect(readSettings({ VAPID_KEYS: pair }).vapidKeys).toBe(pair);
    expect(readOrMakeVapidKeys(pair, other, true)).toEqual({ publicKey, privateKey });
    await expect(stat(other)).rejects.toThrow();
  });

  test('that do not belong together stop the start with one line', async () => {
    const [one, two] = [readOrMakeVapidKeys(undefined, folder, true), join(folder, 'vapid-keys')];
    const half = `${one.publicKey}:${Buffer.alloc(32, 1).toString('base64url')}`;
    for (const wrong of ['x', 'a:b', half, `${one.publicKey}`, `${one.publicKey}:${one.privateKey}:x`, ':']) {
      expect(readVapidPair(wrong)).toBeUndefined();
      expect(() => readSettings({ VAPID_KEYS: wrong })).toThrow(
        'VAPID_KEYS must be a pair of P-256 keys, public:private in base64url',
      );
    }
    await writeFile(two, 'by hand '.repeat(5));
    expect(() => readOrMakeVapidKeys(undefined, folder, true)).toThrow(`${two} holds no pair of keys`);
  });
});
