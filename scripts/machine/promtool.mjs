// Finds Prometheus' tool that plays alerts; on Debian it installs one when there is none.
import { spawnSync } from 'node:child_process';
import { installOnDebian } from './debian.mjs';

const isThere = () => spawnSync('promtool', ['--version'], { stdio: 'ignore' }).status === 0;

export function wantPromtool() {
  if (!isThere()) installOnDebian('prometheus', 'Prometheus, whose promtool plays the alerts');
  return isThere();
}
