// Finds a Chromium for the browser tests; on Debian it installs one when there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export const findChromium = () => places.find((place) => place && existsSync(place));

/** @returns {string} its path; ends the process with one line when there is none and none can be installed */
export function requireChromium() {
  const found = findChromium();
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    process.stdout.write('Installing Chromium for the browser tests…\n');
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const run = (...words) =>
      spawnSync('apt-get', ['-qq', ...words], { stdio: ['ignore', 'ignore', 'inherit'], env: environment });
    run('update');
    run('install', '-y', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  process.stderr.write(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}
