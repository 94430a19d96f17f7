import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The two sides of a book that was written in shortly before the database's last line. */
export interface FreshBook {
  bookId: string;
  of: 'booking' | 'contract';
  sides: string[];
}

/**
 * Neev cannot know what it lost: the books in which somebody wrote in the last days before are those in which more was
 * written. Each phone looks for itself besides.
 */
export async function booksNearTheEnd(transaction: Db, most: number): Promise<FreshBook[]> {
  const { rows } = await sql<FreshBook>`
    with last as (select max(created_at) as at from ledger_entries)
    select l.book_id as "bookId", l.of, array[coalesce(b.customer_id, c.customer_id), coalesce(b.provider_id, c.provider_id)] as sides
    from ledgers l
    join ledger_entries e on e.book_id = l.book_id and e.seq = l.last_seq
    left join bookings b on b.id = l.book_id
    left join contracts c on c.id = l.book_id
    cross join last
    where e.created_at > last.at - interval '3 days' and (b.id is not null or c.id is not null)
    order by e.created_at desc limit ${most}`.execute(transaction);
  return rows;
}
