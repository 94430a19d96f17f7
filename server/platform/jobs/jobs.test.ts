import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { projectRoot } from '#server/platform/config/data-dir.ts';
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

test('the log tells of a failed job its name, its tries and the reason, and nothing that it holds', async () => {
  const log = { error: vi.fn() };
  jobs = await startJobs(
    { pool: server.services.pool, log: { child: () => log } as never },
    {
      plaster: () => {
        throw Object.assign(new TypeError('asha@neev.test does not exist'), {
          code: 'EENVELOPE',
          responseCode: 550,
        });
      },
    },
    [],
  );
  const add = `select graphile_worker.add_job('plaster', '{"to": "asha@neev.test", "trace": "4bf9"}', max_attempts := $1)`;
  await server.services.pool.query(add, [2]);
  await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await server.services.pool.query(add, [1]);
  await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBe(2);
  const [first, last] = log.error.mock.calls;
  const reason = { type: 'TypeError', code: 'EENVELOPE', answer: 550 };
  const said = { task: 'plaster', attempt: 1, trace: '4bf9', reason: expect.objectContaining(reason) };
  expect(first).toEqual([
    expect.objectContaining({ ...said, of: 2 }),
    'a job failed and will be tried again',
  ]);
  expect(last).toEqual([expect.objectContaining({ ...said, of: 1 }), 'a job failed for good']);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain('asha');
});

test('the recipe for a stuck job works as it is written', async () => {
  const { pool } = server.services;
  const page = readFileSync(join(projectRoot(), 'docs/recipes.md'), 'utf8');
  const recipe = page.split('\n## ').find((part) => part.startsWith('Debug a stuck job')) ?? '';
  const statements = [...recipe.matchAll(/```sql\n(.+?)```/gs)].map(([, statement = '']) => statement);
  expect(statements).toHaveLength(4);
  // No statement is left beside the blocks.
  expect(recipe.replaceAll(/```sql\n.+?```/gs, '')).not.toMatch(/\bselect\b/i);
  await pool.query(`select graphile_worker.add_job('sand')`);
  await pool.query(
    `update graphile_worker._private_jobs set last_error = 'away', attempts = 1, locked_by = 'gone', locked_at = now()
      where id = (select id from graphile_worker.jobs where task_identifier = 'sand')`,
  );
  const answers = [];
  for (const statement of statements) answers.push(await pool.query(statement));
  expect(answers[0]?.rows).toContainEqual(
    expect.objectContaining({ task: 'sand', attempts: 1, max_attempts: 25, failed: true, locked_by: 'gone' }),
  );
  const { rows } = await pool.query(
    `select locked_by from graphile_worker.jobs where task_identifier = 'sand'`,
  );
  expect(rows).toEqual([{ locked_by: null }]);
});
