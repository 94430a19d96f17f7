import { randomBytes, randomUUID } from 'node:crypto';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { type CutProxy, startCutProxy } from '../support/cut-proxy.ts';
import { type Neev, neevAt } from '../support/fixtures.ts';
import {
  callAt,
  type Member,
  type MemberLine,
  makeMember,
  openBetween,
  openLine,
  readAll,
  type Sent,
  sendSurely,
} from '../support/members.ts';
import { type OwnDatabase, startOwnDatabase } from '../support/own-database.ts';
import { enter } from '../support/people.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type OwnRedis, redisIsToBeHad, startRedis } from '../support/redis.ts';
import { note, scale } from '../support/scale.ts';

// One after another: each test leaves both processes running.
test.describe.configure({ mode: 'serial', timeout: scale.timeout });

const without =
  'Several processes are NOT TESTED: there is no Redis (install redis-server, or set REDIS_URL)';
const skipped = !redisIsToBeHad() && !process.env.CI;
if (skipped) process.stdout.write(`\n!!! ${without}\n`);
// A machine without the program still runs the rest, and says loudly what it left out; under CI its absence fails.
test.skip(skipped, without);

let redis: OwnRedis;
let database: OwnDatabase;
let first: Product;
let second: Product;
/** Sends each connection to the next process, with no memory of who came before. */
let balancer: CutProxy;
let neev: Neev;
const secret = randomBytes(16).toString('hex');
const up = new Set<Product>();

const serve = async (port?: number): Promise<Product> => {
  const made = await startProduct(
    {
      DATABASE_URL: database.url,
      DATA_DIR: database.folder,
      REDIS_URL: redis.url,
      SECRET_KEY: secret,
      TRUST_PROXY: 'loopback',
    },
    port,
  );
  up.add(made);
  return made;
};
const nextPort = (): number => {
  const [next = first] = up;
  // It goes to the end.
  up.delete(next);
  up.add(next);
  return next.port;
};
const kill = async (product: Product): Promise<void> => {
  up.delete(product);
  await product.kill();
};

test.beforeAll(async () => {
  if (!redisIsToBeHad()) throw new Error(without);
  [redis, database] = await Promise.all([startRedis(), startOwnDatabase()]);
  [first, second] = [await serve(), await serve()];
  balancer = await startCutProxy(nextPort);
  neev = await neevAt(first.address, database.folder);
});
test.afterAll(async () => {
  if (skipped) return;
  balancer.close();
  for (const product of up) await product.stop();
  await redis.remove();
  await database.remove();
});

const lines: MemberLine[] = [];
test.afterEach(() => {
  for (const { socket } of lines.splice(0)) socket.close();
});
async function lineAt(address: string, member: Member): Promise<MemberLine> {
  const line = openLine(address, member);
  lines.push(line);
  await expect.poll(() => line.socket.connected).toBe(true);
  return line;
}

async function two(): Promise<{ asha: Member; ravi: Member; id: string }> {
  const [asha, ravi] = [await makeMember(neev, 'Asha Apart'), await makeMember(neev, 'Ravi Apart')];
  return { asha, ravi, id: await openBetween(first.address, asha, ravi) };
}

const numbers = (amount: number) => Array.from({ length: amount }, (_, place) => place + 1);
const seqs = ({ told }: MemberLine) => told.map(({ seq }) => seq);
const send = (line: MemberLine, conversationId: string, text = 'Hello') =>
  sendSurely(line, { conversationId, clientId: randomUUID(), text });

/** The texts of the messages in the order in which a browser shows them. */
const shown = (page: Page) =>
  page
    .getByRole('log')
    .getByText(/^Number /)
    .allTextContents();
const head = (page: Page) => page.getByRole('region', { name: /^Chat with/ }).getByText(/^(On|Off)line$/);

async function openChat(
  browser: Browser,
  { member, id, address }: { member: Member; id: string; address: string },
): Promise<{ page: Page; said: string[] }> {
  const page = await (await browser.newContext({ baseURL: address })).newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await enter(page, { ...neev, address }, member);
  await page.goto(`/chatDialog?c=${id}`);
  await expect(head(page)).toBeVisible();
  // Loaded: of what is said from now on nothing lies on an older page.
  await expect(page.getByRole('log')).toBeVisible();
  return { page, said };
}

test('messages that two processes save at once are told on both, once; a browser shows them in order', async ({
  browser,
}) => {
  const { asha, ravi, id } = await two();
  const own = await lineAt(first.address, asha);
  const other = await lineAt(second.address, ravi);
  const { page, said } = await openChat(browser, { member: ravi, id, address: second.address });
  await Promise.all(numbers(80).map((place) => send(place % 2 ? own : other, id, `Number ${place}`)));
  for (const line of [own, other]) {
    await expect.poll(() => line.told.length).toBe(80);
    expect(seqs(line).sort((one, another) => one - another)).toEqual(numbers(80));
  }
  const saved = await readAll(first.address, asha, id);
  await expect.poll(() => shown(page)).toEqual(saved.map(({ text }) => text));
  expect(said).toEqual([]);
  await page.context().close();
});

test('who is active in one process is Online in the other, until the block or the end', async () => {
  const { asha, ravi, id } = await two();
  const own = await lineAt(first.address, asha);
  const other = await lineAt(second.address, ravi);
  await expect.poll(() => own.active.has(ravi.userId) && other.active.has(asha.userId)).toBe(true);
  const block = (blocked: boolean) =>
    callAt(first.address, 'PUT', { path: `/conversation/${id}/blocked`, as: asha, body: { blocked } });
  await block(true);
  await expect.poll(() => own.active.size + other.active.size).toBe(0);
  expect((await send(other, id)).error?.type).toBe('/problems/chat-blocked');
  await block(false);
  await expect.poll(() => own.active.has(ravi.userId) && other.active.has(asha.userId)).toBe(true);
  other.socket.close();
  await expect.poll(() => own.active.size).toBe(0);
});

test('both count one user’s messages together', async () => {
  const { asha, id } = await two();
  const own = [await lineAt(first.address, asha), await lineAt(second.address, asha)];
  const answers = await Promise.all(
    own.flatMap((line) => numbers(40).map((place) => send(line, id, `${place}`))),
  );
  const refused = answers.filter(({ error }) => error?.type === '/problems/too-many');
  expect(refused.length).toBe(20);
});

test('Log out everywhere in one process ends the open lines in the other', async () => {
  const { asha } = await two();
  const own = await lineAt(second.address, asha);
  const ended: string[] = [];
  own.socket.on('disconnect', (reason) => ended.push(reason));
  await callAt(first.address, 'POST', { path: '/logout', as: asha, body: { everywhere: true } });
  await expect.poll(() => ended).toEqual(['io server disconnect']);
});

test('a process dies while its users write: they go on in the other, and nobody misses or doubles a word', async ({
  browser,
}) => {
  const { asha, ravi, id } = await two();
  const meena = await makeMember(neev, 'Meena Apart');
  await openBetween(first.address, meena, ravi);
  const other = await lineAt(second.address, ravi);
  await lineAt(first.address, meena);
  up.delete(second);
  const own = await lineAt(balancer.address, asha);
  up.add(second);
  await expect.poll(() => other.active.size).toBe(2);
  const { page } = await openChat(browser, { member: ravi, id, address: second.address });
  // Five at a time: what is sent again counts again for the limit.
  const acknowledged: Sent[] = [];
  const strands = numbers(5).map(async (strand) => {
    for (const place of numbers(10)) acknowledged.push(await send(own, id, `Number ${strand} ${place}`));
  });
  await expect.poll(() => other.told.length).toBeGreaterThan(10);
  await kill(first);
  await Promise.all(strands);
  const saved = await readAll(second.address, ravi, id);
  expect(saved.map(({ seq }) => seq)).toEqual(numbers(50));
  expect(new Set(saved.map(({ text }) => text)).size).toBe(50);
  for (const { data } of acknowledged) expect(saved[(data?.seq ?? 0) - 1]).toEqual(data);
  // The last words of the process that died may not have come: the browser asks for them with the next message.
  await expect.poll(() => shown(page)).toEqual(saved.map(({ text }) => text));
  expect(new Set(seqs(other)).size).toBe(other.told.length);
  for (const message of other.told) expect(saved[message.seq - 1]).toEqual(message);
  await page.context().close();
  note({ messages: saved.length, kills: 1, lost: 50 - saved.length });
  // Who came back is active, who did not is not.
  await expect.poll(() => [...other.active], { timeout: 40_000 }).toEqual([asha.userId]);
  first = await serve(first.port);
});

test('Redis goes away and comes back: each process goes on alone, then they are one again', async ({
  browser,
}) => {
  const { own } = redis;
  // The Redis of REDIS_URL may be in use for more than this test.
  test.skip(!own, 'a given Redis is not to be stopped');
  if (!own) return;
  const { asha, ravi, id } = await two();
  const here = await lineAt(first.address, asha);
  const there = await lineAt(first.address, ravi);
  const away = await lineAt(second.address, ravi);
  const { page } = await openChat(browser, { member: ravi, id, address: second.address });
  const ready = async () => (await fetch(`${first.address}/readyz`)).status;
  for (let times = 0; times < scale.redisRestarts; times += 1) {
    const before = there.told.length;
    const missed = new Promise((resolve) => away.socket.once('missed', resolve));
    const writing = numbers(5).map(() => send(here, id));
    await own.stop();
    await Promise.all([...writing, ...numbers(4).map(() => send(here, id))]);
    await expect.poll(() => there.told.length).toBe(before + 9);
    expect(await ready()).toBe(503);
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    await own.start();
    await missed;
    await expect.poll(ready).toBe(200);
    await expect(page.getByRole('log').getByText('Hello')).toHaveCount(9 * (times + 1));
    await send(here, id, 'Together again');
    await expect.poll(() => away.told.at(-1)?.seq).toBe(10 * (times + 1));
  }
  expect(seqs(there)).toEqual(numbers(10 * scale.redisRestarts));
  expect(new Set(seqs(away)).size).toBe(away.told.length);
  note({ messages: there.told.length, 'Redis gone, times': scale.redisRestarts });
  const back = await lineAt(second.address, asha);
  await expect.poll(() => back.active.has(ravi.userId)).toBe(true);
  await page.context().close();
  there.socket.close();
  away.socket.close();
  await expect.poll(() => back.active.has(ravi.userId)).toBe(false);
});

test('a Redis that says nothing holds up nobody who writes', async () => {
  const { own } = redis;
  // The Redis of REDIS_URL may be in use for more than this test.
  test.skip(!own, 'a given Redis is not to be stopped');
  if (!own) return;
  const { asha, ravi, id } = await two();
  const [here, there] = [await lineAt(first.address, asha), await lineAt(first.address, ravi)];
  own.freeze();
  const answers = await Promise.all(numbers(5).map(() => send(here, id)));
  expect(answers.map(({ error }) => error)).toEqual(answers.map(() => undefined));
  await expect.poll(() => seqs(there)).toEqual(numbers(5));
  expect((await fetch(`${first.address}/readyz`)).status).toBe(503);
  own.thaw();
  await expect.poll(async () => (await fetch(`${first.address}/readyz`)).status).toBe(200);
});

test('behind a balancer that sends each connection elsewhere, two browsers write to each other', async ({
  browser,
}) => {
  const { asha, ravi, id } = await two();
  const { address } = balancer;
  const own = await openChat(browser, { member: asha, id, address });
  const other = await openChat(browser, { member: ravi, id, address });
  for (const [from, to] of [
    [own, other],
    [other, own],
  ] as const) {
    await expect(head(from.page)).toHaveText('Online');
    await from.page.getByRole('textbox', { name: 'Message' }).fill('Across the balancer');
    await from.page.keyboard.press('Enter');
    await expect(to.page.getByRole('log').getByText('Across the balancer').last()).toBeVisible();
    await expect(from.page.getByRole('log').getByText('Seen')).toBeVisible();
  }
  expect([...own.said, ...other.said]).toEqual([]);
  await own.page.context().close();
  await other.page.context().close();
});

test('without Redis the start ends with one line that names the variable, and shows no password', async () => {
  const start = startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SECRET_KEY: secret,
    REDIS_URL: 'redis://neev:hunter2@127.0.0.1:1',
  });
  const said = await start.then(
    () => 'it started',
    (error: Error) => error.message,
  );
  // The log and the line come by two ways, in any order.
  expect(said.split('\n')).toContain('Neev did not start: REDIS_URL: Redis does not answer (ECONNREFUSED)');
  expect(said).not.toContain('hunter2');
});
