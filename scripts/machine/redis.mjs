// Finds a Redis for the test of several processes; on Debian it installs one when there is none.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian.mjs';

const isThere = () =>
  Boolean(process.env.REDIS_URL) ||
  spawnSync('redis-server', ['--version'], { stdio: 'ignore' }).status === 0;

/** Without one that test is skipped, with a loud line of its own (e2e/long/processes.spec.ts); in CI it fails. */
export function wantRedis() {
  if (!isThere()) installOnDebian('redis-server', 'Redis for the test of several processes');
  return isThere();
}
