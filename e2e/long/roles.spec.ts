import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { type OwnDatabase, startOwnDatabase } from '../support/own-database.ts';
import { type Product, startProduct } from '../support/product.ts';

// Waits for the minute's recurring work.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

const secret = randomBytes(16).toString('hex');
let database: OwnDatabase;
let pool: pg.Pool;
const up: Product[] = [];
const serve = async (role: string): Promise<Product> => {
  const made = await startProduct({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    SECRET_KEY: secret,
    LOG_LEVEL: 'info',
    ROLE: role,
  });
  up.push(made);
  return made;
};

test.beforeAll(async () => {
  database = await startOwnDatabase();
  pool = new pg.Pool({ connectionString: database.url });
});
test.afterAll(async () => {
  for (const product of up) await product.stop();
  await pool.end();
  await database.remove();
});

/** Asks to subscribe, which makes a mail. */
const subscribe = ({ address }: Product, email: string) =>
  fetch(`${address}/subscribe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
const mailsTo = async (email: string): Promise<number> => {
  const outbox = join(database.folder, 'outbox');
  // One that is being written has a dot before its name, and another name a moment later.
  const files = (await readdir(outbox).catch(() => [])).filter((file) => !file.startsWith('.'));
  const texts = await Promise.all(files.map((file) => readFile(join(outbox, file), 'utf8')));
  return texts.filter((text) => text.includes(email)).length;
};
const waiting = async (): Promise<number> =>
  Number((await pool.query('select count(*) as n from mails where sent_at is null')).rows[0].n);

test('a web process answers calls and leaves the mails to a worker, which serves nothing but how it is', async () => {
  const web = await serve('web');
  const email = `${randomUUID()}@neev.test`;
  expect((await subscribe(web, email)).status).toBe(200);
  expect(await waiting()).toBe(1);
  const jobs = await pool.query('select locked_at from graphile_worker.jobs');
  expect(jobs.rows).toEqual([{ locked_at: null }]);
  const worker = await serve('worker');
  await expect.poll(() => mailsTo(email), { timeout: 20_000 }).toBe(1);
  await expect.poll(waiting).toBe(0);
  const statusOf = async (path: string) => (await fetch(worker.address + path)).status;
  const paths = ['/healthz', '/readyz', '/metrics', '/', '/me', '/socket.io/?EIO=4&transport=polling'];
  expect(await Promise.all(paths.map(statusOf))).toEqual([200, 200, 200, 404, 404, 404]);
});

test('what comes round runs once, not once a process', async () => {
  await Promise.all([serve('worker'), serve('worker')]);
  await pool.query(`create table ran (task text);
    create function note_run() returns trigger language plpgsql as $$
      begin insert into ran select identifier from graphile_worker._private_tasks where id = new.task_id; return new; end $$;
    create trigger note_run after insert on graphile_worker._private_jobs for each row execute function note_run()`);
  const task = 'move-hiring-by-clock';
  const runs = async () =>
    Number((await pool.query('select count(*) as n from ran where task = $1', [task])).rows[0].n);
  const minute = async (): Promise<unknown> =>
    (
      await pool.query(
        'select last_execution from graphile_worker._private_known_crontabs where identifier = $1',
        [task],
      )
    ).rows[0]?.last_execution;
  const before = await minute();
  await expect.poll(async () => String(await minute()), { timeout: 75_000 }).not.toBe(String(before));
  // Each process has tried by the time that the other recurring work of the minute is done.
  await expect
    .poll(async () => Number((await pool.query('select count(*) as n from graphile_worker.jobs')).rows[0].n))
    .toBe(0);
  expect(await runs()).toBe(1);
});
