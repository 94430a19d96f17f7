import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** What was asked for in each booking: a trade, else its category. */
export async function tradesOf(db: Db, bookingIds: string[]): Promise<Map<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('request_items', 'request_items.id', 'bookings.item_id')
    .select(['bookings.id', 'request_items.trade', 'request_items.category'])
    .where('bookings.id', 'in', bookingIds)
    .execute();
  return new Map(rows.map(({ id, trade, category }) => [id, trade ?? category]));
}

/** On how many dates a worker's employers said, themselves or by agreeing, that there was work: never fewer than are agreed. */
export async function datesGrantedTo(
  db: Db,
  workerId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { rows } = await sql<{ dates: number }>`
    with books as (
      select id from bookings where provider_id = ${workerId}::uuid
      union
      select booking_id from reservations where unit_id = ${workerId}::uuid and booking_id is not null),
    said as (
      select case e.kind when 'agree' then t.body else e.body end as body
      from books b join ledger_entries e on e.book_id = b.id
      left join ledger_entries t on e.kind = 'agree' and t.id = (e.body->>'entry')::uuid
      where e.side = 'customer' and e.kind in ('day', 'correct', 'agree'))
    select count(distinct date)::int as dates
    from (select coalesce(body->>'date', body->'body'->>'date') as date from said) dated
    where date between ${from} and ${to}`.execute(db);
  return rows[0]?.dates ?? 0;
}

export async function wasTold(db: Db, act: string): Promise<boolean> {
  const found = await db.selectFrom('notices').select('id').where('act', '=', act).executeTakeFirst();
  return found !== undefined;
}
