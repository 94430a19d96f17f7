import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { type Extras, type SettlementClaim, settlementOf } from '#domain/ledger/settlement.ts';
import { moneyLines } from '#domain/ledger/waiting.ts';
import { findName, findUpi } from '#server/features/accounts/users/account.data.ts';
import type { Db } from '#server/platform/database/database.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { HiringByClock } from '../../hiring.ts';
import { type Book, findBook } from '../../ledger/book/book.data.ts';
import { payOf, stayOf } from '../../ledger/book/book.rules.ts';
import { answerBy, damagesOf } from '../../rentals/damage.data.ts';
import type { BookingRow } from '../booking.data.ts';
import { sideOf } from '../booking.view.ts';
import { requireBooking } from '../read-bookings.rules.ts';
import { lateFeeOf } from './late-fee.rules.ts';

const over = new Set<BookingRow['status']>(['done_said', 'done']);

/** The renter's own word that they gave none: nobody else may lose by it. */
export const saysNoDeposit = (entries: readonly Entry[]): boolean =>
  entries.some(({ kind, body }) => kind === 'event' && body.event === 'no-deposit');

/**
 * The deposit that was agreed, where nobody wrote down that it was given: it counts once somebody does. One that was
 * waived is gone once the renter says so.
 */
function unwrittenDeposit({ quote, status }: BookingRow, entries: readonly Entry[]): SettlementClaim[] {
  const isWritten = moneyLines(entries).some(({ body }) => body.sort === 'deposit');
  return quote && quote.deposit > 0 && status !== 'agreed' && !isWritten && !saysNoDeposit(entries)
    ? [{ key: 'deposit', by: 'provider', amount: quote.deposit }]
    : [];
}

/** Late hours and damage of a machine: agreed they count, claimed they wait. */
async function extrasOf(
  db: Db,
  booking: BookingRow,
  { entries, now }: { entries: readonly Entry[]; now: Date },
): Promise<Extras> {
  if (booking.listing_of !== 'product') return { agreed: [], waiting: [] };
  const fee = await lateFeeOf(db, booking, { entries, now });
  const late = fee ? [{ of: fee.hours, agreed: fee.agreed, waiting: fee.claimed - fee.agreed }] : [];
  const damages = await damagesOf(db, booking.id);
  const owner = { by: 'provider' as const };
  return {
    agreed: [
      ...late.map(({ of, agreed }) => ({ key: 'late' as const, of, amount: agreed })),
      ...damages
        .filter(({ status }) => status === 'agreed')
        .map(({ amount }) => ({ key: 'damage' as const, amount })),
    ].filter(({ amount }) => amount > 0),
    waiting: [
      ...late.map(({ of, waiting }) => ({ ...owner, key: 'late' as const, of, amount: waiting })),
      ...damages
        .filter(({ status }) => status !== 'agreed')
        .map(({ amount, status, created_at }) => ({
          ...owner,
          key: 'damage' as const,
          amount,
          ...(status === 'open'
            ? { until: answerBy(created_at).toISOString() }
            : status !== 'agreed' && { answer: status }),
        })),
      ...unwrittenDeposit(booking, entries),
    ].filter(({ amount }) => amount > 0),
  };
}

/** What both sides granted each other, and what waits. */
export async function settle(
  db: Db,
  booking: BookingRow,
  { book, entries, now }: { book: Book; entries: readonly Entry[]; now: Date },
) {
  return settlementOf(entries, {
    pay: payOf(book),
    work: {
      dates: booking.status === 'agreed' ? [] : datesOf(booking.dates),
      units: book.units.map(stayOf),
      today: siteDate(now),
    },
    extras: await extrasOf(db, booking, { entries, now }),
    over: over.has(booking.status),
  });
}

/** A booking's table as one of its sides reads it: who owes sees where to pay. @throws AppError 'not-found' */
export async function readSettlement(hiring: HiringByClock, userId: string, id: string): Promise<Settlement> {
  const { db } = hiring.services;
  const booking = await requireBooking(hiring, userId, id);
  const book = await findBook(db, id);
  const entries = book ? await entriesOf(db, id) : [];
  if (!book) throw new Error('a booking has no book');
  const settled = await settle(db, booking, { book, entries, now: hiring.now() });
  const side = sideOf(booking, userId);
  const otherId = side === 'customer' ? booking.provider_id : booking.customer_id;
  const other = (await findName(db, otherId)) ?? formerUser;
  return {
    ...settled,
    bookingId: id,
    over: over.has(booking.status),
    total: booking.total,
    other,
    // The account's own name, as a UPI app shows it.
    ...(settled.owedBy === side && { payTo: { name: other, upi: await findUpi(db, otherId) } }),
    ownUpi: await findUpi(db, userId),
  };
}
