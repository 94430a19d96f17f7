import type { FastifyBaseLogger } from 'fastify';
import { Logger, type RunnerOptions, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';
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
    payload: z.object({ trace: z.string().nullish().catch(undefined) }).catch({}),
  }),
});
/** Which job, and the trace of the call that queued it: nothing else of what a job holds. */
function describeJob(about: unknown): { task?: string; trace?: string } {
  const job = failedJob.safeParse(about).data?.job;
  return { task: job?.task_identifier, trace: job?.payload.trace ?? undefined };
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
      if (level === 'error') logger.error(describeJob(about), 'a job failed and will be tried again');
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
