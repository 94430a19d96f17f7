import { writeFileSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { requirePassword } from '#server/platform/database/embedded/server/open-cluster.ts';
import { makeKeysOfNewDatabase, readOrMakeKeys } from './installation-keys.ts';
import { requireKeyFile } from './key-file.ts';
import { writeKeyRing } from './key-ring.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'neev-keys-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const read = (more: object = {}) =>
  readOrMakeKeys({
    dataDir,
    databaseUrl: undefined,
    secretKey: undefined,
    secretKeyOld: undefined,
    vapidKeys: undefined,
    evidenceKey: undefined,
    evidenceKeyOld: undefined,
    ...more,
  });
const at = (name: string) => join(dataDir, name);

async function makeDatabase(): Promise<void> {
  await mkdir(at('postgres'), { mode: 0o700 });
  await writeFile(at('postgres/PG_VERSION'), '18');
}

describe('The keys of an installation', () => {
  test('are made once, before there is a database, for their owner’s eyes only', async () => {
    const made = read();
    expect(made.ring.current).toMatch(/^[\w-]{43}$/);
    await makeDatabase();
    expect(read()).toEqual(made);
    expect((await readdir(dataDir)).sort()).toEqual(['evidence-key', 'postgres', 'secret-key', 'vapid-keys']);
    for (const name of ['secret-key', 'vapid-keys']) expect((await stat(at(name))).mode & 0o777).toBe(0o600);
  });

  test('that are set are taken, and nothing is written', async () => {
    const { vapid } = read();
    for (const name of await readdir(dataDir)) await rm(at(name));
    const vapidKeys = `${vapid.publicKey}:${vapid.privateKey}`;
    expect(read({ secretKey: 'given', vapidKeys, evidenceKey: 'given' })).toMatchObject({
      ring: { current: 'given' },
      vapid,
    });
    expect(await readdir(dataDir)).toEqual([]);
  });

  test('may have been written by hand, with a line end', async () => {
    await writeFile(at('secret-key'), `${'by hand '.repeat(5)}\n`);
    expect(read().ring.current).toBe('by hand by hand by hand by hand by hand');
  });

  test.each(['secret-key', 'vapid-keys'])(
    'stop the start, and say which file, when %s is missing beside the database that was made with it',
    async (name) => {
      read();
      await makeDatabase();
      await rm(at(name));
      expect(() => read()).toThrow(`${at(name)} is missing, and the database beside it was made with it`);
      await expect(stat(at(name))).rejects.toThrow('ENOENT');
      // A database elsewhere does not say that this folder is an old one.
      if (name === 'vapid-keys')
        expect(read({ databaseUrl: 'postgres://db/neev', secretKey: 'given' }).vapid).toBeDefined();
    },
  );

  test.each([
    ['', 'is empty'],
    [' \n', 'is empty'],
    ['x'.repeat(31), 'is shorter than 32 characters'],
    [`${'x'.repeat(40)}\nshort`, 'holds something else than a key'],
    [`${'x'.repeat(40)}\n${'y'.repeat(40)}\n${'z'.repeat(40)}`, 'holds something else than a key'],
  ])('stop the start when the file holds %j', async (text, why) => {
    await writeFile(at('secret-key'), text);
    expect(() => read()).toThrow(`${at('secret-key')} ${why}`);
    expect(() => read()).not.toThrow(/xxx|\n/);
    expect(await readFile(at('secret-key'), 'utf8')).toBe(text);
  });

  test('stop the start when a file cannot be read, be it a folder or a link that leads to itself', async () => {
    await mkdir(at('secret-key'));
    expect(() => read()).toThrow(`${at('secret-key')} cannot be read (EISDIR)`);
    await rm(at('secret-key'), { recursive: true });
    await symlink(at('secret-key'), at('secret-key'));
    expect(() => read()).toThrow(`${at('secret-key')} cannot be read (ELOOP)`);
  });

  test('are not made where nothing can be written', () => {
    expect(() => read({ dataDir: at('missing') })).toThrow('ENOENT');
  });

  test('are those of the start that was first, where two make them at once', async () => {
    const [file, theirs] = [at('key'), 't'.repeat(43)];
    const make = () => {
      writeFileSync(file, theirs);
      return 'm'.repeat(43);
    };
    expect(requireKeyFile({ file, make, otherwise: '' })).toBe(theirs);
    expect(await readdir(dataDir)).toEqual(['key']);
  });

  test('of a rotation that is not through are two', async () => {
    const [current, previous] = ['n'.repeat(32), 'o'.repeat(32)];
    writeKeyRing(dataDir, { current, previous });
    expect(read().ring).toEqual({ current, previous });
    writeKeyRing(dataDir, { current });
    expect(read().ring).toEqual({ current });
    expect((await readdir(dataDir)).sort()).toEqual(['evidence-key', 'secret-key', 'vapid-keys']);
  });

  test('are made for a restore into nothing, and let alone for one into a database that lost them', async () => {
    const settings = {
      dataDir,
      databaseUrl: undefined,
      secretKey: undefined,
      secretKeyOld: undefined,
      vapidKeys: undefined,
      evidenceKey: undefined,
      evidenceKeyOld: undefined,
    };
    await makeDatabase();
    makeKeysOfNewDatabase(settings);
    expect(await readdir(dataDir)).toEqual(['postgres']);
    await rm(at('postgres'), { recursive: true });
    makeKeysOfNewDatabase(settings);
    expect((await readdir(dataDir)).sort()).toEqual(['evidence-key', 'secret-key', 'vapid-keys']);
  });
});

describe('The password of the embedded database', () => {
  test('is made once, and stops the start when it is missing, empty or cut', async () => {
    const file = at('postgres-password');
    const password = requirePassword(file, false);
    expect(password).toHaveLength(32);
    expect(requirePassword(file, true)).toBe(password);
    for (const text of ['', password.slice(1)]) {
      await writeFile(file, text);
      expect(() => requirePassword(file, true)).toThrow(file);
      expect(() => requirePassword(file, false)).toThrow(file);
    }
    await chmod(file, 0o600);
    await rm(file);
    expect(() => requirePassword(file, true)).toThrow(`${file} is missing`);
  });
});
