import { type Selectable, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { BookingsTable } from '#server/platform/database/tables/hiring/hiring-tables.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { bookedUnits } from '../calendar/units/unit.data.ts';

export type Side = 'customer' | 'provider';

/** The booking of a machine, as one of its two sides comes to it. */
export interface Rental {
  booking: Selectable<BookingsTable>;
  side: Side;
  customerId: string;
  providerId: string;
}

/** A machine's booking, for its two sides alone. @throws AppError 'not-found' */
export async function requireRental(
  db: Db,
  { id, userId, hold = false }: { id: string; userId: string; hold?: boolean },
): Promise<Rental> {
  const booking = isId(id)
    ? await db
        .selectFrom('bookings')
        .selectAll()
        .where('id', '=', id)
        .where('listing_of', '=', 'product')
        .$if(hold, (query) => query.forUpdate())
        .executeTakeFirst()
    : undefined;
  const side = booking && sideOf(booking, userId);
  if (!booking || !side) throw new AppError('not-found');
  return { booking, side, customerId: booking.customer_id, providerId: booking.provider_id };
}

function sideOf(
  { customer_id, provider_id }: { customer_id: string; provider_id: string },
  userId: string,
): Side | undefined {
  if (userId === customer_id) return 'customer';
  return userId === provider_id ? 'provider' : undefined;
}

export const otherOf = ({ side, customerId, providerId }: Rental): string =>
  side === 'customer' ? providerId : customerId;

/** Whether the unit is one of the booking's machines. */
export async function isBooked(db: Db, bookingId: string, unitId: string): Promise<boolean> {
  const units = await bookedUnits(db, [bookingId]);
  return units.some(({ id }) => id === unitId);
}

/** Whether a picture stands in one of the booking's checklists or damages. */
export async function isOfBooking(db: Db, bookingId: string, reference: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from inspections where booking_id = ${bookingId}::uuid and ${reference} = any (pictures))
      or exists (select from damages where booking_id = ${bookingId}::uuid
        and ${reference} = any (pictures || answer_pictures)) as found`.execute(db);
  return rows[0]?.found === true;
}
