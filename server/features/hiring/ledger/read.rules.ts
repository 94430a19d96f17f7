import type { BookDay } from '#contract/hiring/ledger/ledger.ts';
import { datesOf } from '#domain/calendar/spans.ts';
import { balanceOf } from '#domain/work-ledger/balance.ts';
import { firstHead } from '#domain/work-ledger/chain.ts';
import { agreedDay, claimedDay, type DayWords, dayWords } from '#domain/work-ledger/day-words.ts';
import type { Caller } from '#server/platform/http/access.ts';
import type { Hiring } from '../act/hiring.ts';
import { payOf, requireBook, takesDays, visible } from './book/book.rules.ts';
import { entriesOf } from './book/entry.data.ts';
import { recordOf } from './write.rules.ts';

const dayOf = (day: DayWords): BookDay => {
  const agreed = agreedDay(day);
  const shown = agreed ?? claimedDay(day);
  return {
    unitId: day.unitId,
    date: day.date,
    agreed: agreed?.mark ?? null,
    customerSays: day.customer?.mark ?? null,
    providerSays: day.provider?.mark ?? null,
    overtimeHours: shown?.overtimeHours ?? 0,
    ...(shown?.hours !== undefined && { hours: shown.hours }),
    disputed: day.disputed,
    late: day.late,
  };
};

/** A book as its reader may see it. @throws AppError 'not-found' */
export async function readBook(
  hiring: Hiring,
  caller: Caller,
  { bookingId, after }: { bookingId: string; after: number },
) {
  const { book, reader } = await requireBook(hiring, caller, bookingId);
  const { db } = hiring.services;
  const now = hiring.now();
  const all = await entriesOf(db, bookingId);
  const entries = visible(all, reader);
  const { ownUnit, side } = reader;
  return {
    data: entries.filter(({ seq }) => seq > after).map(recordOf),
    head: all.at(-1)?.hash ?? firstHead,
    balance: balanceOf(entries, payOf(book, ownUnit)),
    days: dayWords(entries).map(dayOf),
    units: book.units
      .filter(({ id }) => ownUnit === undefined || id === ownUnit)
      .map(({ id, label, no }) => ({ _id: id, label, no })),
    dates: datesOf(book.dates),
    side,
    ownUnitOnly: ownUnit !== undefined,
    machine: book.listingOf === 'product',
    open: { days: takesDays(book, now), money: ownUnit === undefined },
  };
}
