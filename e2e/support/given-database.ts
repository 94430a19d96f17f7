import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnDatabase } from './own-database.ts';
import { freePort } from './product.ts';

/** A PostgreSQL on this machine that the product is given by its address alone. */
interface GivenDatabase {
  url: string;
  remove(): Promise<void>;
}

const debian = '/usr/lib/postgresql';
const extensions = ['btree_gin', 'btree_gist', 'cube', 'earthdistance'];

/** The folder of the newest PostgreSQL that Debian installed. */
function findPrograms(): string | undefined {
  const releases = existsSync(debian) ? readdirSync(debian) : [];
  const newest = releases.map(Number).sort((one, another) => another - one)[0];
  const programs = join(debian, String(newest), 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

/** PostgreSQL does not run as root: then as Debian's user for it. */
function whoRuns(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

interface Superuser {
  port: number;
  password: string;
}

/** As deploy/database-start.sh does it. @returns the address for a role that is no superuser */
async function makeDatabase({ port, password }: Superuser): Promise<string> {
  const own = randomBytes(12).toString('hex');
  const asked = async (database: string, statements: string[]) => {
    const client = new pg.Client({ host: '127.0.0.1', port, user: 'postgres', password, database });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  };
  await asked('postgres', [`create role neev login password '${own}'`, 'create database neev owner neev']);
  await asked(
    'neev',
    extensions.map((name) => `create extension ${name}`),
  );
  return `postgres://neev:${own}@127.0.0.1:${port}/neev`;
}

async function isUp(server: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('close', () => reject(new Error(said)));
  });
}

/** Debian's PostgreSQL over TCP, with a role that is no superuser; where there is none, the embedded one. */
export async function startGivenDatabase(): Promise<GivenDatabase> {
  const programs = findPrograms();
  if (!programs) return startOwnDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'neev-given-'));
  const [cluster, passwordFile] = [join(folder, 'cluster'), join(folder, 'password')];
  const [port, password, user] = [await freePort(), randomBytes(12).toString('hex'), whoRuns()];
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) for (const path of [folder, passwordFile]) chownSync(path, user.uid, user.gid);
  const settings = { cwd: folder, env: { PATH: process.env.PATH, LANG: 'C.UTF-8' }, ...user };
  const making = ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...making, `--pwfile=${passwordFile}`], {
    ...settings,
    stdio: 'ignore',
  });
  const words = ['-D', cluster, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-F'];
  const server = spawn(join(programs, 'postgres'), words, {
    ...settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await isUp(server);
  return {
    url: await makeDatabase({ port, password }),
    async remove() {
      // A fast shutdown: nobody is waited for.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
