import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import { type DatabaseFacts, makeFactsReader } from './database-facts.ts';
import type { Metrics } from './metrics.ts';

/** What the database knows, the same from every process: take the greatest of them, not the sum. */
export function watchDatabase({ metrics, pool }: { metrics: Metrics; pool: Pick<Pool, 'query'> }): void {
  const registers = [metrics.registry];
  const read = makeFactsReader(pool);
  const gauge = (name: string, help: string, numberOf: (facts: DatabaseFacts) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const facts = await read();
        // Of a database that is away nothing is known: yesterday's number would look like today's.
        if (facts) this.set(numberOf(facts));
        else this.remove();
      },
    });
  new Gauge({
    name: 'neev_database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      this.set(Number((await read()) !== undefined));
    },
  });
  gauge('neev_database_bytes', 'Size of the database', ({ bytes }) => bytes);
  gauge('neev_mails_waiting', 'Mails that have not left', ({ mailsWaiting }) => mailsWaiting);
  gauge('neev_mails_oldest_seconds', 'How long the oldest of them waits', ({ oldestMail }) => oldestMail);
  gauge(
    'neev_mails_given_up',
    'Mails refused ten times, or not taken in three days',
    ({ mailsGivenUp }) => mailsGivenUp,
  );
  gauge(
    'neev_backup_timestamp_seconds',
    'When npm run backup last made one; 0 where it never did',
    ({ lastBackup }) => lastBackup,
  );
  gauge('neev_pictures_kept', 'Pictures kept (an estimate)', ({ picturesKept }) => picturesKept);
  gauge(
    'neev_drawings_waiting',
    'Pictures of houses that wait to be drawn',
    ({ drawingsWaiting }) => drawingsWaiting,
  );
  gauge('neev_jobs_oldest_seconds', 'How long the oldest due job waits', ({ oldestJob }) => oldestJob);
  new Gauge({
    name: 'neev_jobs',
    help: 'Jobs: ready (due, not taken), running, later (not yet due), failed (not tried again)',
    labelNames: ['state'],
    registers,
    async collect() {
      const facts = await read();
      this.reset();
      for (const [state, jobs] of Object.entries(facts?.jobs ?? {})) this.set({ state }, jobs);
    },
  });
}
