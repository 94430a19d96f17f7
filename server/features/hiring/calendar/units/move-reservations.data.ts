import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** The live reservations `x` of one unit whose booking or block is not over: days that have passed stay with the rest. */
const unfinished = (unitId: string, now: Date): RawBuilder<unknown> => sql`
  x.unit_id = ${unitId}::uuid and x.released_at is null and exists (
    select from reservations later
    where later.unit_id = x.unit_id and later.released_at is null and upper(later.span) > ${now}::timestamptz
      and (later.booking_id = x.booking_id or later.block_id = x.block_id))`;

/** Of these units, in this order, the first whose unfinished work could be taken over by another unit. */
export async function firstThatFits(
  transaction: Db,
  unitIds: string[],
  { into, now }: { into: string; now: Date },
): Promise<string | undefined> {
  for (const unitId of unitIds) {
    const { rows } = await sql`
      select from reservations x
      join reservations own on own.unit_id = ${into}::uuid and own.released_at is null and own.span && x.span
      where ${unfinished(unitId, now)} limit 1`.execute(transaction);
    if (rows.length === 0) return unitId;
  }
  return undefined;
}

/**
 * Hands one unit's unfinished work to another, alone that of one listing where it is given. Of work that has begun the
 * days till now stay with who worked them: its book tells who was there and until when, as after a swap.
 * @throws PostgreSQL's 23P01 where the other has work of its own then
 */
export async function moveReservations(
  transaction: Db,
  { from, to, ofListing, now }: { from: string; to: string; ofListing?: string; now: Date },
): Promise<void> {
  const alone =
    ofListing === undefined
      ? sql`true`
      : sql`(exists (select from bookings b where b.id = x.booking_id and b.listing_id = ${ofListing}::uuid)
          or exists (select from blocks k where k.id = x.block_id and k.listing_id = ${ofListing}::uuid))`;
  const mine = sql`${unfinished(from, now)} and ${alone}`;
  await sql`
    with gone as (
      update reservations x set released_at = ${now}
      where ${mine} and exists (select from reservations early where early.booking_id = x.booking_id
        and early.unit_id = x.unit_id and early.released_at is null and lower(early.span) < ${now}::timestamptz)
      returning x.booking_id, x.span, x.price)
    insert into reservations (unit_id, booking_id, span, price)
    select ${to}::uuid, booking_id, span, price from gone where upper(span) > ${now}::timestamptz`.execute(
    transaction,
  );
  await sql`update reservations x set unit_id = ${to}::uuid where ${mine}`.execute(transaction);
}
