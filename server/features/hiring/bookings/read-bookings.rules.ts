import type { Booking, BookingStatus } from '#contract/hiring/bookings.calls.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Page, Paging } from '#server/platform/database/page-cursor.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type BookedUnit, bookedUnits } from '../calendar/units/unit.data.ts';
import type { Hiring } from '../hiring.ts';
import { type BookingRow, findBooking } from './booking.data.ts';
import { presentBooking } from './booking.view.ts';
import {
  bookingsBetween,
  bookingsPage,
  findNamedBooking,
  type NamedBookingRow,
  openChanges,
} from './booking-page.data.ts';
import type { Side } from './transitions.rules.ts';

/** @throws AppError 'not-found' for who is none of its two sides */
export async function requireBooking(
  hiring: Pick<Hiring, 'services'>,
  userId: string,
  id: string,
): Promise<BookingRow> {
  const row = isId(id) ? await findBooking(hiring.services.db, id) : undefined;
  if (!row || (row.customer_id !== userId && row.provider_id !== userId)) throw new AppError('not-found');
  return row;
}

async function presentAll(
  hiring: Hiring,
  userId: string,
  { rows, withUnits, isNew = false }: { rows: NamedBookingRow[]; withUnits: boolean; isNew?: boolean },
): Promise<Booking[]> {
  const { db } = hiring.services;
  const now = hiring.now();
  const ids = rows.map((row) => row.id);
  const units = new Map<string, BookedUnit[]>(ids.map((id) => [id, []]));
  for (const unit of withUnits ? await bookedUnits(db, ids) : []) units.get(unit.bookingId)?.push(unit);
  const changes = isNew ? undefined : await openChanges(db, ids, now);
  const meets = !rows.some(({ status }) => status === 'agreed') || (await hiring.meets(userId));
  return rows.map((row) =>
    presentBooking(row, {
      units: units.get(row.id) ?? [],
      change: changes?.get(row.id),
      userId,
      meets,
      now,
    }),
  );
}

/** A booking as one of its sides sees it. @throws AppError 'not-found' */
export const readBooking = (hiring: Hiring, userId: string, id: string): Promise<Booking> =>
  readOne(hiring, userId, { id, isNew: false });

/** One that was made in this call: nobody has asked to change it. */
export const readNewBooking = (hiring: Hiring, userId: string, id: string): Promise<Booking> =>
  readOne(hiring, userId, { id, isNew: true });

async function readOne(
  hiring: Hiring,
  userId: string,
  { id, isNew }: { id: string; isNew: boolean },
): Promise<Booking> {
  const row = isId(id) ? await findNamedBooking(hiring.services.db, id) : undefined;
  const isSide = row && (row.customer_id === userId || row.provider_id === userId);
  const [booking] = isSide ? await presentAll(hiring, userId, { rows: [row], withUnits: true, isNew }) : [];
  if (!booking) throw new AppError('not-found');
  return booking;
}

/** A page, without the bookings' units: each may have hundreds. @throws AppError 'bad-cursor' */
export async function readBookings(
  hiring: Hiring,
  userId: string,
  {
    withUnits = false,
    ...query
  }: Paging & { as?: Side | undefined; status?: BookingStatus | undefined; withUnits?: boolean },
): Promise<Page<Booking>> {
  const { rows, nextCursor, total } = await bookingsPage(hiring.services.db, { userId, ...query });
  return { data: await presentAll(hiring, userId, { rows, withUnits }), nextCursor, total };
}

/** What two people agreed on, as the first of them sees it; the newest first. */
export async function readBookingsBetween(
  hiring: Hiring,
  two: readonly [string, string],
): Promise<Booking[]> {
  const rows = await bookingsBetween(hiring.services.db, two);
  return presentAll(hiring, two[0], { rows, withUnits: false });
}
