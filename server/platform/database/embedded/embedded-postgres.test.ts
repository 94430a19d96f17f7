import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const quiet = { info: () => undefined, error: () => undefined };
/** Made once, because making a cluster takes most of the time. */
const keptFolder = mkdtempSync(path.join(tmpdir(), 'neev-kept-'));
let dataDir: string;
let started: EmbeddedPostgres[];
let children: ChildProcess[];

beforeAll(async () => {
  const server = await startEmbeddedPostgres(keptFolder, quiet);
  await server.stop();
});

afterAll(() => rmSync(keptFolder, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = keptFolder;
  started = [];
  children = [];
});

afterEach(async () => {
  for (const child of children) await stopElsewhere(child);
  for (const server of started) await server.stop();
});

async function start(): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(dataDir, quiet);
  started.push(server);
  return server;
}

/** Another Neev process on the same folder; resolves once its database answers. */
async function startElsewhere(): Promise<ChildProcess> {
  const supervisor = path.join(import.meta.dirname, 'embedded-postgres.ts');
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(supervisor)});
    const log = { info() {}, error() {} };
    const server = await startEmbeddedPostgres(${JSON.stringify(dataDir)}, log);
    process.on('message', async () => { await server.stop(); process.exit(0); });
    process.send('ready');`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.push(child);
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => expect.fail('it did not start')),
  ]);
  return child;
}

async function stopElsewhere(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  child.send('stop');
  await once(child, 'exit');
}

async function ask<Row extends pg.QueryResultRow>(
  server: EmbeddedPostgres,
  statement: string,
): Promise<Row[]> {
  const client = new pg.Client(server.connection('neev'));
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}

function inCluster(file: string): string {
  return path.join(dataDir, 'postgres', file);
}

function serverProcess(): number {
  return Number.parseInt(readFileSync(inCluster('postmaster.pid'), 'utf8'), 10);
}

describe('the embedded PostgreSQL', () => {
  test('starts on an empty folder, in UTF-8, writing safely, with no TCP port', async () => {
    const server = await start();
    const names = [
      'server_encoding',
      'fsync',
      'synchronous_commit',
      'listen_addresses',
      'password_encryption',
    ];
    const [row] = await ask(
      server,
      `select ${names.map((name) => `current_setting('${name}') as ${name}`).join()}`,
    );
    expect(row).toEqual({
      server_encoding: 'UTF8',
      fsync: 'on',
      synchronous_commit: 'on',
      listen_addresses: '',
      password_encryption: 'scram-sha-256',
    });
    expect(await ask(server, "select lower('ÉÀ') as lower, 'é' ~ '\\w' as letter")).toEqual([
      { lower: 'éà', letter: true },
    ]);
    expect(statSync(path.join(dataDir, 'postgres-password')).mode & 0o777).toBe(0o600);
    expect(statSync(server.connection('neev').host).mode & 0o777).toBe(0o700);
  });

  test('is asked for by a role that owns its database and is no superuser', async () => {
    const server = await start();
    expect(
      await ask(
        server,
        `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, pg_get_userbyid(datdba) as owner
         from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
      ),
    ).toEqual([
      {
        rolname: 'neev_owner',
        rolsuper: false,
        rolcreatedb: false,
        rolcreaterole: false,
        rolbypassrls: false,
        owner: 'neev_owner',
      },
    ]);
    await expect(ask(server, "select pg_read_file('/etc/passwd')")).rejects.toThrow(/permission denied/);
    await expect(ask(server, "copy (select 1) to program 'true'")).rejects.toThrow(/permission denied/);
    expect(statSync(path.join(dataDir, 'database-password')).mode & 0o777).toBe(0o600);
  });

  test('hands a folder in which the superuser owned everything over to that role', async () => {
    const server = await start();
    const { host, port } = server.connection('neev');
    const password = readFileSync(path.join(dataDir, 'postgres-password'), 'utf8').trim();
    const before = new pg.Client({ host, port, user: 'neev', password, database: 'neev' });
    await before.connect();
    await before.query(`create schema jobs; create table jobs.old (id int generated always as identity, word text);
      create type jobs.colour as enum ('red'); create function jobs.one() returns int language sql as 'select 1';
      insert into jobs.old (word) values ('kept'); alter role neev_owner nologin`);
    await before.end();
    await server.stop();
    const after = await start();
    await ask(after, "alter table jobs.old add more int; alter type jobs.colour add value 'blue'");
    await ask(after, "drop function jobs.one(); insert into jobs.old (word) values ('new')");
    expect(await ask(after, 'select word from jobs.old order by id')).toEqual([
      { word: 'kept' },
      { word: 'new' },
    ]);
    await ask(after, 'drop schema jobs cascade');
  });

  test('makes a lost password of that role anew', async () => {
    const server = await start();
    await server.stop();
    rmSync(path.join(dataDir, 'database-password'));
    expect(await ask(await start(), 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('lets nobody in without the password', async () => {
    const server = await start();
    const stranger = new pg.Client({ ...server.connection('neev'), password: 'guessed' });
    stranger.on('error', () => undefined);
    await expect(stranger.connect()).rejects.toThrow(/password authentication failed/);
  });

  test('keeps its data over a restart', async () => {
    const first = await start();
    await ask(first, "create table kept as select 'a wall' as thing");
    await first.stop();
    expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
    expect(await ask(await start(), 'select thing from kept')).toEqual([{ thing: 'a wall' }]);
  });

  test('is attached to by a second starter, and stopped by who stops last', async () => {
    const first = await start();
    const owner = serverProcess();
    const second = await start();
    expect(serverProcess()).toBe(owner);
    await first.stop();
    expect(await ask(second, 'select 1 as one')).toEqual([{ one: 1 }]);
    await second.stop();
    expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
  });

  test('leaves a server to the other process that still uses it', async () => {
    const other = await startElsewhere();
    const here = await start();
    const running = serverProcess();
    await here.stop();
    expect(serverProcess()).toBe(running);
    await stopElsewhere(other);
    expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
  });

  test('clears a pid file whose number belongs to another program', async () => {
    const before = await start();
    const text = readFileSync(inCluster('postmaster.pid'), 'utf8');
    await before.stop();
    writeFileSync(inCluster('postmaster.pid'), text.replace(/^\d+/, String(process.ppid)));
    const after = await start();
    expect(serverProcess()).not.toBe(process.ppid);
    expect(await ask(after, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('survives its owner, and the next start attaches to it and stops it', async () => {
    const owner = await startElsewhere();
    const running = serverProcess();
    owner.kill('SIGKILL');
    await once(owner, 'exit');
    const next = await start();
    expect(serverProcess()).toBe(running);
    await next.stop();
    expect(existsSync(inCluster('postmaster.pid'))).toBe(false);
  });

  test('starts once for two processes at the same moment on an empty folder', async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'neev-empty-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const [, here] = await Promise.all([startElsewhere(), start()]);
    expect(
      await ask(here, "select count(*)::int as members from pg_locks where locktype = 'advisory'"),
    ).toEqual([{ members: 2 }]);
  });

  test('comes back at the same address after a crash', async () => {
    const server = await start();
    const { host } = server.connection('neev');
    const crashed = serverProcess();
    process.kill(crashed, 'SIGKILL');
    await expect
      .poll(() => ask(server, 'select 1 as one').catch(() => serverProcess()), { timeout: 5000 })
      .toEqual([{ one: 1 }]);
    expect(serverProcess()).not.toBe(crashed);
    expect(server.connection('neev').host).toBe(host);
  });
});
