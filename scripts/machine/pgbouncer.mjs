// Finds PgBouncer for the test of a pooler; on Debian it installs one when there is none.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian.mjs';

const isThere = () => spawnSync('pgbouncer', ['--version'], { stdio: 'ignore' }).status === 0;

/** Without one that test is skipped, with a loud line of its own (e2e/long/pooler.spec.ts); in CI it fails. */
export function wantPgBouncer() {
  if (!isThere()) installOnDebian('pgbouncer', 'PgBouncer for the test of a pooler');
  return isThere();
}
