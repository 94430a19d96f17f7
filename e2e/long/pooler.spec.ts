import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { type Neev, neevAt } from '../support/fixtures.ts';
import { aMason } from '../support/masons.ts';
import { makeMember, openBetween, openLine, readAll, sendSurely } from '../support/members.ts';
import { type OwnDatabase, startOwnDatabase } from '../support/own-database.ts';
import { type Pooler, poolerIsToBeHad, startPooler } from '../support/pgbouncer.ts';
import { type Product, startProduct } from '../support/product.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });

const without = 'A pooler before the database is NOT TESTED: there is no PgBouncer (install pgbouncer)';
const skipped = !poolerIsToBeHad() && !process.env.CI;
if (skipped) process.stdout.write(`\n!!! ${without}\n`);
// A machine without the program still runs the rest, and says loudly what it left out; under CI its absence fails.
test.skip(skipped, without);

let database: OwnDatabase;
let pooler: Pooler;
let direct: pg.Pool;
const products: Product[] = [];
let neev: Neev;

test.beforeAll(async () => {
  if (!poolerIsToBeHad()) throw new Error(without);
  database = await startOwnDatabase();
  pooler = await startPooler(database.url);
  direct = new pg.Pool({ connectionString: database.url });
  const environment = {
    DATABASE_URL: pooler.url,
    DATA_DIR: database.folder,
    SECRET_KEY: randomBytes(16).toString('hex'),
    LOG_LEVEL: 'info',
  };
  // Both at once, on an empty database: each would migrate it.
  products.push(...(await Promise.all([startProduct(environment), startProduct(environment)])));
  neev = await neevAt(products[0]?.address ?? '', database.folder);
});
test.afterAll(async () => {
  if (skipped) return;
  for (const product of products) await product.stop();
  await direct.end();
  await pooler.remove();
  await database.remove();
});

test('Two processes that start at once through it leave no lock behind', async () => {
  const { rows } = await direct.query("select count(*)::int as n from pg_locks where locktype = 'advisory'");
  // The embedded server's own user holds one.
  expect(rows).toEqual([{ n: 1 }]);
});

const listed = z.object({ data: z.array(z.unknown()) });

test('Lists, searches and log-ins go on where named statements are not kept', async () => {
  const asha = await aMason(neev, 'Asha Pooled');
  const paths = ['?limit=24', '?q=Asha', '?near=411038', '?sort=price', '?category=Construction', '?q=Ahsa'];
  const asks = Array.from({ length: 240 }, async (_, place) => {
    const address = products[place % 2]?.address;
    const answer = await fetch(`${address}/getAllWorkers${paths[place % paths.length]}`, {
      headers: { token: asha.token },
    });
    const { data } = listed.parse(await answer.json());
    return `${answer.status} ${data.length}`;
  });
  expect(new Set(await Promise.all(asks))).toEqual(new Set(['200 1']));
  const told = products.map((product) => product.said().split('is behind a pooler').length - 1);
  expect(told).toEqual([1, 1]);
});

test('Jobs are taken without a word from the database, and messages come and stay', async () => {
  const [asha, ravi] = [await makeMember(neev, 'Asha Writes'), await makeMember(neev, 'Ravi Reads')];
  const answer = await fetch(`${neev.address}/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'pooled@neev.test' }),
  });
  expect(answer.status).toBe(200);
  const waiting = async () =>
    (await direct.query('select count(*)::int as n from mails where sent_at is null')).rows[0].n;
  await expect.poll(waiting).toBe(0);
  const id = await openBetween(neev.address, asha, ravi);
  const line = openLine(neev.address, asha);
  await Promise.all(
    Array.from({ length: 40 }, (_, place) =>
      sendSurely(line, { conversationId: id, clientId: `c${place}`, text: `Number ${place}` }),
    ),
  );
  line.socket.close();
  expect(await readAll(neev.address, ravi, id)).toHaveLength(40);
  for (const product of products) expect(product.said()).not.toMatch(/"level":50/);
});
