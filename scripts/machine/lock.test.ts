import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differencesFromLock } from './lock.mjs';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'neev-lock-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

type Packages = Record<string, { version: string; dev?: true; optional?: true; integrity?: string }>;

/** A project whose lock file names `locked` and whose node_modules holds `installed`. */
async function project(locked: Packages, installed: Packages): Promise<void> {
  for (const folder of Object.keys(installed)) {
    await mkdir(join(root, folder), { recursive: true });
    await writeFile(join(root, folder, 'package.json'), '{}');
  }
  await mkdir(join(root, 'node_modules'), { recursive: true });
  const text = (packages: object) => JSON.stringify({ packages });
  await writeFile(join(root, 'package-lock.json'), text({ '': { version: '0.1.0' }, ...locked }));
  await writeFile(join(root, 'node_modules/.package-lock.json'), text(installed));
}

const zod = { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' } };
const vitest = { 'node_modules/vitest': { version: '4.1.12', dev: true as const } };

test('What is installed is what the lock file names', async () => {
  await project({ ...zod, ...vitest }, { ...zod, ...vitest });
  expect(differencesFromLock(root, { development: true })).toEqual([]);
});

test('Another version than the lock file’s is told', async () => {
  await project(zod, { 'node_modules/zod': { version: '4.6.8' } });
  expect(differencesFromLock(root, { development: false })).toEqual([
    'node_modules/zod: 4.6.8 is installed, the lock file names 4.6.7',
  ]);
});

test('The same version with other content is told', async () => {
  await project(zod, { 'node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' } });
  expect(differencesFromLock(root, { development: false })).toHaveLength(1);
});

test('A package that the lock file does not know is told', async () => {
  await project(zod, { ...zod, 'node_modules/left': { version: '1.0.0' } });
  expect(differencesFromLock(root, { development: false })).toEqual([
    'node_modules/left: 1.0.0 is installed, the lock file names none',
  ]);
});

test('A start does without development packages, a test does not', async () => {
  await project({ ...zod, ...vitest }, zod);
  expect(differencesFromLock(root, { development: false })).toEqual([]);
  expect(differencesFromLock(root, { development: true })).toEqual([
    'node_modules/vitest: 4.1.12 is not installed',
  ]);
});

test('A production package that is missing is told', async () => {
  await project({ ...zod, ...vitest }, {});
  expect(differencesFromLock(root, { development: false })).toEqual([
    'node_modules/zod: 4.6.7 is not installed',
  ]);
});
