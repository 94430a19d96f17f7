import type { RequestBody } from '#contract/hiring/request-body.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Listing } from '../../hiring.ts';
import { findItem, findRequest, type ItemRow, type RequestRow } from '../../requests/request.data.ts';
import type { BookingRow } from '../booking.data.ts';

/** What a booking was made of. */
export interface Asked {
  booking: BookingRow;
  item: ItemRow;
  request: RequestRow;
}

/** @throws AppError 'not-found' */
export async function requireAsked(db: Db, booking: BookingRow): Promise<Asked> {
  const item = await findItem(db, booking.item_id);
  const request = item && (await findRequest(db, item.request_id));
  if (!item || !request) throw new AppError('not-found');
  return { booking, item, request };
}

/** A request for the same item, of others or for other days; the site is the one that was said last. */
export function asAsked(
  { booking, item, request }: Asked,
  { clientId, dates, count, chosen }: { clientId: string; dates: Dates; count: number; chosen: Listing[] },
): RequestBody {
  return {
    clientId,
    pin: request.pin,
    address: booking.address ?? undefined,
    sitePhone: booking.site_phone ?? undefined,
    description: request.description || undefined,
    pictures: request.pictures,
    facilities: request.facilities,
    choose: request.choose,
    to: chosen.map(({ ref }) => ref),
    radiusKm: request.radius_km,
    items: [
      {
        of: item.of,
        category: item.category,
        ...(item.trade && { trade: item.trade }),
        ...(item.skill && { skill: item.skill }),
        ...(item.operator !== null && { operator: item.operator }),
        count,
        dates,
        price: item.price,
        per: item.per,
      },
    ],
  };
}
