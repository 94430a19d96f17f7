// Finds the engines that the journeys are walked in; on Debian it installs those that are not there.
import { spawnSync } from 'node:child_process';
import { findChromium } from './chromium.mjs';
import { installOnDebian } from './debian.mjs';

const runs = (program, ...words) => spawnSync(program, words, { stdio: 'ignore' }).error === undefined;

/** What Debian calls each, and whether it is there. */
const engines = {
  chromium: { packages: ['chromium'], isThere: () => Boolean(findChromium()) },
  firefox: {
    packages: ['firefox-esr'],
    isThere: () => runs(process.env.FIREFOX ?? 'firefox-esr', '--version'),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    isThere: () => runs('WebKitWebDriver', '--help') && runs('Xvfb', '-help'),
  },
};

/** @returns {{ there: string[], missing: string[] }} names of engines; what is missing can be neither found nor installed */
export function wantEngines() {
  for (const [name, { packages, isThere }] of Object.entries(engines))
    if (!isThere())
      for (const each of packages) installOnDebian(each, `${name} for the journeys in three engines`);
  const names = Object.keys(engines);
  const there = names.filter((name) => engines[name].isThere());
  return { there, missing: names.filter((name) => !there.includes(name)) };
}
