import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { PayNote } from '#contract/hiring/terms.ts';
import { totalOf } from '#domain/calendar/total.ts';
import { distanceKm } from '#server/platform/geo/distance.ts';
import type { NamedOfferRow } from './offer-page.data.ts';

const kilometres = ({ lat, lng, site_lat, site_lng }: NamedOfferRow) =>
  lat === null || lng === null ? undefined : distanceKm({ lat, lng }, { lat: site_lat, lng: site_lng });

const calledOff = ({ booked_status }: NamedOfferRow) =>
  booked_status === 'cancelled' || booked_status === 'no_show' ? booked_status : undefined;

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
      ...(row.trade && { trade: row.trade }),
      ...(row.skill && { skill: row.skill }),
      count: row.item_count,
      filled: row.item_filled,
    },
    count: row.count,
    minCount: row.min_count,
    dates: row.dates,
    pin: row.pin,
    price: row.price,
    per: row.per,
    terms: row.terms,
    ...(row.quote && { quote: row.quote }),
    total: row.quote?.total ?? totalOf(row),
    note: row.note ?? '',
    status: calledOff(row) ?? (over ? 'expired' : row.status),
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
