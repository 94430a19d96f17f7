import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Product, startProduct } from '../../e2e/support/product.ts';

const usual = {
  RATE_LIMITS: 'off',
  DEMO_DATA: 'off',
  LOG_LEVEL: 'warn',
  SECRET_KEY: 'only for plays of faults, and for nothing else',
};

/** The built product as processes of its own, as an operator runs it. */
export interface Stage {
  dataDir: string;
  /** Of the first process. */
  address: () => string;
  addresses: string[];
  /** kill -9, each of them. */
  kill(): Promise<void>;
  /** Each again, at the port that it had. */
  serve(): Promise<void>;
  /** What the processes said that is worth looking at. */
  said(): string;
  /** `npm run verify`: the books and the audit log. */
  verifies(): boolean;
  close(how?: { keep: boolean }): Promise<void>;
}

interface Wanted {
  environment?: Record<string, string>;
  processes?: number;
  /** In place of a fresh folder. */
  dataDir?: string;
}

async function openStage({ environment = {}, processes = 1, dataDir }: Wanted = {}): Promise<Stage> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'neev-faults-')));
  const env = { ...usual, DATA_DIR: folder, ...environment };
  let running: Product[] = [];
  let earlier = '';
  for (let nth = 0; nth < processes; nth += 1) running.push(await startProduct(env));
  return {
    dataDir: folder,
    address: () => running[0]?.address ?? '',
    addresses: running.map(({ address }) => address),
    async kill() {
      for (const product of running) {
        await product.kill();
        earlier += product.said();
      }
    },
    async serve() {
      running = await Promise.all(running.map(({ port }) => startProduct(env, port)));
    },
    said: () => earlier + running.map((product) => product.said()).join(''),
    verifies() {
      const words = ['dist/server/cli/verify.js'];
      const { status, stdout, stderr } = spawnSync(process.execPath, words, {
        env: { ...process.env, ...env },
        encoding: 'utf8',
      });
      if (status !== 0) process.stderr.write(`${stdout}${stderr}\n`);
      return status === 0;
    },
    async close({ keep } = { keep: false }) {
      for (const product of running) await product.stop();
      if (!dataDir && !keep) await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Plays something on a stage of its own; where that ends badly, what the product said is shown and its folder stays. */
export async function onStage<Result>(
  wanted: Wanted,
  play: (stage: Stage) => Promise<Result>,
): Promise<Result> {
  const stage = await openStage(wanted);
  let result: Result;
  try {
    result = await play(stage);
  } catch (error) {
    process.stderr.write(`${stage.said().slice(-20_000)}\nThe data folder stays: ${stage.dataDir}\n`);
    await stage.close({ keep: true });
    throw error;
  }
  await stage.close();
  return result;
}
