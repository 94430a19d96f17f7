import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { startReplica, type TestReplica } from '../../server/testing/a-replica.ts';
import { type Neev, neevAt } from '../support/fixtures.ts';
import { listAsMason } from '../support/masons.ts';
import { type Member, makeMember } from '../support/members.ts';
import { type OwnDatabase, startOwnDatabase } from '../support/own-database.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type OwnRedis, redisIsToBeHad, startRedis } from '../support/redis.ts';

// One after another: they stop the replica that both processes read from.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const without =
  'A replica behind several processes is NOT TESTED: there is no Redis (install redis-server, or set REDIS_URL)';
const skipped = !redisIsToBeHad() && !process.env.CI;
if (skipped) process.stdout.write(`\n!!! ${without}\n`);
// A machine without the program still runs the rest, and says loudly what it left out; under CI its absence fails.
test.skip(skipped, without);

let redis: OwnRedis;
let database: OwnDatabase;
let replica: TestReplica;
let products: Product[] = [];
let neev: Neev;

test.beforeAll(async () => {
  if (!redisIsToBeHad()) throw new Error(without);
  [redis, database] = await Promise.all([startRedis(), startOwnDatabase()]);
  replica = await startReplica(database.cluster);
  const environment = {
    DATABASE_URL: database.url,
    DATABASE_READ_URL: replica.url('neev'),
    DATA_DIR: database.folder,
    REDIS_URL: redis.url,
    SECRET_KEY: randomBytes(16).toString('hex'),
    // Lists are asked for as fast as they come.
    RATE_LIMITS: 'off',
  };
  products = [await startProduct(environment), await startProduct(environment)];
  neev = await neevAt(at(0), database.folder);
});
test.afterAll(async () => {
  if (skipped) return;
  for (const product of products) await product.stop();
  await replica.remove();
  await redis.remove();
  await database.remove();
});

const at = (place: number): string => products[place]?.address ?? '';
const metric = async (address: string, line: string): Promise<string | undefined> =>
  (await (await fetch(`${address}/metrics`)).text())
    .split('\n')
    .find((one) => one.startsWith(`${line} `))
    ?.slice(line.length + 1);
const isUsed = (is: '0' | '1') =>
  expect
    .poll(() => Promise.all(products.map(({ address }) => metric(address, 'neev_replica_used'))), {
      timeout: 30_000,
    })
    .toEqual([is, is]);

const list = (address: string, { token }: Member) =>
  fetch(`${address}/getAllWorkers`, { headers: { token } });
const listed = z.object({ data: z.array(z.object({ fullName: z.string() })) });
const names = async (address: string, as: Member): Promise<string[]> =>
  listed.parse(await (await list(address, as)).json()).data.map(({ fullName }) => fullName);

test('Who wrote finds what they wrote in every process; others see the list as the replica has it, until it is left out', async () => {
  const [asha, ravi] = [await makeMember(neev, 'Asha Writer'), await makeMember(neev, 'Ravi Reader')];
  await isUsed('1');
  await replica.pause();
  await listAsMason(at(0), asha, 'Asha Writer');
  const seen = [await names(at(1), asha), await names(at(1), ravi), await names(at(0), ravi)];
  expect(seen).toEqual([['Asha Writer'], [], []]);
  await isUsed('0');
  for (const { address } of products) expect(await names(address, ravi)).toEqual(['Asha Writer']);
  for (const product of products) expect(product.said()).toMatch(/"why":"lags"[^\n]*the replica is left out/);
  expect(Number(await metric(at(0), 'neev_replica_lag_seconds'))).toBeGreaterThan(5);
  await replica.resume();
  await isUsed('1');
  expect(await names(at(0), ravi)).toEqual(['Asha Writer']);
  expect(Number(await metric(at(0), 'neev_lists_total{source="replica"}'))).toBeGreaterThan(0);
});

test('A replica that dies takes no list along, and is used again when it is back', async () => {
  const ravi = await makeMember(neev, 'Ravi Patient');
  await isUsed('1');
  const answers: number[] = [];
  let asking = true;
  const readers = products.flatMap(({ address }) =>
    [1, 2, 3, 4].map(async () => {
      while (asking) answers.push((await list(address, ravi)).status);
    }),
  );
  await expect.poll(() => answers.length).toBeGreaterThan(50);
  await replica.kill();
  await isUsed('0');
  await replica.start();
  await isUsed('1');
  asking = false;
  await Promise.all(readers);
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const product of products)
    expect(product.said()).toMatch(/"why":"silent"[^\n]*the replica is left out/);
});
