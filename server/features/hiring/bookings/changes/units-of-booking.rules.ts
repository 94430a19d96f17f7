import type { Booking } from '#contract/hiring/bookings.calls.ts';
import type { Span } from '#domain/calendar/spans.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { bundleMs } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { readSpans } from '../../calendar/units/span-text.data.ts';
import {
  type BookedUnit,
  bookedUnits,
  freeUnits,
  lockUnits,
  pricesEver,
  reserve,
  unitsOf,
} from '../../calendar/units/unit.data.ts';
import type { Hiring } from '../../hiring.ts';
import { type BookingRow, releaseReservations, updateBooking } from '../booking.data.ts';
import { holdBooking } from '../held-booking.rules.ts';
import { readBooking, requireBooking } from '../read-bookings.rules.ts';
import { tellMoved } from '../state.rules.ts';

const refOf = ({ listing_of, listing_id }: BookingRow) => ({ ref: { kind: listing_of, _id: listing_id } });
/**
 * Who stays keeps their rate, and who comes back has the one they had: their days in the book are paid by it. Others take
 * the rates that became free.
 * @param ever what each who was in this booking got
 * @throws AppError 'rates-stand' at `unitIds` where the rate of one who comes back is taken
 */
function pricesOf(
  units: readonly string[],
  before: readonly BookedUnit[],
  ever: ReadonlyMap<string, number>,
): (number | null)[] {
  const prices = new Map(before.map(({ id, price }) => [id, price]));
  const open = before.filter(({ id }) => !units.includes(id)).map(({ price }) => price);
  const come = units.filter((id) => !prices.has(id));
  for (const id of come.filter((one) => ever.has(one))) {
    const at = open.indexOf(ever.get(id) ?? null);
    if (at < 0) throw fieldError('unitIds', 'rates-stand');
    prices.set(id, open.splice(at, 1)[0] ?? null);
  }
  for (const id of come.filter((one) => !ever.has(one))) prices.set(id, open.shift() ?? null);
  return units.map((id) => prices.get(id) ?? null);
}

const movable = new Set(['agreed', 'under_way']);

/**
 * Takes units for a booking's new days or number, those that it has first.
 * @throws AppError 'not-free' with how many are free
 */
export async function replaceUnits(
  transaction: Db,
  booking: BookingRow,
  { count, spans, now }: { count: number; spans: Span[]; now: Date },
): Promise<void> {
  const units = (await lockUnits(transaction, refOf(booking))).map(({ id }) => id);
  const before = await bookedUnits(transaction, [booking.id]);
  const ever = await pricesEver(transaction, booking.id);
  const had = new Set(before.map(({ id }) => id));
  const free = await freeUnits(transaction, units, { spans, exceptBooking: booking.id });
  const usable = units
    .filter((id) => free.has(id))
    .sort((one, other) => Number(had.has(other)) - Number(had.has(one)));
  if (usable.length < count) throw new AppError('not-free', { free: usable.length });
  await releaseReservations(transaction, booking.id, now);
  const taken = usable.slice(0, count);
  await reserve(transaction, taken, { spans, bookingId: booking.id, prices: pricesOf(taken, before, ever) });
}

/**
 * The provider sends others of their own people or machines. Those who come already are no change, and nobody is told; the
 * customer is told of several changes in half an hour once.
 * @throws AppError 'not-found', 'not-allowed' for the customer, 'state-changed', 'bad-input' at `unitIds`, 'not-free'
 */
export async function swapUnits(
  hiring: Hiring,
  caller: Caller,
  { id, version, unitIds }: { id: string; version: number; unitIds: string[] },
): Promise<Booking> {
  const seen = await requireBooking(hiring, caller.userId, id);
  if (seen.provider_id !== caller.userId) throw new AppError('not-allowed');
  await inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const { booking } = await holdBooking(transaction, seen);
    if (booking.version !== version || !movable.has(booking.status)) throw new AppError('state-changed');
    const own = new Set((await lockUnits(transaction, refOf(booking))).map((unit) => unit.id));
    const wanted = [...new Set(unitIds)];
    if (wanted.length !== booking.count || wanted.some((unit) => !own.has(unit)))
      throw fieldError('unitIds', 'bad-input');
    const before = await bookedUnits(transaction, [id]);
    const ever = await pricesEver(transaction, id);
    const had = new Set(before.map((unit) => unit.id));
    if (wanted.every((unit) => had.has(unit))) return;
    const spans = readSpans(booking.spans);
    const free = await freeUnits(transaction, wanted, { spans, exceptBooking: id });
    if (free.size < wanted.length) throw new AppError('not-free', { free: free.size });
    await releaseReservations(transaction, id, now);
    await reserve(transaction, wanted, { spans, bookingId: id, prices: pricesOf(wanted, before, ever) });
    await updateBooking(transaction, id, { now });
    const slot = Math.floor(now.getTime() / bundleMs);
    await tellMoved(transaction, after, {
      booking,
      to: 'under_way',
      by: caller,
      now,
      act: `swap:${id}:${slot}`,
    });
  });
  return readBooking(hiring, caller.userId, id);
}

/** The units of the booking's listing, for its provider. @throws AppError 'not-found', 'not-allowed' */
export async function unitsForSwap(hiring: Hiring, userId: string, id: string) {
  const { db } = hiring.services;
  const booking = await requireBooking(hiring, userId, id);
  if (booking.provider_id !== userId) throw new AppError('not-allowed');
  const units = await unitsOf(db, refOf(booking));
  const booked = new Set((await bookedUnits(db, [id])).map((unit) => unit.id));
  const free = await freeUnits(
    db,
    units.map((unit) => unit.id),
    { spans: readSpans(booking.spans), exceptBooking: id },
  );
  return units.map(({ id: unit, label, no }) => ({
    _id: unit,
    label: label ?? String(no),
    booked: booked.has(unit),
    free: free.has(unit),
  }));
}
