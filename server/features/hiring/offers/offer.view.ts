import { sql } from 'kysely';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { Offer } from '#contract/hiring/offers.ts';
import type { PayNote } from '#contract/hiring/terms.ts';
import { totalOf } from '#domain/calendar/total.ts';
import type { Db } from '#server/platform/database/database.ts';
import { distanceKm } from '../calendar/units/distance.rules.ts';
import type { OfferRow } from './offer.data.ts';

interface Named {
  request_id: string;
  pin: string;
  of: Offer['listing']['kind'];
  category: string;
  skill: 'unskilled' | 'semi' | 'skilled' | 'highly' | null;
  item_count: number;
  item_filled: number;
  customer_name: string | null;
  profile_pic: string | null;
  booking_id: string | null;
  booked_count: number | null;
  booked_total: number | null;
  site_lat: number;
  site_lng: number;
  lat: number | null;
  lng: number | null;
}
export type NamedOfferRow = OfferRow & Named;

/** Offers with what a card names besides them. */
export const namedOffers = (db: Db) =>
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
      'i.count as item_count',
      'i.filled as item_filled',
      'c.fullname as customer_name',
      'b.id as booking_id',
      'b.count as booked_count',
      'b.total as booked_total',
      'r.lat as site_lat',
      'r.lng as site_lng',
      sql<string | null>`coalesce(p.profile_pic, d.product_pic)`.as('profile_pic'),
      sql<number | null>`coalesce(p.lat, d.lat)`.as('lat'),
      sql<number | null>`coalesce(p.lng, d.lng)`.as('lng'),
    ]);

const kilometres = ({ lat, lng, site_lat, site_lng }: NamedOfferRow) =>
  lat === null || lng === null ? undefined : distanceKm({ lat, lng }, { lat: site_lat, lng: site_lng });

/** The one place where an offer becomes JSON. One whose time is over reads as expired before the job writes it so. */
export function presentOffer(
  row: NamedOfferRow,
  { payNotes, now }: { payNotes: PayNote[]; now: Date },
): Offer {
  const over = row.status === 'sent' && row.expires_at <= now;
  const distance = kilometres(row);
  return {
    _id: row.id,
    requestId: row.request_id,
    itemId: row.item_id,
    parentId: row.parent_id,
    listing: { kind: row.listing_of, _id: row.listing_id },
    listingName: row.listing_name,
    profilePic: row.profile_pic,
    providerId: row.provider_id,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    author: row.author,
    item: {
      of: row.of,
      category: row.category,
      ...(row.skill && { skill: row.skill }),
      count: row.item_count,
      filled: row.item_filled,
    },
    count: row.count,
    minCount: row.min_count,
    dates: row.dates,
    price: row.price,
    per: row.per,
    terms: row.terms,
    ...(row.quote && { quote: row.quote }),
    total: row.quote?.total ?? totalOf(row),
    note: row.note ?? '',
    status: over ? 'expired' : row.status,
    ...(row.lapsed_why && { lapsedWhy: row.lapsed_why }),
    payNotes,
    ...(row.booking_id && { bookingId: row.booking_id }),
    ...(row.booked_count !== null &&
      row.booked_total !== null && { booked: { count: row.booked_count, total: row.booked_total } }),
    ...(distance !== undefined && { distanceKm: distance }),
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
