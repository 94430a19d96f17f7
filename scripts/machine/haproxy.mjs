// Finds an HAProxy for the test of the deployment; on Debian it installs one when there is none.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian.mjs';

const isThere = () => spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0;

/** Without one that test is skipped, with a loud line of its own (e2e/long/deployed.spec.ts); in CI it fails. */
export function wantHaproxy() {
  if (!isThere()) installOnDebian('haproxy', 'HAProxy for the test of the deployment');
}
