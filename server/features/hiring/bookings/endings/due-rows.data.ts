import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { BookingRow } from '../booking.data.ts';

const mostAtOnce = 200;

/** Holds bookings that time moves to a state, but what others hold. @param silentSince who said nothing since then agrees */
export async function lockDue(
  transaction: Db,
  to: 'done_said' | 'done',
  { now, silentSince }: { now: Date; silentSince: Date },
): Promise<BookingRow[]> {
  const isDue = {
    done_said: sql<boolean>`status in ('agreed', 'under_way') and upper(spans) <= ${now}
      and (not not_done_said or status_at <= ${silentSince})`,
    done: sql<boolean>`status = 'done_said' and status_at <= ${silentSince}`,
  }[to];
  return transaction
    .selectFrom('bookings')
    .selectAll()
    .where(isDue)
    .orderBy('id')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** @returns the requests whose time is over now */
export async function expireRequests(
  transaction: Db,
  now: Date,
): Promise<{ id: string; kind: 'hire' | 'tender'; customer_id: string }[]> {
  const { rows } = await sql<{ id: string; kind: 'hire' | 'tender'; customer_id: string }>`
    update requests set status = 'expired', updated_at = ${now}
    where id in (select id from requests where status = 'open' and expires_at <= ${now} for update skip locked)
    returning id, kind, customer_id`.execute(transaction);
  return rows;
}

/** @returns the offers whose time is over now */
export async function expireOffers(
  transaction: Db,
  now: Date,
): Promise<{ id: string; customer_id: string; provider_id: string }[]> {
  const { rows } = await sql<{ id: string; customer_id: string; provider_id: string }>`
    update offers set status = 'expired', updated_at = ${now}
    where id in (select id from offers where status = 'sent' and expires_at <= ${now} for update skip locked)
    returning id, customer_id, provider_id`.execute(transaction);
  return rows;
}
