import { spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './product.ts';

interface OwnRedisPower {
  stop: () => Promise<void>;
  start: () => Promise<void>;
  /** It is there, and answers nothing, until it is thawed. */
  freeze: () => void;
  thaw: () => void;
}

export interface OwnRedis {
  url: string;
  /** Undefined for a given Redis, which is somebody's: it is not to be stopped. */
  own: OwnRedisPower | undefined;
  remove(): Promise<void>;
}

export const redisIsToBeHad = (): boolean =>
  Boolean(process.env.REDIS_URL) || spawnSync('redis-server', ['--version']).status === 0;

/** The Redis of REDIS_URL, or one of our own on this machine that keeps nothing. */
export async function startRedis(): Promise<OwnRedis> {
  const given = process.env.REDIS_URL;
  if (given) return { url: given, own: undefined, remove: async () => undefined };
  const folder = await mkdtemp(join(tmpdir(), 'neev-redis-'));
  const port = String(await freePort());
  let running = await launch(folder, port);
  return {
    url: `redis://127.0.0.1:${port}`,
    own: {
      freeze: () => running.signal('SIGSTOP'),
      thaw: () => running.signal('SIGCONT'),
      stop: () => running.stop(),
      start: async () => {
        running = await launch(folder, port);
      },
    },
    async remove() {
      await running.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface Running {
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  stop: () => Promise<void>;
}

async function launch(folder: string, port: string): Promise<Running> {
  const words = ['--bind', '127.0.0.1', '--port', port, '--dir', folder, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('Ready to accept connections')) resolve();
    });
    void ended.then(() => reject(new Error('Redis did not start')));
  });
  return {
    signal: (name) => void child.kill(name),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
