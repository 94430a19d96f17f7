import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';

/** What is reviewed: a booking, or a contract. */
export interface WorkRef {
  of: 'booking' | 'contract';
  id: string;
}

/** Work that its two sides can review once it is over. */
export interface Reviewed extends WorkRef {
  customer_id: string;
  provider_id: string;
  listing_id: string;
  /** When a booking stood as done, a contract was handed over or ended; null before. */
  ended_at: Date | null;
}

const work = {
  booking: sql`select 'booking' as of, id, customer_id, provider_id, listing_id,
    case status when 'done' then status_at end as ended_at from bookings`,
  contract: sql`select 'contract' as of, id, customer_id, provider_id, listing_id,
    case when handed_over_on is not null then (handed_over_on + 1)::timestamp at time zone 'Asia/Kolkata'
      when status = 'ended' then status_at end as ended_at from contracts`,
};

export async function findReviewed(db: Db, { of, id }: WorkRef): Promise<Reviewed | undefined> {
  if (!isId(id)) return undefined;
  return (await sql<Reviewed>`${work[of]} where id = ${id}::uuid`.execute(db)).rows[0];
}

/** Holds it until the transaction ends. */
export async function lockReviewed(transaction: Db, { of, id }: WorkRef): Promise<Reviewed | undefined> {
  return (await sql<Reviewed>`${work[of]} where id = ${id}::uuid for update`.execute(transaction)).rows[0];
}

const mostAtOnce = 200;

/** Holds work that ended until then and has a review that is not published, but what others hold. */
export async function lockToPublish(transaction: Db, endedUntil: Date): Promise<WorkRef[]> {
  const bookings = await sql<WorkRef>`
    select 'booking' as of, b.id from bookings b
    where b.status_at <= ${endedUntil}
      and exists (select from reviews r where r.booking_id = b.id and r.published_at is null)
    order by b.id limit ${mostAtOnce} for update of b skip locked`.execute(transaction);
  const contracts = await sql<WorkRef>`
    select 'contract' as of, c.id from contracts c
    where coalesce((c.handed_over_on + 1)::timestamp at time zone 'Asia/Kolkata', c.status_at) <= ${endedUntil}
      and exists (select from reviews r where r.contract_id = c.id and r.published_at is null)
    order by c.id limit ${mostAtOnce} for update of c skip locked`.execute(transaction);
  return [...bookings.rows, ...contracts.rows];
}
