import type { NoticeKind } from '#contract/accounts/notices.ts';
import { type Booking, type BookingAct, cancelReasons } from '#contract/hiring/bookings.calls.ts';
import { leftFrom, nextMidnight } from '#domain/calendar/spans.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import { readSpans } from '../calendar/units/span-text.data.ts';
import { bookedUnits, cutReservations, freeUnits, reserve } from '../calendar/units/unit.data.ts';
import type { Hiring } from '../hiring.ts';
import { type BookingRow, hasWorkEntry, updateBooking } from './booking.data.ts';
import { sideOf, standingOf } from './booking.view.ts';
import { freeBooking } from './free-booking.rules.ts';
import { type HeldBooking, holdBooking } from './held-booking.rules.ts';
import { readBooking, requireBooking } from './read-bookings.rules.ts';
import { mayMove, type Side } from './transitions.rules.ts';

interface Wish {
  id: string;
  to: BookingAct;
  version: number;
  reason?: string | undefined;
  text?: string | undefined;
}

/** @throws AppError 'bad-input' at `reason`, 'required' at `text` */
function checkReason({ to, reason, text }: Wish, side: Side): void {
  if (to !== 'cancelled') return;
  const known: readonly string[] = cancelReasons[side];
  if (reason === undefined || !known.includes(reason)) throw fieldError('reason', 'bad-input');
  if (reason === 'other' && text === undefined) throw fieldError('text', 'required');
}

const noticeOf: Partial<Record<BookingAct, NoticeKind>> = {
  under_way: 'changed',
  done_said: 'done',
  done: 'done',
  cancelled: 'cancelled',
  no_show: 'no-show',
  contested: 'no-show-denied',
};

/** The other side hears of it. */
export async function tellMoved(
  transaction: Db,
  after: After,
  {
    booking,
    to,
    by,
    now,
    act = `${to}:${booking.id}:${booking.version}`,
  }: {
    booking: BookingRow;
    to: BookingAct;
    by: { userId: string; fullname: string };
    now: Date;
    act?: string;
  },
): Promise<void> {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name } = booking;
  const kind = noticeOf[to];
  const matter = `booking:${id}`;
  await endMatters(transaction, after, { matters: [matter], of: by.userId });
  if (kind)
    await addNews(transaction, after, {
      now,
      news: [
        {
          to: [by.userId === customer_id ? provider_id : customer_id],
          kind,
          facts: {
            listing: { kind: listing_of, _id: listing_id, name: listing_name },
            name: by.fullname,
            by: sideOf(booking, by.userId),
            about: { kind: 'booking', _id: id },
          },
          act,
          matter,
        },
      ],
    });
  after.changed([customer_id, provider_id], { kind: 'booking', _id: id });
}

/** The work goes on after all: the days that the word "done" gave free are taken again, of units that still are free. */
async function takeBack(transaction: Db, booking: BookingRow, now: Date): Promise<void> {
  const spans = leftFrom(readSpans(booking.spans), nextMidnight(now));
  if (spans.length === 0) return;
  const units = (await bookedUnits(transaction, [booking.id])).map(({ id }) => id).sort();
  const free = await freeUnits(transaction, units, { spans });
  await reserve(transaction, [...free], { spans, bookingId: booking.id });
}

/** What follows in the tables besides the status. */
async function effect(
  transaction: Db,
  after: After,
  { held, wish: { to }, now }: { held: HeldBooking; wish: Wish; now: Date },
): Promise<void> {
  if (to === 'cancelled' || to === 'no_show') await freeBooking(transaction, after, { held, now });
  if (to === 'done_said') await cutReservations(transaction, held.booking.id, { at: nextMidnight(now), now });
  if (to === 'under_way' && held.booking.status === 'done_said')
    await takeBack(transaction, held.booking, now);
}

async function move(hiring: Hiring, caller: Caller, wish: Wish): Promise<void> {
  const seen = await requireBooking(hiring, caller.userId, wish.id);
  const side = sideOf(seen, caller.userId);
  await inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const held = await holdBooking(transaction, seen);
    const { booking } = held;
    // The same asked again is answered; a contest is no state of its own.
    if (booking.status === wish.to || (wish.to === 'contested' && booking.contested)) return;
    if (booking.version !== wish.version) throw new AppError('state-changed');
    checkReason(wish, side);
    const may = mayMove(standingOf(booking), wish.to, { side, now });
    if (may !== 'yes') throw new AppError(may === 'too-early' ? 'too-early' : 'state-changed');
    if (wish.to === 'no_show' && (await hasWorkEntry(transaction, booking.id, side)))
      throw new AppError('state-changed');
    await effect(transaction, after, { held, wish, now });
    await updateBooking(transaction, booking.id, { ...columnsOf(booking, wish, caller.userId), now });
    await tellMoved(transaction, after, { booking, to: wish.to, by: caller, now });
    await writeEvent(transaction, { bookId: booking.id, body: { state: wish.to, by: side }, now });
  });
  function columnsOf(booking: BookingRow, { to, reason, text }: Wish, by: string) {
    if (to === 'contested') return { contested: true };
    const notDone = booking.status === 'done_said' && to === 'under_way';
    return {
      status: to,
      status_by: by,
      status_at: hiring.now(),
      ...(to === 'cancelled' && { reason: reason ?? null, reason_text: text ?? null }),
      ...(notDone && { not_done_said: true }),
    };
  }
}

/**
 * Moves a booking one step of the table (docs/rules.md#hiring-7). The same state asked again answers the booking.
 * @throws AppError 'not-found', 'state-changed' also for a version that is old, 'too-early', 'bad-input' at `reason`
 */
export async function setState(hiring: Hiring, caller: Caller, wish: Wish): Promise<Booking> {
  await move(hiring, caller, wish);
  return readBooking(hiring, caller.userId, wish.id);
}
