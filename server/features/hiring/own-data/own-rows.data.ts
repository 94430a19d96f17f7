import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ChangeRow } from '../bookings/booking-page.data.ts';

interface SidesRow {
  id: string;
  customer_id: string;
  provider_id: string;
  listing_of: HiringKind;
}

export const bookingsOf = (db: Db, userId: string): Promise<SidesRow[]> =>
  db
    .selectFrom('bookings')
    .select(['id', 'customer_id', 'provider_id', 'listing_of'])
    .where(sql<boolean>`(customer_id = ${userId}::uuid or provider_id = ${userId}::uuid)`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function changesOf(db: Db, bookingIds: string[]): Promise<ChangeRow[]> {
  if (bookingIds.length === 0) return [];
  return db
    .selectFrom('booking_changes')
    .selectAll()
    .where('booking_id', 'in', bookingIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** The requests in which a user was asked by name. */
export const askedByName = (db: Db, userId: string) =>
  db
    .selectFrom('request_people')
    .select([
      'request_id as requestId',
      'listing_of as kind',
      'listing_id as listing',
      'seen_at as seenAt',
      'passed_at as passedAt',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** The products of a user for whose hire terms were said. */
export async function productsWithTerms(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('rental_terms as t')
    .innerJoin('products as p', 'p.id', 't.product_id')
    .select('p.id')
    .where('p.user_id', '=', userId)
    .orderBy('p.created_at')
    .orderBy('p.id')
    .execute();
  return rows.map(({ id }) => id);
}
