import { sql } from 'kysely';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import { range, readSpans } from '../calendar/units/span-text.data.ts';

const signed = sql`customer_signed_at is not null and provider_signed_at is not null`;

/** A machine is out: under way, or over by itself after a hand-over that both signed. */
const isOut = sql`b.listing_of = 'product' and (b.status = 'under_way' or b.status = 'done_said' and exists
  (select from inspections i where i.booking_id = b.id and i.kind = 'handover' and ${signed}))`;

/** Live reservations of the booking's machines whose return is not signed. */
const notReturned = sql`r.released_at is null and not exists
  (select from inspections i where i.booking_id = r.booking_id and i.unit_id = r.unit_id and i.kind = 'return'
    and ${signed})`;

/** Bookings whose time is over while a machine has not come back. */
export async function lateBookings(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select b.id from bookings b
    where b.status in ('agreed', 'under_way', 'done_said') and upper(b.spans) <= ${now} and ${isOut}
      and exists (select from reservations r where r.booking_id = b.id and ${notReturned})
    order by b.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Holds the booking; whether its machines are still out. */
export async function lockLate(transaction: Db, id: string) {
  const { rows } = await sql<{ out: boolean }>`
    select ${isOut} as out from bookings b where b.id = ${id}::uuid for update`.execute(transaction);
  if (rows[0]?.out !== true) return undefined;
  return transaction.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();
}

export const requireRow = (transaction: Db, id: string) =>
  transaction.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export interface LateReservation {
  id: string;
  unitId: string;
  span: Span;
}

/** The last reservation of each machine that is not back, where it has ended. */
export async function endedReservations(
  transaction: Db,
  bookingId: string,
  now: Date,
): Promise<LateReservation[]> {
  const { rows } = await sql<{ id: string; unitId: string; span: string }>`
    select id, "unitId", span::text from (
      select distinct on (r.unit_id) r.id, r.unit_id as "unitId", r.span from reservations r
      where r.booking_id = ${bookingId}::uuid and ${notReturned}
      order by r.unit_id, upper(r.span) desc) last
    where upper(span) <= ${now} order by "unitId"`.execute(transaction);
  return rows.flatMap(({ span, ...row }) => readSpans(span).map((read) => ({ ...row, span: read })));
}

export interface NextReservation {
  from: Date;
  bookingId: string | null;
}

/** What the machine is taken for next. */
export async function nextReservation(
  transaction: Db,
  { id, unitId, span }: LateReservation,
): Promise<NextReservation | undefined> {
  const { rows } = await sql<NextReservation>`
    select lower(span) as "from", booking_id as "bookingId" from reservations
    where unit_id = ${unitId}::uuid and released_at is null and id <> ${id}::uuid and lower(span) >= ${span.to}
    order by lower(span) limit 1`.execute(transaction);
  return rows[0];
}

export async function setSpan(transaction: Db, id: string, span: Span): Promise<void> {
  await sql`update reservations set span = ${range(span)}::tstzrange where id = ${id}::uuid`.execute(
    transaction,
  );
}
