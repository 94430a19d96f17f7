import { dayMs } from '#domain/calendar/dates.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, type News } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { HiringByClock } from '../../hiring.ts';
import { findBook } from '../../ledger/book/book.data.ts';
import type { BookingRow } from '../booking.data.ts';
import { type EndedBooking, endedBetween } from './after-booking.data.ts';
import { settle } from './settlement.rules.ts';

/** Days after the end on which the payer is reminded, the last first. */
const reminders = [7, 3];
/** A server that stood still for a while reminds of nothing older. */
const lastDays = 14;

const sentences = (booking: BookingRow, payer: 'customer' | 'provider') => ({
  to: payer === 'customer' ? booking.customer_id : booking.provider_id,
  by: payer === 'customer' ? ('provider' as const) : ('customer' as const),
});

async function reminderOf(
  db: Db,
  { ended_at, customer, provider, ...booking }: EndedBooking,
  now: Date,
): Promise<News[]> {
  const days = reminders.find((after) => now.getTime() >= ended_at.getTime() + after * dayMs);
  const book = await findBook(db, booking.id);
  if (days === undefined || !book) return [];
  const { owed, owedBy } = await settle(db, booking, { book, entries: await entriesOf(db, booking.id), now });
  if (owedBy === null || owed === 0) return [];
  const { to, by } = sentences(booking, owedBy);
  return [
    {
      to: [to],
      kind: 'owed',
      facts: {
        listing: { kind: booking.listing_of, _id: booking.listing_id, name: booking.listing_name },
        name: owedBy === 'customer' ? provider : customer,
        by,
        amount: owed,
        about: { kind: 'booking', _id: booking.id },
      },
      act: `owed:${booking.id}:${days}`,
      matter: `owed:${booking.id}`,
    },
  ];
}

/** Three and seven days after the end, who still owes by both sides' words is reminded: they may only have forgotten to write. */
export async function tellOwed(hiring: HiringByClock): Promise<void> {
  const { db } = hiring.services;
  const now = hiring.now();
  const [first = 0] = reminders.toReversed();
  const ended = await endedBetween(db, {
    from: new Date(now.getTime() - lastDays * dayMs),
    to: new Date(now.getTime() - first * dayMs),
  });
  for (const booking of ended) {
    const news = await reminderOf(db, booking, now);
    if (news.length > 0)
      await inTransaction(hiring, (transaction, after) => addNews(transaction, after, { news, now }));
  }
}
