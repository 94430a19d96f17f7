// Installs what package-lock.json names, when it is missing or older than the lock file. Needs nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  process.stderr.write(`Neev needs Node 20.19 or newer; this is ${process.versions.node}.\n`);
  process.exit(1);
}

/** @param {{ development: boolean }} what tests need more than a start does */
export function installMissing({ development }) {
  const lock = join(root, 'package-lock.json');
  const installed = join(root, 'node_modules/.package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
  const isComplete = !development || existsSync(join(root, 'node_modules/vitest'));
  if (isCurrent && isComplete) return;
  process.stdout.write('Installing what Neev needs (a minute or two, once)…\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const more = development ? ['--include=dev'] : ['--omit=dev'];
  // Not `npm ci`: it asks the registry for the packages of every other system too, and stops where one is missing.
  const { status } = spawnSync(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...more],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}
