// npm run bench:weight — kilobytes (gzip) of JavaScript and CSS of home, lists, chat and 3D house (e2e/weight.spec.ts
// holds them to the same aims), and milliseconds from a cold address to the first frame of the 3D house (median of 5).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { swiftShader } from '../e2e/support/launch.ts';
import { startProduct } from '../e2e/support/product.ts';
import { allowed, weighPages } from '../e2e/support/weights.ts';
import { buildIfStale } from '../scripts/build.mjs';
import { requireChromium } from '../scripts/machine/chromium.mjs';
import { median, printTable } from './table.ts';

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'neev-weight-'));
const server = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
const browser = await chromium.launch({ ...swiftShader, executablePath: requireChromium() });
const accounts = await readFile(join(dataDir, 'demo-accounts.txt'), 'utf8');
const [, email = '', password = ''] = accounts.match(/^customer\s+(\S+)\s+(\S+)/m) ?? [];
const answer = await fetch(`${server.address}/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const { user, auth } = (await answer.json()) as { user: object; auth: string };
const stored = { user: JSON.stringify(user), token: auth, 'neev:language': 'en' };
const weights = await weighPages(browser, { address: server.address, stored });

/** Milliseconds until the 3D house stands in a browser that has nothing of the product yet. */
async function firstFrame(): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const opened = performance.now();
  await page.goto(`${server.address}/ThreedmapHouse#model`);
  await page.locator('[data-state=shown] canvas').waitFor({ timeout: 60_000 });
  const ms = performance.now() - opened;
  await context.close();
  return ms;
}
const firstFrames: number[] = [];
for (let round = 0; round < 5; round += 1) firstFrames.push(await firstFrame());

printTable(
  'JavaScript and CSS, kB gzip',
  Object.entries(weights).map(([name, kB]) => ({
    page: name,
    kB: kB.toFixed(1),
    'at most': String(allowed[name as keyof typeof allowed]),
  })),
);
printTable('3D house, from the address to the first frame, median of 5', [
  { ms: median(firstFrames), 'at most': 1500 },
]);
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
