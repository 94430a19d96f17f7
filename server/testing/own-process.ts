import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { once } from '#server/platform/config/once.ts';

/** A process of Neev of its own, as an operator starts one. */
export interface OwnProcess {
  address: string;
  port: number;
  /** What it has said so far, on standard output and standard error. */
  said(): string;
  /** Resolves as soon as it has said this. @throws when it ends before */
  says(words: string | RegExp): Promise<void>;
  send(signal: NodeJS.Signals): void;
  /** Over the channel that it has from who started it, as `npm start` does. */
  tell(word: string): void;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** What the tests are run with must not reach it: each test names what it needs. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(PATH|HOME|TMPDIR|LANG|SystemRoot|TEMP)$/.test(name)),
);

/**
 * The server, or a command of it, as the build makes it from what stands here: from source a process takes several times
 * as long to begin. Once for all tests of a worker, in a folder of its own.
 */
const bundled = once(async (): Promise<string> => {
  const { build } = await import('esbuild');
  const { bundleOf, serverEntries } = await import('../../scripts/build.mjs');
  const folder = join('node_modules', '.cache', `neev-tests-${process.env.VITEST_POOL_ID ?? 0}`);
  rmSync(join(projectRoot(), folder), { recursive: true, force: true });
  await build(bundleOf(serverEntries, folder));
  return join(projectRoot(), folder);
});
/** @param entry its source, as 'cli/witness.ts' */
export const bundledFile = async (entry: string): Promise<string> =>
  join(await bundled(), entry.replace(/\.ts$/, '.js'));

export async function startProcess(environment: Record<string, string>): Promise<OwnProcess> {
  const port = Number(environment.PORT ?? (await freePort()));
  const child = spawn(process.execPath, ['--enable-source-maps', await bundledFile('main.ts')], {
    cwd: projectRoot(),
    env: { ...inherited, LOG_LEVEL: 'info', DEMO_DATA: 'off', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let text = '';
  const heard = new Set<() => void>();
  const hear = (chunk: Buffer) => {
    text += String(chunk);
    for (const look of heard) look();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    said: () => text,
    says: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (typeof words === 'string' ? text.includes(words) : words.test(text)) resolve();
        };
        heard.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended, and said: ${text}`)));
      }),
    send: (signal) => void child.kill(signal),
    tell: (word) => void child.send(word),
    ended,
  };
}

/** The PostgreSQL processes that work in a data folder, also those that others started. Linux alone. */
export function serversOf(dataDir: string): number[] {
  const folder = join(dataDir, 'postgres');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0').includes(folder);
      } catch {
        return false;
      }
    })
    .map(Number);
}

/** The number of the running server's first process. */
export function postmasterOf(dataDir: string): number {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0;
}
