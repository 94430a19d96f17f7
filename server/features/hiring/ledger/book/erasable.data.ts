import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const hasAccount = (id: string) => sql`exists (select from users where id = ${sql.ref(id)})`;

/** What books are of, and whether its work is over. */
const works = sql`(
  select id, customer_id, provider_id, status_at, status in ('done', 'cancelled', 'no_show') as is_over from bookings
  union all
  select id, customer_id, provider_id, status_at, status in ('closed', 'ended', 'lapsed') from contracts)`;

/**
 * Some books that nobody needs any more: no side or member has an account, or one side has none and the time is over in
 * which the other can claim by it.
 * @param endedBefore when the work of a book that one side left has to have ended
 */
export async function booksToErase(db: Db, endedBefore: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select w.id from ${works} w
    where not (${hasAccount('w.customer_id')} and ${hasAccount('w.provider_id')})
      and ((w.is_over and w.status_at < ${endedBefore})
        or not (${hasAccount('w.customer_id')} or ${hasAccount('w.provider_id')} or exists (
          select from reservations r join units u on u.id = r.unit_id
          where r.booking_id = w.id and ${hasAccount('u.user_id')})))
      and exists (select from ledger_entries e where e.book_id = w.id and e.erased_at is null)
    order by w.id limit 100`.execute(db);
  return rows.map(({ id }) => id);
}

/** The first empty line of each book that still has a side who may need it: the time of none of those was over. */
export async function emptiedTooEarly(db: Db): Promise<{ bookId: string; seq: number }[]> {
  const { rows } = await sql<{ bookId: string; seq: number }>`
    select e.book_id as "bookId", min(e.seq) as seq
    from ledger_entries e join ${works} w on w.id = e.book_id
    where e.erased_at is not null and (${hasAccount('w.customer_id')} or ${hasAccount('w.provider_id')})
      and ((${hasAccount('w.customer_id')} and ${hasAccount('w.provider_id')})
        or not w.is_over or e.erased_at < w.status_at + interval '3 years'
        or exists (select from ledger_entries left_one where left_one.book_id = e.book_id
          and left_one.erased_at is null and left_one.created_at <= e.erased_at))
    group by e.book_id order by 1`.execute(db);
  return rows;
}
