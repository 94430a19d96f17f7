import { endOf, nextMidnight } from '#domain/calendar/spans.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import { readSpans } from '../../calendar/units/span-text.data.ts';
import { cutReservations } from '../../calendar/units/unit.data.ts';
import type { Gone } from '../../offers/lapse.data.ts';
import { type BookingRow, updateBooking } from '../booking.data.ts';
import { sideOf } from '../booking.view.ts';
import { freeBooking } from '../free-booking.rules.ts';
import { holdBooking } from '../held-booking.rules.ts';

/** Why bookings end that nobody wanted to end. */
export interface Reason {
  why: 'account-ended' | 'listing-ended';
  gone: Gone;
  /** Whose account ends; nobody where an admin removes a listing. */
  by?: { userId: string; fullname: string };
}

interface Open {
  transaction: Db;
  after: After;
  now: Date;
}

/** Both sides hear of it, but the one who ended it. */
async function tell(
  { transaction, after, now }: Open,
  { booking, to, by }: { booking: BookingRow; to: 'cancelled' | 'done'; by: Reason['by'] },
): Promise<void> {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name, version } = booking;
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [customer_id, provider_id].filter((userId) => userId !== by?.userId),
        kind: to,
        facts: {
          listing: { kind: listing_of, _id: listing_id, name: listing_name },
          ...(by && { name: by.fullname, by: sideOf(booking, by.userId) }),
          about: { kind: 'booking', _id: id },
        },
        act: `${to}:${id}:${version}`,
        matter: `booking:${id}`,
      },
    ],
  });
  after.changed([customer_id, provider_id], { kind: 'booking', _id: id });
}

/** Work that has not begun is cancelled, as a side cancels; what has begun is done, and free from the next midnight on. */
export async function endBooking(
  open: Open,
  { seen, reason: { why, gone, by } }: { seen: BookingRow; reason: Reason },
): Promise<void> {
  const { transaction, after, now } = open;
  const held = await holdBooking(transaction, seen);
  const { booking } = held;
  const over = endOf(readSpans(booking.spans)) <= now;
  const to = booking.status === 'agreed' && !over ? 'cancelled' : 'done';
  const status = { status: to, status_at: now, now } as const;
  if (to === 'cancelled') {
    await freeBooking(transaction, after, { held, gone, now });
    const said = { status_by: by?.userId ?? null, reason: why, reason_text: null };
    await updateBooking(transaction, booking.id, { ...status, ...said });
  } else {
    await cutReservations(transaction, booking.id, { at: nextMidnight(now), now });
    await updateBooking(transaction, booking.id, { ...status, status_by: null });
  }
  await tell(open, { booking, to, by });
  const side = by && to === 'cancelled' ? sideOf(booking, by.userId) : 'neev';
  const body = { state: to, by: side, reason: why };
  await writeEvent(transaction, { bookId: booking.id, body, now });
}
