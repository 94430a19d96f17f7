// npm run bench:phone [ROUNDS] — what a phone waits for, medians of the rounds (5 unless told otherwise): Lighthouse's own
// phone (slow 4G, a processor four times slower) on the public pages and on the list of workers after login; then the
// home page on a line of 50 kB a second with 400 ms a round trip. Every page is opened cold: nothing is cached.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { paths } from '#contract/paths.ts';
import { plain } from '../e2e/support/launch.ts';
import { freePort, startProduct } from '../e2e/support/product.ts';
import { buildIfStale } from '../scripts/build.mjs';
import { requireChromium } from '../scripts/machine/chromium.mjs';
import { median, printTable } from './table.ts';

const rounds = Number(process.argv[2] ?? 5);
const pages = [
  { name: 'home', path: paths.home, paint: 1500 },
  { name: 'about', path: paths.about, paint: 1500 },
  { name: 'register', path: paths.register, paint: 1500 },
  { name: 'house form', path: paths.houseForm, paint: 1500 },
  { name: 'workers, logged in', path: paths.workers, paint: 2500, account: true },
];

/** Not among our packages: it wants Node 22, and we serve 20 too. npx fetches it where it is not kept yet. */
const lighthouse = 'lighthouse@13.5.0';

/** @returns what it wrote, also where it ended with an error */
const runLighthouse = (args: string[]) =>
  new Promise<{ wrote: string; failed: Error | null }>((resolve) => {
    const command = ['--yes', lighthouse, ...args];
    execFile('npx', command, { maxBuffer: 100_000_000 }, (failed, wrote) => resolve({ wrote, failed }));
  });

const { failed: missing } = await runLighthouse(['--version']);
if (missing) {
  process.stderr.write(
    `${lighthouse} could not be run: it needs Node 22, and npx fetches it from the registry that npm is set to. ${missing.message.trim().split('\n').at(-1)}\n`,
  );
  process.exit(1);
}

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'neev-phone-'));
const server = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
const port = await freePort();
const browser = await chromium.launch({
  ...plain,
  executablePath: requireChromium(),
  args: [...(plain.args ?? []), `--remote-debugging-port=${port}`],
});

async function session(): Promise<Record<string, string>> {
  const accounts = await readFile(join(dataDir, 'demo-accounts.txt'), 'utf8');
  const [, email = '', password = ''] = accounts.match(/^customer\s+(\S+)\s+(\S+)/m) ?? [];
  const answer = await fetch(`${server.address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { user, auth } = (await answer.json()) as { user: object; auth: string };
  return { user: JSON.stringify(user), token: auth };
}

/** What a page keeps of the answers it had; Lighthouse itself clears what the service worker keeps. */
const forgetAnswers = `indexedDB.databases().then((all) => Promise.all(all.map(({ name }) =>
  new Promise((resolve) => { indexedDB.deleteDatabase(name).onsuccess = resolve; }))))`;

/** Leaves what the browser keeps of a visitor as `kept`, and nothing else, where Lighthouse will find it. */
async function keepOnly(kept: Record<string, string>): Promise<void> {
  const connection = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = connection.contexts();
  const page = await context?.newPage();
  await page?.goto(`${server.address}/healthz`);
  await page?.evaluate(forgetAnswers);
  await page?.evaluate(`localStorage.clear(); Object.assign(localStorage, ${JSON.stringify(kept)})`);
  await page?.close();
  await connection.close();
}

/** Its recording lacks the beginning now and then: that says nothing of the page. */
const lostBeginning = 'NO_NAVSTART';

/** What is read of its answer. */
const report = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }).optional(),
  audits: z.record(z.string(), z.object({ numericValue: z.number().nullish() })),
  categories: z.record(z.string(), z.object({ title: z.string(), score: z.number().nullable() })),
});

/** One opening of a page by Lighthouse. @throws with its own sentence where it could not measure */
async function audit(path: string, categories: string[], tries = 3): Promise<Audited> {
  const { wrote, failed } = await runLighthouse([
    server.address + path,
    `--port=${port}`,
    '--output=json',
    '--quiet',
    `--only-categories=${categories.join(',')}`,
  ]);
  if (!wrote.startsWith('{')) throw failed ?? new Error('Lighthouse gave nothing');
  const result = report.parse(JSON.parse(wrote));
  if (result.runtimeError?.code === lostBeginning && tries > 1) return audit(path, categories, tries - 1);
  if (result.runtimeError) throw new Error(result.runtimeError.message);
  return audited(result);
}

type Audited = ReturnType<typeof audited>;

function audited({ audits, categories: scores }: z.infer<typeof report>) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    scores: Object.values(scores).map(({ title, score }) => ({ title, score: 100 * (score ?? 0) })),
    first: value('first-contentful-paint'),
    largest: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Milliseconds to the largest paint of the home page on a line of 2G's better days. */
async function homeOnSlowLine(): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(server.address, { waitUntil: 'networkidle', timeout: 120_000 });
  const largest = await page.evaluate<number>(`new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
      .observe({ type: 'largest-contentful-paint', buffered: true });
  })`);
  await context.close();
  return largest;
}

const known = await session();
const measured = new Map<string, Audited[]>(pages.map(({ name }) => [name, []]));
const slow: number[] = [];
for (let round = 0; round < rounds; round++) {
  for (const { name, path, account } of pages) {
    await keepOnly(account ? known : {});
    measured.get(name)?.push(await audit(path, ['performance']));
  }
  slow.push(await homeOnSlowLine());
}

const middle = (name: string, of: (one: Audited) => number) => median((measured.get(name) ?? []).map(of));
printTable(
  `A phone on slow 4G, medians of ${rounds}: ms, and Lighthouse's score`,
  pages.map(({ name, paint }) => ({
    page: name,
    'first paint': Math.round(middle(name, ({ first }) => first)),
    'largest paint': Math.round(middle(name, ({ largest }) => largest)),
    'at most': paint,
    blocking: Math.round(middle(name, ({ blocking }) => blocking)),
    shift: middle(name, ({ shift }) => shift).toFixed(3),
    score: Math.round(middle(name, ({ scores }) => scores[0]?.score ?? Number.NaN)),
  })),
);
printTable('Home at 50 kB/s and 400 ms a round trip, largest paint', [
  { ms: Math.round(median(slow)), 'at most': 1800 },
]);

const others = ['accessibility', 'best-practices', 'seo'];
const rows: Record<string, string | number>[] = [];
for (const { name, path, account } of pages) {
  await keepOnly(account ? known : {});
  const { scores } = await audit(path, others);
  rows.push({ page: name, ...Object.fromEntries(scores.map(({ title, score }) => [title, String(score)])) });
}
printTable("Lighthouse's other scores", rows);

await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
