import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** How many dates somebody wrote of in a worker's books: never fewer than are agreed. */
export async function datesWrittenOf(
  db: Db,
  workerId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await sql<{ dates: number }>`
    with books as (
      select id from bookings where provider_id = ${workerId}::uuid
      union
      select r.booking_id from units u join reservations r on r.unit_id = u.id
      where u.user_id = ${workerId}::uuid and r.booking_id is not null)
    select count(distinct date)::int as dates from (
      select coalesce(e.body->>'date', e.body->'body'->>'date') as date
      from books b join ledger_entries e on e.booking_id = b.id where e.kind in ('day', 'correct')) said
    where date between ${from} and ${to}`.execute(db);
  return rows[0]?.dates ?? 0;
}

export async function wasTold(db: Db, act: string): Promise<boolean> {
  const found = await db.selectFrom('notices').select('id').where('act', '=', act).executeTakeFirst();
  return found !== undefined;
}
