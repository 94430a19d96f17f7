import type { Pool } from 'pg';
import { Gauge } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** What is the same for every process of an installation. */
interface DatabaseFacts {
  bytes: number;
  mailsWaiting: number;
  /** Seconds since the oldest of them was written. */
  oldestMail: number;
  /** Refused ten times, or three days old. */
  mailsGivenUp: number;
  /** An estimate of the database's own. */
  picturesKept: number;
  /** Orders of pictures of houses that nobody draws yet. */
  drawingsWaiting: number;
  jobs: { ready: number; running: number; later: number; failed: number };
  /** Seconds since the oldest job that nobody has taken was due. */
  oldestJob: number;
  /** When the last backup was made, seconds since 1970; 0 where none was. */
  lastBackup: number;
}

const facts = `
  select pg_database_size(current_database()) as bytes,
    m.waiting as mails_waiting, m.given_up as mails_given_up, m.oldest as oldest_mail,
    coalesce((select extract(epoch from value::timestamptz) from installation where name = 'last-backup'), 0)::float as last_backup,
    (select greatest(reltuples, 0) from pg_class where oid = 'uploads'::regclass) as pictures_kept,
    (select count(*) from drawing_orders
      where photo is null and not failed and wanted_until > now() and (turn_until > now()) is not true) as drawings_waiting,
    j.*
  from (
    select count(*) filter (where tried) as waiting, count(*) filter (where not tried) as given_up,
      coalesce(extract(epoch from now() - min(created_at) filter (where tried)), 0)::float as oldest
    from (
      select created_at, refusals < 10 and created_at > now() - interval '3 days' as tried
      from mails where sent_at is null
    ) mail
  ) m, (
    select count(*) filter (where ready) as ready, count(*) filter (where locked_at is not null) as running,
      count(*) filter (where locked_at is null and attempts < max_attempts and run_at > now()) as later,
      count(*) filter (where locked_at is null and attempts >= max_attempts) as failed,
      coalesce(extract(epoch from now() - min(run_at) filter (where ready)), 0)::float as oldest
    from (
      select *, locked_at is null and attempts < max_attempts and run_at <= now() as ready
      from graphile_worker.jobs
    ) job
  ) j`;

interface Row {
  bytes: number;
  mails_waiting: number;
  mails_given_up: number;
  oldest_mail: number;
  last_backup: number;
  pictures_kept: number;
  drawings_waiting: number;
  ready: number;
  running: number;
  later: number;
  failed: number;
  oldest: number;
}

async function readFacts(pool: Pick<Pool, 'query'>): Promise<DatabaseFacts | undefined> {
  const { rows } = await pool.query<Row>(facts);
  const [row] = rows;
  if (!row) return undefined;
  const { ready, running, later, failed, oldest } = row;
  return {
    bytes: row.bytes,
    mailsWaiting: row.mails_waiting,
    oldestMail: row.oldest_mail,
    mailsGivenUp: row.mails_given_up,
    picturesKept: row.pictures_kept,
    drawingsWaiting: row.drawings_waiting,
    jobs: { ready, running, later, failed },
    oldestJob: oldest,
    lastBackup: row.last_backup,
  };
}

/** How long what was read serves, and how long a scrape waits for the database. Milliseconds. */
const fresh = 15_000;
const patience = 2000;

/**
 * Asks the database at most once in fifteen seconds, however many scrape; of a silent database nobody waits longer
 * than two seconds.
 * @returns undefined while the database does not answer
 */
export function makeFactsReader(
  pool: Pick<Pool, 'query'>,
  now = Date.now,
): () => Promise<DatabaseFacts | undefined> {
  let asked: { answer: Promise<DatabaseFacts | undefined>; at: number } | undefined;
  return () => {
    if (asked && now() - asked.at < fresh) return asked.answer;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), patience);
    });
    const answer = Promise.race([readFacts(pool).catch(() => undefined), late]).finally(() =>
      clearTimeout(timer),
    );
    asked = { answer, at: now() };
    return answer;
  };
}

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
