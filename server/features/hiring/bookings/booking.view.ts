import type { Booking, BookingChange } from '#contract/hiring/bookings.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { placeName } from '#server/platform/geo/pin-places.ts';
import type { BookedUnit } from '../calendar/units/unit.data.ts';
import type { ChangeRow, NamedBookingRow } from './booking-page.data.ts';
import { nextActs, type Side, type Standing } from './transitions.rules.ts';

type Sides = Pick<NamedBookingRow, 'customer_id' | 'provider_id'>;

export const sideOf = ({ customer_id }: Sides, userId: string): Side =>
  customer_id === userId ? 'customer' : 'provider';

export const standingOf = (
  row: Pick<NamedBookingRow, 'status' | 'dates' | 'status_by' | 'status_at' | 'not_done_said' | 'contested'> &
    Sides,
): Standing => ({
  status: row.status,
  dates: row.dates,
  statusBy: row.status_by === null ? null : sideOf(row, row.status_by),
  statusAt: row.status_at,
  notDoneSaid: row.not_done_said,
  contested: row.contested,
});

export const presentChange = (row: ChangeRow, booking: Sides): BookingChange => ({
  _id: row.id,
  bookingId: row.booking_id,
  author: sideOf(booking, row.author_id),
  wanted: row.wanted,
  status: row.status,
  expiresAt: row.expires_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

/** A human without a name has no account any more, or is the listing's own. */
function labelOf({ kind, label, no }: BookedUnit, row: NamedBookingRow): string {
  if (label !== null) return label;
  if (kind !== 'person') return String(no);
  return row.listing_of === 'groupWorker' ? formerUser : row.listing_name;
}

function endedOf(row: NamedBookingRow): Booking['ended'] {
  if (row.status !== 'cancelled') return undefined;
  return {
    by: row.status_by === null ? 'neev' : sideOf(row, row.status_by),
    reason: row.reason,
    text: row.reason_text,
  };
}

const noShowOf = (row: NamedBookingRow): Pick<Booking, 'noShowBy' | 'contested' | 'ruling'> => ({
  ...(row.status === 'no_show' && row.status_by && { noShowBy: sideOf(row, row.status_by) }),
  contested: row.contested,
  ruling: row.ruling,
});

const pointOf = ({ site_lat: lat, site_lng: lng }: NamedBookingRow): Booking['latlng'] =>
  lat === null || lng === null ? null : { lat, lng };

const presentUnit = (unit: BookedUnit, row: NamedBookingRow): Booking['units'][number] => ({
  ...{ _id: unit.id, label: labelOf(unit, row) },
  ...(unit.price !== null && { price: unit.price }),
});

const over = new Set(['cancelled', 'no_show']);

/**
 * The one place where a booking becomes JSON, for one of its two sides. Of one that never was, no phone and no address.
 * @param meets whether the reader sees phones of what has only been agreed
 */
export function presentBooking(
  row: NamedBookingRow,
  {
    units,
    change,
    userId,
    meets,
    now,
  }: { units: BookedUnit[]; change: ChangeRow | undefined; userId: string; meets: boolean; now: Date },
): Booking {
  const isOn = !over.has(row.status) && (meets || row.status !== 'agreed');
  const reachable = isOn || row.customer_id === userId;
  const ended = endedOf(row);
  return {
    _id: row.id,
    requestId: row.request_id,
    itemId: row.item_id,
    offerId: row.offer_id,
    customerId: row.customer_id,
    customerName: row.customer_name ?? formerUser,
    customerPic: row.customer_pic,
    providerId: row.provider_id,
    providerName: row.provider_name ?? formerUser,
    listing: { kind: row.listing_of, _id: row.listing_id },
    listingName: row.provider_name === null ? formerUser : row.listing_name,
    profilePic: row.profile_pic,
    category: row.category,
    ...(row.trade && { trade: row.trade }),
    ...(row.skill && { skill: row.skill }),
    count: row.count,
    dates: row.dates,
    price: row.price,
    per: row.per,
    terms: row.terms,
    ...(row.quote && { quote: row.quote }),
    total: row.total,
    status: row.status,
    version: row.version,
    ...(ended && { ended }),
    ...noShowOf(row),
    units: units.map((unit) => presentUnit(unit, row)),
    pin: row.pin,
    place: placeName(row.pin),
    address: reachable ? row.address : null,
    sitePhone: reachable ? row.site_phone : null,
    latlng: reachable ? pointOf(row) : null,
    phones: {
      ...(row.site_phone && reachable && { customer: row.site_phone }),
      ...(row.provider_phone && isOn && { provider: row.provider_phone }),
    },
    change: change ? presentChange(change, row) : null,
    ...(row.replaced_by &&
      row.customer_id === userId && { replacedBy: row.replaced_by, hiredInstead: row.hired_instead }),
    next: nextActs(standingOf(row), sideOf(row, userId), now),
    statusAt: row.status_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
