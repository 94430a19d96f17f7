import type { FastifyBaseLogger } from 'fastify';
import { Logger, type RunnerOptions, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
import { describeError } from '#server/platform/config/log.ts';
import { type Jobs, lastingRunner } from './lasting-runner.ts';

/** Makes the job tables. Safe when two processes start at once. */
export async function migrateJobs(services: { pool: Pool }): Promise<void> {
  await runMigrations({ pgPool: services.pool });
}

/** Times of work that comes round by itself: cron notation, UTC. */
export interface Recurring {
  task: string;
  cron: string;
}

const failedJob = z.object({
  job: z.object({
    task_identifier: z.string(),
    attempts: z.number(),
    max_attempts: z.number(),
    payload: z.object({ trace: z.string().nullish().catch(undefined) }).catch({}),
  }),
});
const withError = z.object({ error: z.unknown() });

/** A problem of ours by its name, an answer of a mail server by its number. */
const more = z
  .object({
    problem: z.string().optional().catch(undefined),
    responseCode: z.number().optional().catch(undefined),
  })
  .catch({});

/** What a log may say of what the library tells: kind and place of the error, never its message, nor a job's content. */
function reasonIn(about: unknown) {
  const error = withError.safeParse(about).data?.error;
  if (error === undefined) return {};
  const { problem, responseCode } = more.parse(error);
  return { reason: { ...describeError(error), problem, answer: responseCode } };
}

/** Also which job, which of its tries, and the trace of the call that queued it. */
function sayError(logger: FastifyBaseLogger, about: unknown): void {
  const job = failedJob.safeParse(about).data?.job;
  if (!job) {
    logger.error(reasonIn(about), 'the jobs met an error');
    return;
  }
  const { task_identifier: task, attempts: attempt, max_attempts: of, payload } = job;
  logger.error(
    { task, attempt, of, ...reasonIn(about), trace: payload.trace ?? undefined },
    attempt < of ? 'a job failed and will be tried again' : 'a job failed for good',
  );
}

/**
 * What became of a job is written down in batches of what is there (0 ms). Without batches the library does not look at
 * whether that worked: a database that goes away at that moment would end the process.
 */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Starts to take jobs, and takes them again after the database was away. */
export async function startJobs(
  { pool, log }: { pool: Pool; log: FastifyBaseLogger },
  tasks: TaskList,
  recurring: Recurring[],
): Promise<Jobs> {
  const logger = log.child({ part: 'jobs' });
  const options: RunnerOptions = {
    preset,
    pgPool: pool,
    concurrency: 4,
    noHandleSignals: true,
    // A pooler in transaction mode does not keep them; jobs are too few for it to matter.
    noPreparedStatements: true,
    taskList: tasks,
    crontab: recurring.map(({ task, cron }) => `${cron} ${task}`).join('\n'),
    // Job payloads and error texts may hold private values: only that something happened is logged.
    logger: new Logger(() => (level, _text, about) => {
      if (level === 'error') sayError(logger, about);
    }),
  };
  return lastingRunner({
    begin: (events) => run({ ...options, events }),
    onEnd: () => logger.error('the jobs are at rest and will be taken up again'),
    release: async (poolId) => {
      await pool.query('select graphile_worker.force_unlock_workers(array[$1])', [poolId]);
    },
  });
}

/** Deletes jobs whose last try failed. */
export async function forgetFailedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null))`,
  );
}
