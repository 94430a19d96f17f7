// npm run bench:scale — what one of each costs: processor time of Neev and of its database for a list, a record, a
// log-in and a message; memory of an open socket; bytes on the disk and in the write-ahead log. docs/scale.md reckons
// with it. WORKERS (50,000), SOCKETS (2,000) and SHARE (1) of the acts make it smaller. Linux alone: it reads /proc.
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolConfig } from 'pg';
import type { Socket } from 'socket.io-client';
import { hashPassword } from '../server/features/accounts/sessions/passwords.rules.ts';
import { openPool } from '../server/platform/database/database.ts';
import { type ServerProcess, startProcess } from './chat-servers.ts';
import { makeTown, openLines, type Person } from './chat-town.ts';
import { openPopulatedApp, openServer } from './populated-app.ts';
import { cpuOfDatabase } from './processor-time.ts';
import { type Cost, printReckoning } from './scale-reckoning.ts';
import { printTable } from './table.ts';
import { livedIn } from './town/town.ts';

const workers = Number(process.env.WORKERS ?? 50_000);
const sockets = Number(process.env.SOCKETS ?? 2000);
const share = Number(process.env.SHARE ?? 1);
const atOnce = 8;
const idleSeconds = 20;

interface Subject {
  neev: ServerProcess;
  pool: Pool;
  /** Seconds of processor time of the database, all of its processes. */
  databaseCpu(this: void): number;
}

const walOf = async (pool: Pool): Promise<number> =>
  (await pool.query(`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::bigint as bytes`)).rows[0]
    .bytes;

/** So many of one act, some at once, after as many that warm up: code that ran seldom takes several times as long. */
async function costOf(
  { neev, pool, databaseCpu }: Subject,
  name: string,
  { times: all, act }: { times: number; act: (place: number) => Promise<unknown> },
): Promise<Cost> {
  const times = Math.ceil(all * share);
  let next = 0;
  const upTo = async (end: number) => {
    const worker = async () => {
      while (next < end) {
        next += 1;
        await act(next);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  };
  await upTo(times);
  const [server, database, wal] = [neev.cpu(), databaseCpu(), await walOf(pool)];
  const begun = next;
  await upTo(begun + times);
  const done = next - begun;
  const cost = {
    act: name,
    server: ((neev.cpu() - server) * 1000) / done,
    database: ((databaseCpu() - database) * 1000) / done,
    wal: ((await walOf(pool)) - wal) / done,
  };
  // It takes a while: what is known is told at once.
  process.stderr.write(`${JSON.stringify(cost)}\n`);
  return cost;
}

function urlOf({ user, password, host, port, database }: PoolConfig): string {
  const key = encodeURIComponent(String(password));
  return `postgres://${user}:${key}@localhost:${port}/${database}?host=${encodeURIComponent(host ?? '')}`;
}

const asking =
  ({ neev }: Subject, path: (place: number) => string, token: string) =>
  async (place: number) => {
    const answer = await fetch(neev.address + path(place), { headers: { token } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${answer.status} of ${path(place)}`);
  };

async function callsOf(subject: Subject, { token }: Person): Promise<Cost[]> {
  const { rows } = await subject.pool.query<{ id: string }>('select id from providers limit 2000');
  await subject.pool.query('update users set password_hash = $1', [await hashPassword('the right password')]);
  const ask = (path: (place: number) => string) => asking(subject, path, token);
  const logIn = async (place: number) => {
    const body = JSON.stringify({ email: `p${place}@bench.invalid`, password: 'a wrong password' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${subject.neev.address}/login`, { method: 'POST', headers, body });
    if (answer.status !== 401) throw new Error(`${answer.status} of a log-in`);
  };
  return [
    await costOf(subject, 'a list, filtered', {
      times: 2000,
      act: ask((place) => `/getAllWorkers?category=Construction&maxPrice=${900 + (place % 50) * 20}`),
    }),
    await costOf(subject, 'a list, nearest first', {
      times: 1000,
      act: ask((place) => `/getAllWorkers?near=41100${(place % 9) + 1}`),
    }),
    await costOf(subject, 'a record', {
      times: 2000,
      act: ask((place) => `/getWorker/${rows[place % rows.length]?.id}`),
    }),
    await costOf(subject, 'a log-in by password', { times: 60, act: logIn }),
  ];
}

async function messagesOf(subject: Subject, town: Person[], lines: Socket[]) {
  return costOf(subject, 'a message, saved and delivered', {
    times: 10_000,
    act: async (place) => {
      const from = place % town.length;
      const contact = town[from]?.contacts[place % 20];
      await lines[from]?.emitWithAck('sendMessage', {
        clientId: randomUUID(),
        conversationId: contact?.conversationId,
        receiverId: contact?.userId,
        text: 'When can you begin? The site is beside the school, two storeys.',
      });
    },
  });
}

async function bytesOf({ pool }: Subject, table: string) {
  await pool.query(`vacuum analyze ${table}`);
  const { rows } = await pool.query(
    `select pg_table_size($1::regclass) as data, pg_indexes_size($1::regclass) as indexes, (select count(*) from ${table}) as rows`,
    [table],
  );
  const { data, indexes, rows: count } = rows[0];
  return { table, rows: count, 'bytes a row': data / count, 'of its indexes': indexes / count };
}

const servers = await openServer(undefined);
const folder = await mkdtemp(join(tmpdir(), 'neev-bench-scale-'));
const database = await servers.database();
await (await openPopulatedApp(database, { workers, ...livedIn })).close();
const town = await makeTown(database, sockets);
const pool = openPool(database, () => undefined);
const neev = await startProcess('dist/server/main.js', {
  PORT: '0',
  DATA_DIR: folder,
  DATABASE_URL: urlOf(database),
  SECRET_KEY: 'a key for benches, and for nothing else',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'error',
});
const subject: Subject = { neev, pool, databaseCpu: await cpuOfDatabase(pool) };
const [someone] = town;
if (!someone) throw new Error('an empty town');
const costs = await callsOf(subject, someone);
const before = neev.memory();
const lines = await openLines(neev.address, town);
await delay(2000);
const held = neev.memory() - before;
const begun = neev.cpu();
await delay(idleSeconds * 1000);
const idle = ((neev.cpu() - begun) * 1000) / idleSeconds / lines.length;
costs.push(await messagesOf(subject, town, lines));
printTable(
  `What one act costs, among ${workers.toLocaleString('en-IN')} workers`,
  costs.map(({ act, server, database, wal }) => ({
    act,
    'CPU ms, Neev': server,
    'CPU ms, database': database,
    'WAL bytes': wal,
  })),
);
printTable(`An open socket, of ${lines.length}, each with 20 contacts who are there too`, [
  { 'memory kB': (held * 1024) / lines.length, 'CPU ms a second, idle': idle },
]);
const onDisk = [
  await bytesOf(subject, 'providers'),
  await bytesOf(subject, 'users'),
  await bytesOf(subject, 'sessions'),
  await bytesOf(subject, 'messages'),
];
printTable('On the disk', onDisk);
printReckoning({
  costs,
  socket: { bytes: (held * 1024 * 1024) / lines.length, cpu: idle },
  rowBytes: new Map(onDisk.map((row) => [row.table, row['bytes a row'] + row['of its indexes']])),
});
for (const line of lines) line.close();
await neev.stop();
await pool.end();
await servers.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
