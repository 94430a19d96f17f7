import type { Db } from '#server/platform/database/database.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { lockOffer } from '../offers/offer.data.ts';
import { findItem, type ItemRow, lockItem, lockRequest, type RequestRow } from '../requests/request.data.ts';
import { type BookingRow, lockBooking } from './booking.data.ts';

export interface HeldBooking {
  request: RequestRow;
  item: ItemRow;
  booking: BookingRow;
}

/** Holds a booking and what stands above it, in the one order of locks. @throws AppError 'not-found' */
export async function holdBooking(
  transaction: Db,
  { id, item_id, offer_id }: Pick<BookingRow, 'id' | 'item_id' | 'offer_id'>,
): Promise<HeldBooking> {
  const known = await findItem(transaction, item_id);
  const request = known && (await lockRequest(transaction, known.request_id));
  const item = await lockItem(transaction, item_id);
  await lockOffer(transaction, offer_id);
  const booking = await lockBooking(transaction, id);
  if (!request || !item || !booking) throw new AppError('not-found');
  return { request, item, booking };
}
