import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

/** A process of the built product. */
export interface Product {
  address: string;
  port: number;
  pid: number;
  /** What it said on standard error, and in its log, so far. */
  said(): string;
  /** SIGTERM: it ends in its own way. */
  stop(): Promise<void>;
  /** SIGKILL: it ends in the middle of whatever it does. */
  kill(): Promise<void>;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** What the tests are run with must not reach the product: each names what it needs. */
const inherited = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(DATABASE_URL|DATABASE_READ_URL|REDIS_URL|SECRET_KEY|DEMO_DATA)$/.test(name),
  ),
);

/**
 * Those that still run. A test that is cut off stops nobody: its product would go on, with its database, and make the
 * next ones slow until they are cut off, too.
 */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

/** Runs dist/server/main.js. @returns once it serves @throws with what it said, if it ends before */
export async function startProduct(
  environment: Record<string, string>,
  wantedPort?: number,
): Promise<Product> {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...inherited, LOG_LEVEL: 'warn', ...environment, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let text = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      text += String(chunk);
      if (/Neev (serves|runs jobs)/.test(text)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then(() => reject(new Error(text)));
  });
  const end = (signal: NodeJS.Signals) => () => endWith(child, signal, ended);
  return {
    address: `http://127.0.0.1:${port}`,
    port,
    pid: child.pid ?? 0,
    said: () => text,
    stop: end('SIGTERM'),
    kill: end('SIGKILL'),
    ended,
  };
}

async function endWith(child: ChildProcess, signal: NodeJS.Signals, ended: Promise<unknown>): Promise<void> {
  child.kill(signal);
  await ended;
}
