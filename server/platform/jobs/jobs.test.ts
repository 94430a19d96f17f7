import type { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';
import { startJobs } from './jobs.ts';
import type { Jobs } from './lasting-runner.ts';

const server = useTestApp();
let away = false;
let jobs: Jobs | undefined;
afterEach(async () => {
  away = false;
  await jobs?.stop();
});

const gone = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });

/** The pool of the test; while the database is away nobody gets a connection. */
function poolThatLosesItsDatabase(): Pool {
  const { pool } = server.services;
  return new Proxy(pool, {
    get(_, name) {
      const own: unknown = Reflect.get(pool, name);
      if (typeof own !== 'function') return own;
      return (...given: unknown[]) =>
        away && (name === 'connect' || name === 'query') ? Promise.reject(gone()) : own.apply(pool, given);
    },
  });
}

test.each(['fails', 'is done'])(
  'a job that %s when the database goes away ends nothing, and is taken up when it is back',
  async (outcome) => {
    let tries = 0;
    const brick = async () => {
      tries += 1;
      if (tries > 1) return;
      away = true;
      if (outcome === 'fails') throw new Error('the database went away');
    };
    const atRest = 'the jobs are at rest and will be taken up again';
    const log = {
      error: vi.fn((...said: unknown[]) => {
        if (said.includes(atRest)) away = false;
      }),
    };
    const services = { pool: poolThatLosesItsDatabase(), log: { child: () => log } as never };
    jobs = await startJobs(services, { brick }, []);
    await server.services.pool.query(`select graphile_worker.add_job('brick')`);
    // What became of it could not be written down.
    await expect.poll(() => tries, { timeout: 10_000 }).toBe(2);
    expect(log.error).toHaveBeenCalledWith(atRest);
  },
);
