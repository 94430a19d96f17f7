import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from './cluster.ts';
import type { Owner } from './run-as.ts';
import type { RunningServer } from './running-server.ts';

export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

/** As the owner of the product's database. */
export function connectionOf(
  { owner }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user: owner.name, password: owner.password, database };
}

export function superuserConnectionOf(
  { superuser }: Cluster,
  { host, port }: RunningServer,
  database: string,
): Connection {
  return { host, port, user: superuser.name, password: superuser.password, database };
}

export interface Log {
  info(msg: string): void;
  error(msg: string): void;
}

const windows = process.platform === 'win32';

/** Short, because a socket's path has room for some 100 characters; the same at every start. */
export function makeSocketFolder(folder: string, owner: Owner | undefined): string {
  const uid = owner?.uid ?? process.getuid?.();
  const name = `neev-${createHash('sha256').update(`${uid} ${folder}`).digest('hex').slice(0, 16)}`;
  const base = tmpdir().length + name.length < 80 ? tmpdir() : '/tmp';
  const socketFolder = path.join(base, name);
  fs.mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  if (owner && fs.lstatSync(socketFolder).uid === 0) fs.lchownSync(socketFolder, owner.uid, owner.gid);
  requirePrivate(socketFolder, uid);
  return socketFolder;
}

/** Anybody may write to the temporary folder: a stranger could have put a folder or a link of theirs there. */
export function requirePrivate(socketFolder: string, uid: number | undefined): void {
  if (windows) return;
  const found = fs.lstatSync(socketFolder);
  if (found.isDirectory() && found.uid === uid && (found.mode & 0o077) === 0) return;
  throw new Error(`${socketFolder} is not a private folder of user ${uid}: remove it, or set TMPDIR`);
}

export async function freePort(file: string): Promise<string> {
  const kept = fs.existsSync(file) ? Number(fs.readFileSync(file, 'utf8')) : 0;
  const port = (await listenOnce(kept)) || (await listenOnce(0));
  fs.writeFileSync(file, String(port));
  return String(port);
}

/** The port that could be listened on, 0 when it is taken. */
function listenOnce(wanted: number): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.on('error', () => resolve(0));
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
