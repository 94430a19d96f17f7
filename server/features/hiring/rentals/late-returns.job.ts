import { nextMidnight } from '#domain/calendar/spans.ts';
import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { lockUnits } from '../calendar/units/unit.data.ts';
import type { Hiring } from '../hiring.ts';
import {
  endedReservations,
  type LateReservation,
  lateBookings,
  lockLate,
  nextReservation,
  requireRow,
  setSpan,
} from './late.data.ts';
import { tell } from './rental-news.rules.ts';

type Late = NonNullable<Awaited<ReturnType<typeof lockLate>>>;

const rentalOf = (booking: Late) => ({
  booking,
  customerId: booking.customer_id,
  providerId: booking.provider_id,
});

/** A late machine and who waits for it: both sides of its booking, and the next customer. Each is told once. */
async function tellAllThree(
  transaction: Db,
  after: After,
  { late, nextId, now }: { late: Late; nextId: string; now: Date },
): Promise<void> {
  const act = `machine-late:${late.id}:${nextId}`;
  const rental = rentalOf(late);
  const kind = 'machine-late';
  const matter = `late:${late.id}`;
  await tell(transaction, after, {
    rental,
    to: [rental.customerId, rental.providerId],
    act,
    kind,
    matter,
    now,
  });
  const next = await requireRow(transaction, nextId);
  if (next.customer_id === late.customer_id) return;
  await tell(transaction, after, { rental: rentalOf(next), to: [next.customer_id], act, kind, matter, now });
}

/** Keeps one machine until the end of the day, or until somebody else has it. */
async function extend(
  transaction: Db,
  after: After,
  { late, reservation, now }: { late: Late; reservation: LateReservation; now: Date },
): Promise<void> {
  const { span } = reservation;
  const midnight = nextMidnight(now);
  const next = await nextReservation(transaction, reservation);
  const meets = next && next.from <= midnight ? next : undefined;
  const to = meets?.from ?? midnight;
  if (to > span.to) await setSpan(transaction, reservation.id, { from: span.from, to });
  if (meets?.bookingId && meets.bookingId !== late.id)
    await tellAllThree(transaction, after, { late, nextId: meets.bookingId, now });
}

/** A job: a machine that has not come back stays taken to the end of the day; what others booked stays theirs. */
export async function extendLateReturns(hiring: Pick<Hiring, 'services' | 'now'>): Promise<void> {
  const now = hiring.now();
  for (const id of await lateBookings(hiring.services.db, now))
    await inTransaction(hiring, async (transaction, after) => {
      const late = await lockLate(transaction, id);
      if (!late) return;
      await lockUnits(transaction, { ref: { kind: 'product', _id: late.listing_id } });
      for (const reservation of await endedReservations(transaction, id, now))
        await extend(transaction, after, { late, reservation, now });
    });
}
