import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startReplica, type TestReplica } from '#server/testing/a-replica.ts';
import { openPool } from '../database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded/embedded-postgres.ts';
import { type Replica, watchReplica } from './replica.ts';

const quiet = { info: () => undefined, error: () => undefined };
let folder = '';
let primary: EmbeddedPostgres;
let replica: TestReplica;

const urlOf = (postgres: EmbeddedPostgres, database = 'neev'): string => {
  const { user, password, host, port } = postgres.connection('neev');
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
};
const write = async (): Promise<void> => {
  const pool = openPool(primary.connection('neev'), () => undefined);
  await pool.query('create table if not exists marks (n int)');
  await pool.query('insert into marks values (1)');
  await pool.end();
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neev-primary-'));
  primary = await startEmbeddedPostgres(folder, quiet);
  replica = await startReplica(folder);
}, 60_000);
afterAll(async () => {
  await replica.remove();
  await primary.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Watching {
  watched: Replica;
  /** What the log was told, in order. */
  told: string[];
}

const watch = (url = replica.url('neev')): Watching => {
  const told: string[] = [];
  const log = {
    info: (text: string) => void told.push(text),
    warn: (about: object) => void told.push(`left out: ${'why' in about ? String(about.why) : ''}`),
  };
  const watched = watchReplica(
    { url, primaryUrl: urlOf(primary), log },
    { between: 20, patience: 1000, mostLag: { toStay: 2000, toComeBack: 1000 } },
  );
  onTestFinished(() => watched.close());
  return { watched, told };
};
const ask = (watched: Replica, statement: string) =>
  watched.source()?.read(({ pool }) => pool.query(statement));
const isUsed = (watched: Replica) => expect.poll(() => watched.standing().used, { timeout: 15_000 });

test('A replica is used while it has what the primary wrote, left out while it lags, and used again', async () => {
  const { watched, told } = watch();
  expect(watched.source()).toBeUndefined();
  await isUsed(watched).toBe(true);
  const { rows } = (await ask(watched, 'select pg_is_in_recovery() as there')) ?? {};
  expect(rows).toEqual([{ there: true }]);
  await replica.pause();
  await write();
  await isUsed(watched).toBe(false);
  expect(watched.standing()).toMatchObject({ why: 'lags' });
  expect(watched.source()).toBeUndefined();
  await replica.resume();
  await isUsed(watched).toBe(true);
  expect(told).toEqual([
    'lists are read from the replica',
    'left out: lags',
    'lists are read from the replica',
  ]);
});

test('One that dies is left out, and used again once it is back', async () => {
  const { watched, told } = watch();
  await isUsed(watched).toBe(true);
  await replica.kill();
  await isUsed(watched).toBe(false);
  expect(watched.standing()).toMatchObject({ why: 'silent', lagMs: undefined });
  await replica.start();
  await isUsed(watched).toBe(true);
  expect(told).toEqual([
    'lists are read from the replica',
    'left out: silent',
    'lists are read from the replica',
  ]);
}, 60_000);

test('A read that waits for an answer is torn down when the replica is left out', async () => {
  const { watched } = watch();
  await isUsed(watched).toBe(true);
  const source = watched.source();
  const sleep = 'select pg_sleep(600)';
  const isAsleep = `select from pg_stat_activity where query = '${sleep}' and state = 'active'`;
  const slow = [ask(watched, sleep)];
  await expect.poll(async () => (await ask(watched, isAsleep))?.rowCount).toBe(1);
  // Another is still on its way there.
  slow.push(ask(watched, sleep));
  if (source) watched.lost(source);
  for (const one of slow) await expect(one).rejects.toThrow('the replica is left out');
  await isUsed(watched).toBe(true);
  expect(watched.source()).not.toBe(source);
});

test.each([
  ['the primary itself', () => urlOf(primary), 'primary'],
  ['another database of the same server', () => replica.url('postgres'), 'other'],
  ['nothing', () => 'postgres://neev:secret@127.0.0.1:9/neev', 'silent'],
])('An address that leads to %s is left out, and the log says why once', async (_, url, why) => {
  const { watched, told } = watch(url());
  await expect.poll(() => watched.standing()).toMatchObject({ used: false, why });
  // Each look makes a standing of its own.
  for (const seen of [watched.standing(), watched.standing()])
    await expect.poll(() => watched.standing()).not.toBe(seen);
  expect(told).toEqual([`left out: ${why}`]);
});

test('One that was made a primary of its own is left out', async () => {
  const { watched } = watch();
  await isUsed(watched).toBe(true);
  await replica.promote();
  await isUsed(watched).toBe(false);
  expect(watched.standing()).toMatchObject({ why: 'primary' });
});
