import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import * as fs from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, chooseRunner, chownAll, commandFor, isAlive, isServerOf, type Owner, programEnvironment, requireBinaries } from './embedded-binaries.ts';

/** The folder of one PostgreSQL, whether it runs or not. */
export interface Cluster {
  dataDir: string;
  /** `dataDir/postgres`, PostgreSQL's own data directory. */
  folder: string;
  logFile: string;
  binaries: Binaries;
  user: string;
  password: string;
}

/** A running PostgreSQL as its postmaster.pid tells it. */
export interface RunningServer {
  pid: number;
  /** Folder of the unix socket, or 127.0.0.1 on Windows. */
  host: string;
  port: number;
  /** `starting`, `ready` or `stopping`. */
  status: string;
}

const windows = process.platform === 'win32';
const largestLog = 10_000_000;

/**
 * Finds the cluster of a data folder, making it on first use. Needs no lock: whatever two processes make at
 * the same moment appears under its final name in one step, and the slower one takes what it finds.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  fs.mkdirSync(dataDir, { recursive: true, mode });
  const real = fs.realpathSync(dataDir);
  const folder = path.join(real, 'postgres');
  refuseForeignFolder(folder);
  const made = isMade(folder);
  const cluster: Cluster = {
    dataDir: real,
    folder,
    logFile: path.join(real, 'postgres.log'),
    binaries: requireBinaries(),
    user: 'neev',
    password: requirePassword(path.join(real, 'postgres-password'), made),
  };
  if (!made) await makeCluster(cluster);
  return cluster;
}

function isMade(folder: string): boolean {
  return fs.existsSync(path.join(folder, 'PG_VERSION'));
}

function refuseForeignFolder(folder: string): void {
  const owner = fs.statSync(folder, { throwIfNoEntry: false })?.uid;
  const me = process.getuid?.();
  if (owner === undefined || !me || owner === me) return;
  throw new Error(`${folder} belongs to user ${owner}: start as that user or as root`);
}

function requirePassword(file: string, clusterIsMade: boolean): string {
  if (!fs.existsSync(file)) {
    if (clusterIsMade)
      throw new Error(`${file} is missing: the database beside it cannot be opened without it`);
    const draft = `${file}-${randomBytes(6).toString('hex')}`;
    fs.writeFileSync(draft, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
    try {
      fs.linkSync(draft, file);
    } catch (error) {
      if (!fs.existsSync(file)) throw error;
    } finally {
      fs.unlinkSync(draft);
    }
  }
  return fs.readFileSync(file, 'utf8').trim();
}

/** Made aside and renamed: neither a killed start nor a second one leaves or sees half a cluster. */
async function makeCluster(cluster: Cluster): Promise<void> {
  const { dataDir, folder, binaries, user, password } = cluster;
  const runner = chooseRunner(binaries, dataDir);
  const draft = fs.mkdtempSync(`${folder}-draft-`);
  const passwordFile = path.join(draft, 'password');
  const options = ['-D', path.join(draft, 'cluster'), '-U', user, '--auth=scram-sha-256'];
  // Never the machine's own locale: sorting and case must be the same everywhere.
  options.push('-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const { file, args } = commandFor(runner, [binaries.initdb, ...options, `--pwfile=${passwordFile}`]);
  const cwd = path.parse(dataDir).root;
  try {
    fs.writeFileSync(passwordFile, password, { mode: 0o600 });
    if (runner.owner) chownAll(draft, runner.owner);
    await promisify(execFile)(file, args, { ...runner.become, cwd, env: programEnvironment });
    fs.renameSync(path.join(draft, 'cluster'), folder);
  } catch (error) {
    if (!isMade(folder)) throw error;
  } finally {
    removeDrafts(folder, draft);
  }
}

/** Ours, and those of killed starts. A slower start that loses its draft takes the cluster that was faster. */
function removeDrafts(folder: string, own: string): void {
  const beside = fs.readdirSync(path.dirname(folder)).map((name) => path.join(path.dirname(folder), name));
  const all = isMade(folder) ? beside.filter((file) => file.startsWith(`${folder}-draft-`)) : [own];
  for (const draft of all) {
    try {
      fs.rmSync(draft, { recursive: true, force: true });
    } catch {
      // Its initdb still writes; that start removes it.
    }
  }
}

/** The realtime server of the cluster. A pid file whose number now belongs to another program is cleared. */
export function findServer({ folder }: Cluster): RunningServer | undefined {
  const pidFile = path.join(folder, 'postmaster.pid');
  let text: string;
  try {
    text = fs.readFileSync(pidFile, 'utf8');
  } catch {
    return undefined;
  }
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim());
  if (!isAlive(Number(pid))) return undefined;
  if (!isServerOf(folder, Number(pid))) {
    // Read again: another process may have cleared it and started the server meanwhile.
    if (fs.existsSync(pidFile) && fs.readFileSync(pidFile, 'utf8') === text)
      fs.rmSync(pidFile, { force: true });
    return undefined;
  }
  // The lines are written one after the other: a file without its status is still being written.
  if (!status) return { pid: Number(pid), host: '', port: 0, status: 'starting' };
  return { pid: Number(pid), host: windows ? '127.0.0.1' : (socketFolder ?? ''), port: Number(port), status };
}

/** Starts the server process; it outlives us. Returns a question: has it ended again? */
export async function launch(cluster: Cluster): Promise<() => boolean> {
  const { dataDir, folder, binaries, logFile } = cluster;
  const runner = chooseRunner(binaries, dataDir);
  if (runner.owner && fs.statSync(folder).uid !== runner.owner.uid) chownAll(folder, runner.owner);
  const address = windows
    ? ['-p', await freePort(path.join(dataDir, 'postgres-port')), '-c', 'listen_addresses=127.0.0.1']
    : ['-p', '5432', '-c', 'listen_addresses=', '-k', makeSocketFolder(folder, runner.owner)];
  const settings = ['fsync=on', 'synchronous_commit=on', 'max_connections=100', 'shared_buffers=128MB'];
  settings.push('timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off');
  const options = [...address, ...settings.flatMap((setting) => ['-c', setting])];
  // On Windows only pg_ctl can put off an administrator's rights, which the server refuses.
  const program: [string, ...string[]] = windows
    ? [binaries.pgCtl, 'start', '-w', '-D', folder, '-o', options.join(' ')]
    : [binaries.postgres, '-D', folder, ...options];
  if ((fs.statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > largestLog) {
    fs.renameSync(logFile, `${logFile}.old`);
  }
  const log = fs.openSync(logFile, 'a', 0o600);
  const { file, args } = commandFor(runner, program);
  // Detached: a Ctrl-C at the terminal must not reach it before the application has finished its work.
  const child = spawn(file, args, {
    ...runner.become,
    cwd: path.parse(dataDir).root,
    env: programEnvironment,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', log, log],
  });
  fs.closeSync(log);
  let ended = false;
  child.on('error', (error) => {
    ended = true;
    fs.appendFileSync(logFile, `${error.message}\n`);
  });
  child.on('exit', () => {
    ended = true;
  });
  child.unref();
  return () => ended;
}

/** Short, because a socket's path has room for some 100 characters; the same at every start. */
function makeSocketFolder(folder: string, owner: Owner | undefined): string {
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

async function freePort(file: string): Promise<string> {
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
