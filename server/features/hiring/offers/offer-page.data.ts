import { sql } from 'kysely';
import { z } from 'zod';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { TradeKey } from '#contract/marketplace/trades.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { OfferRow } from './offer.data.ts';

interface Named {
  request_id: string;
  pin: string;
  of: Offer['listing']['kind'];
  category: string;
  trade: TradeKey | null;
  skill: 'unskilled' | 'semi' | 'skilled' | 'highly' | null;
  item_count: number;
  item_filled: number;
  customer_name: string | null;
  profile_pic: string | null;
  booking_id: string | null;
  booked_status: BookingStatus | null;
  booked_count: number | null;
  booked_total: number | null;
  site_lat: number;
  site_lng: number;
  lat: number | null;
  lng: number | null;
}
export type NamedOfferRow = OfferRow & Named;

/** Offers with what a card names besides them. */
const named = (db: Db) =>
  db
    .selectFrom('offers as o')
    .innerJoin('request_items as i', 'i.id', 'o.item_id')
    .innerJoin('requests as r', 'r.id', 'i.request_id')
    .leftJoin('users as c', 'c.id', 'o.customer_id')
    .leftJoin('providers as p', 'p.id', 'o.listing_id')
    .leftJoin('products as d', 'd.id', 'o.listing_id')
    .leftJoin('bookings as b', 'b.offer_id', 'o.id')
    .selectAll('o')
    .select([
      'i.request_id',
      'r.pin',
      'i.of',
      'i.category',
      'i.skill',
      'i.trade',
      'i.count as item_count',
      'i.filled as item_filled',
      'c.fullname as customer_name',
      'b.id as booking_id',
      'b.status as booked_status',
      'b.count as booked_count',
      'b.total as booked_total',
      'r.lat as site_lat',
      'r.lng as site_lng',
      sql<string | null>`coalesce(p.profile_pic, d.product_pic)`.as('profile_pic'),
      sql<number | null>`coalesce(p.lat, d.lat)`.as('lat'),
      sql<number | null>`coalesce(p.lng, d.lng)`.as('lng'),
    ]);

export const findNamedOffer = (db: Db, id: string): Promise<NamedOfferRow | undefined> =>
  named(db).where('o.id', '=', id).executeTakeFirst();

/** Offers of both directions, the oldest first. */
export const offersOfUser = (db: Db, userId: string): Promise<NamedOfferRow[]> =>
  named(db)
    .where(sql<boolean>`(o.provider_id = ${userId}::uuid or o.customer_id = ${userId}::uuid)`)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();

const position = z.tuple([z.literal('offers'), rowTime, z.uuid()]);

/** One page of a request's offers, of one provider alone where it is given; the newest first. @throws AppError 'bad-cursor' */
export async function offersPage(
  db: Db,
  { requestId, providerId, ...paging }: Paging & { requestId: string; providerId?: string | undefined },
) {
  const before = readPosition(position, paging.cursor);
  const own =
    providerId === undefined ? sql<boolean>`true` : sql<boolean>`o.provider_id = ${providerId}::uuid`;
  const rows = await named(db)
    .where('i.request_id', '=', requestId)
    .where(own)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('offers as o')
    .innerJoin('request_items as i', 'i.id', 'o.item_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('i.request_id', '=', requestId)
    .where(own)
    .executeTakeFirstOrThrow();
  return { ...pageOf(rows, paging, (row) => ['offers', row.created_at.toISOString(), row.id]), total };
}

/** What two people offered each other, the newest first. */
export const offersBetween = (db: Db, [one, other]: readonly [string, string]): Promise<NamedOfferRow[]> =>
  named(db)
    .where('o.customer_id', 'in', [one, other])
    .where('o.provider_id', 'in', [one, other])
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(50)
    .execute();
