import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { killServer } from '../../bench/faults/play/kills.ts';
import { type CutProxy, makeRandom, startCutProxy } from '../support/cut-proxy.ts';
import { type Neev, neevAt } from '../support/fixtures.ts';
import type { Member } from '../support/members.ts';
import { makeMember, openBetween, readAll } from '../support/members.ts';
import { type OwnDatabase, startOwnDatabase } from '../support/own-database.ts';
import { enter } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { note, scale } from '../support/scale.ts';

test.describe.configure({ mode: 'serial', timeout: scale.timeout });

let database: OwnDatabase;
let product: Product;
let neev: Neev;
const serve = (port?: number) =>
  startProduct(
    {
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      SECRET_KEY: 'only for tests of faults, and long enough',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'silent',
    },
    port,
  );

test.beforeAll(async () => {
  database = await startOwnDatabase();
  product = await serve();
  neev = await neevAt(product.address, database.folder);
});
test.afterAll(async () => {
  await product.stop();
  await database.remove();
});

async function two(): Promise<{ asha: Member; ravi: Member; id: string }> {
  const [asha, ravi] = [await makeMember(neev, 'Asha Faults'), await makeMember(neev, 'Ravi Faults')];
  return { asha, ravi, id: await openBetween(neev.address, asha, ravi) };
}

/** A broken line may be noted in the console; nothing else may. */
const lineBroke =
  /Failed to load resource|WebSocket connection to .* failed|^An unknown error occurred when fetching the script\.$/;

interface Writer {
  page: Page;
  proxy: CutProxy;
  said: string[];
  name: string;
}

async function openWriter(
  browser: Browser,
  of: { member: Member; id: string; name: string },
): Promise<Writer> {
  const proxy = await startCutProxy(() => product.port);
  const page = await (await browser.newContext({ baseURL: proxy.address })).newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (!lineBroke.test(message.text())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  await enter(page, { ...neev, address: proxy.address }, of.member);
  await page.goto(`/chatDialog?c=${of.id}`);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  return { page, proxy, said, name: of.name };
}

const log = (page: Page) => page.getByRole('log');
const waiting = (page: Page) =>
  page.evaluate<number>(
    `Object.entries(localStorage).filter(([key]) => key.includes('outbox')).flatMap(([, raw]) => JSON.parse(raw)).length`,
  );

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message' }).fill(text);
  await page.keyboard.press('Enter');
}

const burst = 6;

/** Writes all, six at a time: in each burst the line breaks at some point, and before the next all is sent. */
async function writeUnderTrouble({ page, proxy, name }: Writer, random: () => number): Promise<void> {
  const bursts = scale.messages / burst;
  for (let nth = 0; nth < bursts; nth += 1) {
    const breaksAt = Math.floor(random() * burst);
    const reloads = nth === Math.floor(bursts / 2);
    let trouble = Promise.resolve();
    for (let place = 0; place < burst; place += 1) {
      if (place === breaksAt) trouble = reloads ? proxy.trouble('drop', 0) : proxy.anyTrouble(random);
      await write(page, `${name} ${nth * burst + place}`);
      // With messages that wait.
      if (reloads && place === breaksAt) await page.reload();
    }
    await trouble;
    await expect.poll(() => waiting(page), { timeout: 60_000 }).toBe(0);
  }
}

const number = /^(Asha|Ravi) \d+$/;

/** Every message on the screen, the oldest first. */
async function shown(page: Page): Promise<string[]> {
  const older = page.getByRole('button', { name: 'Load older messages' });
  while (await older.isVisible()) {
    // Older ones come by themselves to who scrolls up.
    await log(page).evaluate((box) => {
      box.scrollTop = 0;
    });
    await expect(older.and(page.locator('[aria-busy=true], [disabled]'))).toHaveCount(0);
  }
  return log(page).getByText(number).allTextContents();
}

/** How far what arrived is from what was written. */
function compare(arrived: string[], name: string) {
  const own = arrived.filter((text) => text.startsWith(name)).map((text) => Number(text.split(' ')[1]));
  return {
    lost: scale.messages - new Set(own).size,
    doubled: own.length - new Set(own).size,
    disordered: own.filter((place, index) => place < (own[index - 1] ?? 0)).length,
  };
}

test('with lines that break at random, two browsers lose nothing, double nothing and keep the order', async ({
  browser,
}) => {
  const seed = Number(process.env.SEED ?? Date.now() % 100_000);
  process.stdout.write(`SEED=${seed} repeats these breaks\n`);
  const { asha, ravi, id } = await two();
  const writers = [
    await openWriter(browser, { member: asha, id, name: 'Asha' }),
    await openWriter(browser, { member: ravi, id, name: 'Ravi' }),
  ];
  await Promise.all(writers.map((writer, place) => writeUnderTrouble(writer, makeRandom(seed + place))));

  const saved = await readAll(product.address, asha, id);
  const texts = saved.map(({ text }) => text);
  expect(saved.map(({ seq }) => seq)).toEqual(saved.map((_, place) => place + 1));
  const good = { lost: 0, doubled: 0, disordered: 0 };
  expect([compare(texts, 'Asha'), compare(texts, 'Ravi')]).toEqual([good, good]);
  for (const { page, said, proxy } of writers) {
    await expect.poll(() => shown(page)).toEqual(texts);
    expect(said).toEqual([]);
    expect(proxy.cuts).toBe(scale.messages / burst);
  }
  const cuts = writers.reduce((sum, { proxy }) => sum + proxy.cuts, 0);
  note({ messages: texts.length, cuts, ...good });
  for (const { page, proxy } of writers) {
    await page.context().close();
    proxy.close();
  }
});

test('kill -9 of the server while users write, list, sign up and book: what was acknowledged is there, once', async () => {
  const outcome = await killServer(3, { pairs: 1, masons: 1 });
  expect(outcome).toMatchObject({ lost: 0, doubled: 0, disordered: 0, wrong: new Map() });
  expect(outcome.servedMs).toHaveLength(3);
});

test('without its database Neev says so, keeps what is written, and recovers by itself', async ({
  browser,
}) => {
  const { asha, ravi, id } = await two();
  const writer = await openWriter(browser, { member: asha, id, name: 'Asha' });
  const { page } = writer;
  await write(page, 'Before');
  await expect.poll(() => waiting(page)).toBe(0);
  await database.stop();
  const gone = delay(scale.databaseGoneMs);
  await write(page, 'During, the first');
  await write(page, 'During, the second');
  await expect(log(page).getByText('Waiting to be sent')).toHaveCount(2);
  await expect(page.getByText(/Neev has trouble at the moment/)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/chatDialog');
  const again = other.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 20_000 });
  expect((await fetch(`${product.address}/readyz`)).status).toBe(503);
  await gone;
  await database.start();
  await expect(log(page).getByText('Waiting to be sent')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.getByText(/Neev has trouble at the moment/)).toBeHidden();
  const ravis = other.getByRole('link', { name: /Ravi Faults/ });
  // By the button, unless the line is back first: then it loads by itself.
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 });
    await expect(ravis).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 20_000 });
  await ravis.click();
  // Its line was refused while the database was away.
  await expect(other.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await expect(other.getByText(/You are offline/)).toBeHidden();
  const saved = await readAll(product.address, ravi, id);
  expect(saved.map(({ text }) => text)).toEqual(['Before', 'During, the first', 'During, the second']);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
  expect(writer.said).toEqual([]);
  note({ messages: saved.length, 'database gone, s': scale.databaseGoneMs / 1000, lost: 3 - saved.length });
  await page.context().close();
  writer.proxy.close();
});
