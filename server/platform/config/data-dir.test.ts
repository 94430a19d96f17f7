import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDir } from './data-dir.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-dir-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('the data folder is made with all that lies above it, by two starts at once too', async () => {
  const dataDir = join(folder, 'srv/neev/data');
  await Promise.all([openDataDir(dataDir), openDataDir(dataDir)]);
  await openDataDir(dataDir);
  expect(existsSync(join(dataDir, 'files'))).toBe(true);
});

test('a file in the place of the data folder is told', async () => {
  await writeFile(join(folder, 'data'), 'a file');
  await expect(openDataDir(join(folder, 'data'))).rejects.toMatchObject({ code: 'ENOTDIR' });
});

test.runIf(existsSync('/proc/self'))('a place where no folder can be made is told at once', async () => {
  await expect(openDataDir('/proc/neev/data')).rejects.toMatchObject({ code: 'ENOENT' });
});
