import type { Pool } from 'pg';
import { addDaysAhead, addUnits } from './calendars.ts';
import { addJobs, type Past } from './jobs.ts';
import { addCrewsAndMachines, addWorkers } from './people.ts';

/** How large a town is, and what has happened in it. */
export interface Town {
  workers: number;
  /** Whether every third worker has a crew and a machine to rent, too. */
  crewsAndMachines?: boolean;
  /** Spells of days ahead on which each listing is taken. */
  ahead?: number;
  past?: Past;
}

/** What each listing of a town that has been lived in has behind it. */
export const livedIn = { ahead: 10, past: { listings: 500, jobs: 50, days: 20 } } as const;

/** Loads tables and builds their indexes then: that is several times as quick as to keep them on the way. */
async function withoutIndexes(pool: Pool, tables: string[], load: () => Promise<void>): Promise<void> {
  const { rows } = await pool.query<{ name: string; made: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made
     from pg_index i where i.indrelid = any ($1::regclass[]) and not i.indisunique and not i.indisexclusion`,
    [tables],
  );
  for (const { name } of rows) await pool.query(`drop index ${name}`);
  await load();
  for (const { made } of rows) await pool.query(made);
}

/** Fills an empty database with a town, the same each time, in statements that make their rows themselves. */
export async function settle(
  pool: Pool,
  { workers, crewsAndMachines = false, ahead = 0, past }: Town,
): Promise<void> {
  await withoutIndexes(pool, ['providers', 'products'], async () => {
    await addWorkers(pool, workers);
    if (crewsAndMachines) await addCrewsAndMachines(pool);
  });
  if (ahead > 0 || past) {
    // Nothing clashes, by the way it is made; a constraint that is built at once is quicker than one that is kept.
    await pool.query('alter table reservations drop constraint reservations_never_clash');
    await addUnits(pool);
    await pool.query('analyze');
    await withoutIndexes(pool, ['reservations'], async () => {
      if (ahead > 0) await addDaysAhead(pool, ahead);
      if (past) await addJobs(pool, past);
    });
    await pool.query(`
      alter table reservations add constraint reservations_never_clash
        exclude using gist (unit_id with =, span with &&) where (released_at is null)`);
  }
  await pool.query('vacuum analyze');
  // What was loaded is on the disk before anything is measured, where this user may ask for it.
  await pool.query('checkpoint').catch((error: Error & { code?: string }) => {
    if (error.code !== '42501') throw error;
  });
}
