import { sql } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Dates, OfferTerms, Per } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What was agreed, and between which two. */
export interface Agreed {
  status: BookingStatus;
  price: number;
  per: Per;
  count: number;
  dates: Dates;
  terms: OfferTerms;
  customerId: string;
  customerName: string | null;
  customerPhone: string | null;
  providerId: string;
  providerName: string | null;
  providerPhone: string | null;
}

export async function findAgreed(db: Db, bookingId: string): Promise<Agreed | undefined> {
  const { rows } = await sql<Agreed>`
    select b.status, b.price, b.per, b.count, b.dates, b.terms,
      b.customer_id as "customerId", c.fullname as "customerName", b.site_phone as "customerPhone",
      b.provider_id as "providerId", u.fullname as "providerName", coalesce(p.phone, o.phone) as "providerPhone"
    from bookings b
    left join users c on c.id = b.customer_id
    left join users u on u.id = b.provider_id
    left join providers p on p.id = b.listing_id
    left join products d on d.id = b.listing_id
    left join providers o on o.id = d.provider_id
    where b.id = ${bookingId}::uuid`.execute(db);
  return rows[0];
}

/** A line of a book that its booking or contract does not fit. */
export interface Misfit {
  bookId: string;
  seq: number;
  /**
   * `terms`: what is agreed is another price, number or day; `author`: who wrote it is no side of it any more; `book`: it
   * is a line of another book.
   */
  what: 'terms' | 'author' | 'book';
}

/** The last line of a book that says one of the terms, by its first or by a change that both agreed to. */
const lastSaid = (name: 'price' | 'count' | 'dates') => sql`(
  select coalesce(e.body->'changed', e.body->'terms')->${sql.lit(name)} as value, e.seq
  from ledger_entries e
  where e.book_id = b.id and e.kind = 'event' and coalesce(e.body->'changed', e.body->'terms') ? ${sql.lit(name)}
  order by e.seq desc limit 1)`;

/**
 * Lines that say otherwise than the booking or contract by which is counted: who owns the database could change that, and
 * leave the book as it is.
 */
export async function misfits(db: Db): Promise<Misfit[]> {
  const { rows } = await sql<Misfit>`
    select b.id as "bookId", said.seq, 'terms' as what from bookings b
    cross join lateral (
      select price.seq from ${lastSaid('price')} price where price.value <> to_jsonb(b.price)
      union all select count.seq from ${lastSaid('count')} count where count.value <> to_jsonb(b.count)
      union all select dates.seq from ${lastSaid('dates')} dates where dates.value <> to_jsonb(b.dates)
      union all select e.seq from ledger_entries e where e.book_id = b.id and e.kind = 'event'
        and e.body->'terms' is not null and (e.body->'terms'->>'per' <> b.per
          or e.body->'terms'->'rates' is distinct from coalesce(b.terms->'rates', 'null')
          or (e.body->'terms'->>'overtime')::numeric is distinct from (b.terms->>'overtimePerHour')::numeric
          or (b.per = 'job' and b.quote is null and not b.terms ? 'rates' and b.total <> b.price * b.count))
      limit 1) said
    where exists (select from ledger_entries e where e.book_id = b.id and e.body->'terms' is not null)
    union all
    select e.book_id, e.seq, 'book' from ledger_entries e
    where e.kind = 'event' and e.body->'terms' is not null and e.body->'terms'->>'book' is distinct from e.book_id::text
    union all
    select e.book_id, min(e.seq), 'author' from ledger_entries e
    join (select id, customer_id, null::uuid as provider_id from bookings
      union all select id, customer_id, provider_id from contracts) w on w.id = e.book_id
    where (e.side = 'customer' and e.author_id <> w.customer_id)
      or (e.side = 'provider' and e.author_id <> w.provider_id)
    group by e.book_id
    order by 1, 2, 3`.execute(db);
  return rows;
}
