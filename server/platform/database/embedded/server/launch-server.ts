import { type ChildProcess, execFile, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Cluster } from './cluster.ts';
import { chooseRunner, chownAll, commandFor, programEnvironment } from './run-as.ts';
import { freePort, makeSocketFolder } from './server-address.ts';

const windows = process.platform === 'win32';

const largestLog = 10_000_000;

/** A server process that was started here. */
export interface Launched {
  hasEnded(): boolean;
  /** A fast shutdown; resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts the server process, which outlives this one. */
export async function launch(cluster: Cluster): Promise<Launched> {
  const { dataDir, folder, binaries, logFile } = cluster;
  const runner = chooseRunner(binaries, dataDir);
  if (runner.owner && fs.statSync(folder).uid !== runner.owner.uid) chownAll(folder, runner.owner);
  const address = windows
    ? ['-p', await freePort(path.join(dataDir, 'postgres-port')), '-c', 'listen_addresses=127.0.0.1']
    : ['-p', '5432', '-c', 'listen_addresses=', '-k', makeSocketFolder(folder, runner.owner)];
  const settings = ['fsync=on', 'synchronous_commit=on', 'max_connections=100', 'shared_buffers=128MB'];
  settings.push('timezone=UTC', 'log_timezone=UTC', 'log_checkpoints=off');
  // What a statement is refused for may quote what somebody typed: only the server's own life is logged.
  settings.push('log_min_messages=log');
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
  child.unref();
  return watch(cluster, child);
}

function watch({ logFile, binaries, folder }: Cluster, child: ChildProcess): Launched {
  let ended = false;
  const end = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      ended = true;
      resolve();
      fs.appendFileSync(logFile, `${error.message}\n`);
    });
    child.once('exit', () => {
      ended = true;
      resolve();
    });
  });
  return {
    hasEnded: () => ended,
    async end() {
      if (windows) await promisify(execFile)(binaries.pgCtl, ['stop', '-m', 'fast', '-D', folder]);
      else if (!ended) child.kill('SIGINT');
      await end;
    },
  };
}
