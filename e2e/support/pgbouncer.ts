import { spawn, spawnSync } from 'node:child_process';
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './product.ts';

export interface Pooler {
  /** The database as the pooler shows it. */
  url: string;
  remove(): Promise<void>;
}

export const poolerIsToBeHad = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0;

/** A PgBouncer in transaction mode before a database, with so few connections that clients must share them. */
export async function startPooler(databaseUrl: string): Promise<Pooler> {
  const { username, password, searchParams } = new URL(databaseUrl);
  const socket = searchParams.get('host') ?? '';
  const folder = await mkdtemp(join(tmpdir(), 'neev-pooler-'));
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  const login = `user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}`;
  await writeFile(
    file,
    `[databases]
neev = host=${socket} port=5432 dbname=neev ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 200
`,
  );
  // It refuses to run as root: as root it becomes the database's user.
  const { uid, gid } = await stat(socket);
  if (process.getuid?.() === 0) {
    await chmod(folder, 0o711);
    await chown(file, uid, gid);
  }
  const child = spawn('pgbouncer', [file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += String(chunk);
      if (said.includes('process up')) resolve();
    });
    void ended.then(() => reject(new Error(`PgBouncer did not start: ${said}`)));
  });
  return {
    url: `postgres://neev@127.0.0.1:${port}/neev`,
    async remove() {
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
