import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { PayNote } from '#contract/hiring/terms.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import type { ItemRow, RequestRow } from './request.data.ts';
import type { AskedRow, Site } from './request-page.data.ts';

/** What the asking user may see of a request besides what all its receivers see. */
export interface RequestSight {
  /** The site as who looks may know it: the customer's own words, of who is booked those of their booking. */
  site?: Site | undefined;
  customer: boolean;
  userId: string;
  distanceKm?: number | undefined;
  offersWaiting?: number | undefined;
  /** Whether an offer of theirs waits. */
  answered?: boolean;
  /** Items on whose days every listing of the provider works for somebody. */
  bookedItems?: ReadonlySet<string>;
}

const presentItem = (row: ItemRow, payNotes: PayNote[], booked: boolean): RequestItem => ({
  _id: row.id,
  of: row.of,
  category: row.category,
  ...(row.trade && { trade: row.trade }),
  ...(row.skill && { skill: row.skill }),
  count: row.count,
  filled: row.filled,
  dates: row.dates,
  price: row.price,
  per: row.per,
  ...(row.operator !== null && { operator: row.operator }),
  ...(row.overtime_per_hour && { overtimePerHour: row.overtime_per_hour }),
  payNotes,
  ...(booked && { booked }),
});

export interface RequestParts {
  row: RequestRow & { customer_name: string | null; customer_pic: string | null };
  items: ItemRow[];
  asked: AskedRow[];
  payNotes: Map<string, PayNote[]>;
}

/** The address and the phone of the site are the customer's own until a booking (docs/rules.md#hiring-4). */
export function presentRequest(parts: RequestParts, sight: RequestSight): JobRequest {
  const { row, items, asked, payNotes } = parts;
  const shown = asked.filter(({ user_id }) => sight.customer || user_id === sight.userId);
  return {
    _id: row.id,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    customerPic: row.customer_pic,
    status: row.status,
    choose: row.choose,
    to:
      row.open_to === 'nearby'
        ? 'nearby'
        : shown.map((one) => ({
            kind: one.listing_of,
            _id: one.listing_id,
            name: one.name ?? '',
            profilePic: one.profile_pic,
            seen: one.seen_at !== null,
            passed: one.passed_at !== null,
          })),
    radiusKm: row.radius_km,
    ...(sight.customer && { told: row.told }),
    pin: row.pin,
    place: placeName(row.pin),
    ...(sight.distanceKm !== undefined && { distanceKm: sight.distanceKm }),
    ...(sight.site && { address: sight.site.address, sitePhone: sight.site.site_phone }),
    description: row.description,
    pictures: row.pictures,
    facilities: row.facilities,
    items: items.map((item) =>
      presentItem(item, payNotes.get(item.id) ?? [], sight.bookedItems?.has(item.id) ?? false),
    ),
    ...(sight.answered && { answered: true }),
    ...(sight.offersWaiting !== undefined && { offersWaiting: sight.offersWaiting }),
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
