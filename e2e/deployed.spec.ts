import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startBucket } from '../server/testing/a-bucket.ts';
import { haproxyIsToBeHad, startBalancer } from './support/balancer.ts';
import {
  ask,
  beginUpload,
  read,
  requestsOf,
  sendPictures,
  startLoad,
  write,
} from './support/deployed-load.ts';
import { neevAt } from './support/fixtures.ts';
import { startGivenDatabase } from './support/given-database.ts';
import { type Member, makeMember, openBetween, openLine, readAll } from './support/members.ts';
import { type Product, startProduct } from './support/product.ts';
import { type OwnRedis, redisIsToBeHad, startRedis } from './support/redis.ts';
import { note } from './support/scale.ts';

// As deploy/compose.yaml joins them, without containers: two web processes and a worker that share no folder, a given
// PostgreSQL, Redis, an object storage, and HAProxy with deploy/haproxy.cfg.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const without = 'The deployment is NOT TESTED: it needs haproxy and redis-server';
const isToBeHad = haproxyIsToBeHad() && redisIsToBeHad();
if (!isToBeHad && !process.env.CI) process.stdout.write(`\n!!! ${without}\n`);
test.skip(!isToBeHad && !process.env.CI, without);

const endings: (() => Promise<unknown>)[] = [];
const processes: Product[] = [];
let folder = '';
let address = '';
let shared: Record<string, string> = {};
let asha: Member;
let ravi: Member;
let lines: () => string[];
let redis: OwnRedis;

function vapidKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '', d } = privateKey.export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return `${point.toString('base64url')}:${d}`;
}

async function serve(name: string, port?: number): Promise<Product> {
  const own: Record<string, string> =
    name === 'worker' ? { ROLE: 'worker' } : { ROLE: 'web', DRAIN_SECONDS: '4' };
  return startProduct({ ...shared, ...own, DATA_DIR: join(folder, name) }, port);
}
const readiness = async (product: Product): Promise<number> =>
  (await fetch(`${product.address}/readyz`)).status;

test.beforeAll(async () => {
  if (!isToBeHad) throw new Error(without);
  folder = await mkdtemp(join(tmpdir(), 'neev-deployed-'));
  endings.unshift(() => rm(folder, { recursive: true, force: true }));
  redis = await startRedis();
  endings.unshift(() => redis.remove());
  const bucket = await startBucket();
  endings.unshift(() => bucket.remove());
  const database = await startGivenDatabase();
  endings.unshift(() => database.remove());
  shared = {
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    S3_URL: bucket.url(),
    SECRET_KEY: randomBytes(16).toString('hex'),
    VAPID_KEYS: vapidKeys(),
    DEMO_DATA: 'off',
    TRUST_PROXY: 'loopback',
    RATE_LIMITS: 'off',
  };
  const [web1, web2, worker] = [await serve('web1'), await serve('web2'), await serve('worker')];
  processes.push(web1, web2, worker);
  endings.unshift(() => Promise.all(processes.map((product) => product.kill())));
  const balancer = await startBalancer([web1.port, web2.port]);
  endings.unshift(() => balancer.stop());
  ({ address, lines } = balancer);
  // Mails with codes lie where they were asked for.
  const neev = await neevAt(web1.address, join(folder, 'web1'));
  [asha, ravi] = [await makeMember(neev, 'Asha Deployed'), await makeMember(neev, 'Ravi Deployed')];
});
test.afterAll(async () => {
  for (const end of endings) await end();
});

/** Told to stop, drained, gone, back: as an operator restarts one. What was half-way at its stop is finished meanwhile. */
async function restart(at: number, name: string): Promise<void> {
  const product = processes[at];
  if (!product) throw new Error('no such process');
  const finish = name === 'worker' ? undefined : await beginUpload(address, asha);
  const stopped = product.stop();
  if (finish) {
    await expect.poll(() => readiness(product)).toBe(503);
    expect(await finish()).toBe(201);
  }
  await stopped;
  processes[at] = await serve(name, product.port);
  await expect.poll(() => readiness(processes[at] ?? product)).toBe(200);
}

test('every process is restarted in turn under load: no call fails, and every acknowledged message is there once and in order', async () => {
  const id = await openBetween(address, asha, ravi);
  const own = [openLine(address, asha), openLine(address, ravi)] as const;
  const listeners = Array.from({ length: 6 }, () => openLine(address, ravi));
  const cuts: string[] = [];
  for (const { socket } of [...own, ...listeners]) socket.on('disconnect', (reason) => cuts.push(reason));
  await expect.poll(() => [...own, ...listeners].every(({ socket }) => socket.connected)).toBe(true);
  const load = startLoad();
  const over = new AbortController();
  const place = { load, address, over: over.signal };
  const running = Promise.all([
    read({ ...place, as: asha }),
    read({ ...place, as: ravi }),
    ask({ ...place, as: asha }),
    sendPictures({ ...place, as: ravi }),
    write({ ...place, as: asha }, own[0], id),
    write({ ...place, as: ravi }, own[1], id),
  ]);
  for (const [at, name] of ['web1', 'web2', 'worker', 'web1', 'web2'].entries()) await restart(at % 3, name);
  over.abort();
  await running;
  expect(load.failed).toEqual([]);
  expect(cuts.length).toBeGreaterThan(0);

  // Every message that was acknowledged is there once, and each sender's in the order of sending.
  const saved = await readAll(address, asha, id);
  expect(saved.map(({ seq }) => seq)).toEqual(saved.map((_, place) => place + 1));
  const acknowledged = [...load.acknowledged.values()].flat();
  expect(saved).toHaveLength(acknowledged.length);
  for (const [userId, sent] of load.acknowledged)
    expect(saved.filter(({ senderId }) => senderId === userId)).toEqual(sent.map(({ data }) => data));

  // Every socket came back, and hears what is said now, once.
  await expect.poll(() => listeners.every(({ socket }) => socket.connected)).toBe(true);
  for (const { told } of listeners) expect(new Set(told.map(({ seq }) => seq)).size).toBe(told.length);

  expect(new Set(await requestsOf(address, asha))).toEqual(new Set(load.requests));
  for (const picture of load.pictures) expect((await fetch(`${address}${picture}`)).status).toBe(200);
  const answered = lines();
  expect(answered.filter((line) => / (?:-1|5\d\d) \d+ bytes/.test(line))).toEqual([]);
  note({
    ...Object.fromEntries(load.done),
    'sockets cut': cuts.length,
    'sent again by the balancer': answered.filter((line) => !/retries=\+?0 /.test(line)).length,
    failed: load.failed.length,
  });
  for (const { socket } of [...own, ...listeners]) socket.close();
});

test('the balancer gives no metrics away, and its log holds no address of a call', async () => {
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  await fetch(`${address}/verifyUser/${encodeURIComponent(asha.email)}`);
  await expect.poll(() => lines().length).toBeGreaterThan(0);
  expect(lines().filter((line) => line.includes('@') || line.includes('/verifyUser'))).toEqual([]);
});

test('where none is ready, for want of Redis, those that live still serve', async () => {
  const { own } = redis;
  test.skip(!own, 'a given Redis is not to be stopped');
  await own?.stop();
  const through = async () => {
    expect((await fetch(`${address}/site`)).status).toBe(200);
    return lines().at(-1);
  };
  await expect.poll(through, { timeout: 30_000 }).toContain(' living/');
  await own?.start();
  await expect.poll(through, { timeout: 30_000 }).toContain(' ready/');
});
