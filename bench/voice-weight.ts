// npm run bench:voice [hi en …] — kilobytes of clips that a walk through worker mode's five flows fetches, each screen heard
// to its end: before the second screen, and of each flow what the flows before it had not fetched yet.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { neevAt } from '../e2e/support/fixtures.ts';
import { humming } from '../e2e/support/launch.ts';
import { startProduct } from '../e2e/support/product.ts';
import { buildIfStale } from '../scripts/build.mjs';
import { requireChromium } from '../scripts/machine/chromium.mjs';
import { printTable } from './table.ts';
import { ask, hurried, markDay, register, sayFree, start, takeJob, talk, type Walker } from './voice/walk.ts';

const languages = process.argv.length > 2 ? process.argv.slice(2) : ['hi', 'en', 'ta'];
const aims = { start: 60, all: 500 };
const dayAim = 2;
const days: Record<string, string | number>[] = [];

await buildIfStale();
const dataDir = await mkdtemp(join(tmpdir(), 'neev-voice-'));
const server = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent' });
const neev = await neevAt(server.address, dataDir);
const browser = await chromium.launch({ ...humming, executablePath: requireChromium() });

/** Bytes over the line of clips: what the browser has already costs none. */
async function weigher(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  const clips = new Set<string>();
  let bytes = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (/\/assets\/.*\.m4a$/.test(request.url)) clips.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (clips.has(requestId)) bytes += encodedDataLength;
  });
  // Answers of calls, with their headers as HTTP/1.1 writes them; HAProxy before us packs those little smaller.
  const calls = { answers: 0, bytes: 0, bodies: 0 };
  const asked = new Set<string>();
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    if (type === 'Fetch' && !response.fromDiskCache && !clips.has(requestId)) asked.add(requestId);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (asked.has(requestId)) calls.bodies += encodedDataLength;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!asked.has(requestId)) return;
    calls.answers += 1;
    calls.bytes += encodedDataLength;
  });
  const takeCalls = () => {
    const { answers, bytes: all, bodies } = calls;
    Object.assign(calls, { answers: 0, bytes: 0, bodies: 0 });
    return { answers, 'with headers': all / 1000, bodies: bodies / 1000 };
  };
  let counted = 0;
  const take = () => {
    const kB = (bytes - counted) / 1000;
    counted = bytes;
    return kB;
  };
  return { page, take, takeCalls };
}

async function walk(language: string): Promise<Record<string, string | number>> {
  const catalogue = await import(`../web/shared/i18n/messages/${language}/voice.ts`);
  const { say, pad } = catalogue.messages;
  const context = await browser.newContext({
    baseURL: neev.address,
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    // The page alone is looked at: what a service worker fetches is fetched once as well.
    serviceWorkers: 'block',
  });
  await context.addInitScript({ content: hurried });
  const { page, take, takeCalls } = await weigher(context);
  const walker: Walker = { page, neev, words: say, pad };
  await start(walker, language);
  const row: Record<string, number> = { start: take() };
  await register(walker, `9${String(Date.now()).slice(-9)}`);
  row.register = take();
  await sayFree(walker);
  row.free = take();
  const customer = await ask(walker);
  await takeJob(walker);
  row.jobs = take();
  takeCalls();
  await markDay(walker, customer);
  row.hajri = take();
  days.push({ language, ...takeCalls(), 'at most': dayAim });
  await talk(walker, customer);
  row.chat = take();
  await context.close();
  const all = Object.values(row).reduce((sum, kB) => sum + kB, 0);
  return { language, ...row, all };
}

const rows: Record<string, string | number>[] = [];
for (const language of languages) rows.push(await walk(language));
printTable('Clips of a walk through worker mode, kB', [...rows, { language: 'at most', ...aims }]);
printTable('A day and a payment in the hajri book: calls, kB over the line', days);
await browser.close();
await server.stop();
await rm(dataDir, { recursive: true, force: true });
