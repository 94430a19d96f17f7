import type { FastifyBaseLogger } from 'fastify';
import { Logger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { z } from 'zod';

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

/** Starts to take jobs. The answer's `stop` finishes what is under way. */
export async function startJobs(
  services: { pool: Pool; log: FastifyBaseLogger },
  tasks: TaskList,
  recurring: Recurring[],
): Promise<Runner> {
  const logger = services.log.child({ part: 'jobs' });
  return run({
    pgPool: services.pool,
    concurrency: 4,
    noHandleSignals: true,
    taskList: tasks,
    crontab: recurring.map(({ task, cron }) => `${cron} ${task}`).join('\n'),
    // Job payloads and error texts may hold private values: only that something happened is logged.
    logger: new Logger(() => (level, _text, about) => {
      if (level === 'error') logger.error(describeJob(about), 'a job failed and will be tried again');
    }),
  });
}

/** Deletes jobs whose last try failed. */
export async function forgetFailedJobs(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.complete_jobs(array(
      select id from graphile_worker.jobs where attempts >= max_attempts and locked_at is null))`,
  );
}
