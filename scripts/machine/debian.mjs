// What the tests need beside npm's packages is installed by itself where that can be: on Debian, as root.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Does nothing where it cannot. @param what for the line that it prints */
export function installOnDebian(name, what) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${what}…\n`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words) =>
    spawnSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
  run('update');
  run('install', '-y', '--no-install-recommends', name);
}
