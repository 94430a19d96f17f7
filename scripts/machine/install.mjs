// Installs what package-lock.json names, when it is missing or older than the lock file. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differencesFromLock } from './lock.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

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

/** @returns {number} npm's exit code */
function npm(words, stdio) {
  const isWindows = process.platform === 'win32';
  const common = ['--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', [...words, ...common], {
    cwd: root,
    stdio,
    shell: isWindows,
  });
  return status ?? 1;
}

/** @param {{ development: boolean }} what tests need more than a start does */
export function installMissing({ development }) {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  const isComplete = !development || existsSync(join(root, 'node_modules/vitest'));
  if (isCurrent && isComplete) return;
  process.stdout.write('Installing what Neev needs (a minute or two, once)…\n');
  const more = development ? ['--include=dev'] : ['--omit=dev'];
  // `npm ci` also asks for the packages of every other system and stops where the registry lacks one, before it
  // has touched anything.
  if (npm(['ci', ...more], 'ignore') === 0) return;
  if (npm(['install', '--no-save', ...more], 'inherit') !== 0)
    giveUp('Neev could not install its packages: look at npm’s lines above, and at the way to its registry.');
  requireLocked({ development });
}

/** Ends the process where node_modules is not what package-lock.json names. */
export function requireLocked({ development }) {
  const [first, ...others] = differencesFromLock(root, { development });
  if (!first) return;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  giveUp(
    `node_modules is not what package-lock.json names: ${first}${more}. Delete node_modules and start again; after a change of package.json, run npm install first.`,
  );
}
