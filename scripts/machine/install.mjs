// Installs what package-lock.json names, and only that. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differencesFromLock } from './lock.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** @returns {string} the path of a file of ours */
export const inRoot = (file) => join(root, file);

/** Ends the process with one line that says what to do. */
export function giveUp(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  giveUp(`Neev needs Node 20.19 or newer (24 is best); this is ${process.versions.node}.`);
}

/** What tests need more than a start does is wanted where it is there: nothing takes it away. */
const withThere = ({ development }) => ({
  development: development || existsSync(inRoot('node_modules/vitest')),
});

/** @param {{ development: boolean }} what tests need more than a start does */
export const isInstalled = (what) => differencesFromLock(root, withThere(what)).length === 0;

/** @param {{ development: boolean }} what tests need more than a start does */
export function installMissing(what) {
  if (isInstalled(what)) return;
  process.stdout.write('Installing what Neev needs (a minute or two, once)…\n');
  const words = ['ci', withThere(what).development ? '--include=dev' : '--omit=dev', '--loglevel=error'];
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: isWindows,
  });
  if (status !== 0)
    giveUp('Neev could not install its packages: look at npm’s lines above, and at the way to its registry.');
}
