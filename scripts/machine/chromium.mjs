// Finds a Chromium for the browser tests; on Debian it installs one when there is none. The one without windows comes
// first: it takes a sixth less of a machine than the whole browser that shows none.
import { existsSync } from 'node:fs';
import { installOnDebian } from './debian.mjs';

const windowless = '/usr/bin/chromium-headless-shell';
const places = [
  process.env.CHROMIUM,
  windowless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {string | undefined} */
export const findChromium = () => places.find((place) => place && existsSync(place));

/** @returns {string} its path; ends the process with one line when there is none and none can be installed */
export function requireChromium() {
  const found = findChromium();
  // In CI the newest: one of an old index fails what a worker of the page does without a line (Chromium 150).
  if (found && !process.env.CI) return found;
  installOnDebian('chromium-headless-shell', 'Chromium for the browser tests');
  // Older Debians have the whole browser alone.
  if (!existsSync(windowless)) installOnDebian('chromium', 'Chromium for the browser tests');
  const installed = findChromium();
  if (installed) return installed;
  process.stderr.write(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM to its path.\n',
  );
  process.exit(1);
}
