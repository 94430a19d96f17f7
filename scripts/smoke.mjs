// node scripts/smoke.mjs [major of Node …]: what somebody does first with Neev. Clones this checkout (what is committed)
// into an empty folder, starts it there as README says, looks at three pages as a demo account in a real browser, stops
// it, starts it again, and looks that the clone is clean. Without words: on this Node.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './machine/chromium.mjs';
import { giveUp, installMissing, requireNode } from './machine/install.mjs';
import { environmentOf, nodeOf } from './machine/other-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const startWithinMs = 300_000;
const stopWithinMs = 15_000;

requireNode();
installMissing({ development: true });
const { chromium, expect } = await import('@playwright/test');

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Runs `npm start` in the clone. @returns once it serves @throws with what it said when it ends before */
async function start(clone, environment) {
  const port = await freePort();
  // A group of its own, which Ctrl-C in a terminal would reach as a whole.
  const child = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...environment, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  const ended = new Promise((resolve) => child.once('close', resolve));
  await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`it does not serve: ${said}`)), startWithinMs);
    const hear = (chunk) => {
      said += String(chunk);
      if (!said.includes('Neev serves')) return;
      clearTimeout(late);
      resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(`npm start ended: ${said}`)));
  });
  return { address: `http://127.0.0.1:${port}`, child, ended, said: () => said };
}

async function stop(clone, { child, ended, said }) {
  process.kill(-child.pid, 'SIGINT');
  const late = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(late);
  if (existsSync(join(clone, 'data/postgres/postmaster.pid')))
    throw new Error('its database was not stopped');
  if (/\bat .*:\d+:\d+\)?$/m.test(said())) throw new Error(`it said a stack trace: ${said()}`);
}

async function look(clone, address) {
  const accounts = readFileSync(join(clone, 'data/demo-accounts.txt'), 'utf8');
  const [, email = '', password = ''] = accounts.match(/^customer\s+(\S+)\s+(\S+)/m) ?? [];
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-quic', '--disable-background-networking'],
  });
  const errors = [];
  const context = await browser.newContext({ baseURL: address, viewport: { width: 360, height: 780 } });
  context.on('console', (message) => errors.push(message.text()));
  context.on('weberror', (error) => errors.push(String(error.error())));
  try {
    const page = await context.newPage();
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Neev', level: 1 })).toBeVisible();
    await page.goto('/register?step=login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/workersPage');
    await expect(page.getByText('View profile').first()).toBeVisible();
    await page.goto('/chatDialog');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors, 'the console stays empty').toEqual([]);
  } finally {
    await browser.close();
  }
}

async function smoke(major) {
  const binary = nodeOf(major);
  const environment = environmentOf(binary);
  const begun = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'neev-smoke-'));
  const clone = join(folder, 'neev');
  try {
    execFileSync('git', ['clone', '--quiet', root, clone]);
    const first = await start(clone, environment);
    await look(clone, first.address);
    await stop(clone, first);
    const second = await start(clone, environment);
    if (/Installing|Building/.test(second.said()))
      throw new Error(`the second start did more than serve: ${second.said()}`);
    await stop(clone, second);
    const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' });
    if (changed) throw new Error(`the clone is not clean any more:\n${changed}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const version = execFileSync(binary, ['--version'], { encoding: 'utf8' }).trim();
  const seconds = Math.round((performance.now() - begun) / 1000);
  process.stdout.write(
    `— a fresh clone starts, serves, stops and starts again on Node ${version}: good in ${seconds} s\n`,
  );
}

const majors = process.argv.slice(2);
for (const major of majors.length > 0 ? majors : [process.versions.node.split('.')[0] ?? '']) {
  await smoke(major).catch((error) => giveUp(`A fresh clone on Node ${major}: ${error.message}`));
}
