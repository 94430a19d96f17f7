// npm run bench:weight — kilobytes (gzip) of JavaScript and CSS that the home page loads, what is loaded for who is
// logged in once it has settled, the workers list after it, and the 3D house after the home page.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { requireChromium } from '../scripts/chromium.mjs';
import { printTable } from './table.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'neev-weight-'));
const port = '8097';
const address = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  env: { ...process.env, PORT: port, DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
await new Promise<void>((resolve) => {
  server.stdout.on('data', (chunk: Buffer) => String(chunk).includes('Neev serves') && resolve());
});

const loaded = new Map<string, number>();
async function watch(page: Page): Promise<void> {
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname)) return;
    loaded.set(pathname, gzipSync(await readFile(join('dist/web', pathname)), { level: 9 }).length);
  });
}
const kilobytes = (): number => [...loaded.values()].reduce((sum, bytes) => sum + bytes, 0) / 1000;

const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: [
    '--no-sandbox',
    '--disable-dev-shm-usage',
    '--disable-quic',
    '--disable-background-networking',
    // The 3D house, where there is no graphics card.
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
  ],
});
const accounts = await readFile(join(dataDir, 'demo-accounts.txt'), 'utf8');
const [, email = '', password = ''] = accounts.match(/^customer\s+(\S+)\s+(\S+)/m) ?? [];
const answer = await fetch(`${address}/login`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email, password }),
});
const { user, auth } = (await answer.json()) as { user: object; auth: string };
const visitor = await browser.newPage();
await watch(visitor);
await visitor.goto(address, { waitUntil: 'networkidle' });
const home = kilobytes();
await visitor.close();

const page = await browser.newPage();
await watch(page);
const stored = { user: JSON.stringify(user), token: auth, 'neev:language': 'en' };
await page.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` });
await page.goto(address, { waitUntil: 'networkidle' });
const line = kilobytes() - home;
await page.getByRole('main').getByRole('link', { name: 'Worker', exact: true }).click();
await page.getByText('View profile').first().waitFor();
const list = kilobytes() - home - line;
// Beside the shell alone: a page of its own, so that the list counts for nothing.
loaded.clear();
const housePage = await browser.newPage();
await watch(housePage);
await housePage.addInitScript({ content: `Object.assign(localStorage, ${JSON.stringify(stored)})` });
await housePage.goto(address, { waitUntil: 'networkidle' });
const shell = kilobytes();
const opened = performance.now();
await housePage.goto(`${address}/ThreedmapHouse#model`);
await housePage.locator('[data-state=shown] canvas').waitFor({ timeout: 60_000 });
const firstFrame = performance.now() - opened;
await housePage.waitForLoadState('networkidle');
const house = kilobytes() - shell;
printTable('JavaScript and CSS, kB gzip', [
  { page: 'home', kB: home, aim: 'at most 140' },
  { page: 'line and notices after it, logged in', kB: line, aim: 'at most 40' },
  { page: 'workers list after it', kB: list, aim: 'at most 40' },
  { page: '3D house beyond the home page', kB: house, aim: 'at most 190' },
]);
printTable('3D house, from the address to the first frame', [{ ms: firstFrame, aim: 'under 2000' }]);
await browser.close();
server.kill('SIGTERM');
await new Promise((resolve) => server.once('exit', resolve));
await rm(dataDir, { recursive: true, force: true });
