import { recountStanding } from '#server/features/hiring/calendar/units/standing.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Random } from '../../chance/random.ts';
import type { Hired } from '../cast/cast.ts';
import type { Times } from '../cast/times.ts';
import type { Job } from './history.ts';
import { reviewRows } from './history-reviews.ts';
import { type Rows, rowsOf } from './history-rows.ts';
import { unitsFor } from './history-units.ts';
import { insertMany } from './insert-many.ts';

const tables: (keyof Rows)[] = [
  'requests',
  'request_items',
  'request_people',
  'offers',
  'bookings',
  'reservations',
  'ledgers',
  'ledger_entries',
];

/** Writes jobs that are over, table by table: played one by one they would take a start too long. */
export async function writeHistory(
  db: Db,
  jobs: Job[],
  { random, times }: { random: Random; times: Times },
): Promise<void> {
  const hired = new Map<string, Hired>(jobs.map((job) => [job.hired.listing._id, job.hired]));
  const unitsOf = await unitsFor(db, random, [...hired.values()]);
  const booked = new Map(jobs.map((job) => [job, random.uuid()]));
  const rows = rowsOf(random, jobs, { unitsOf, booked });
  for (const table of tables) await insertMany(db, table, rows[table]);
  await insertMany(db, 'reviews', reviewRows(random, jobs, { booked, times }));
  await recountStanding(db, [...hired.keys()]);
}
