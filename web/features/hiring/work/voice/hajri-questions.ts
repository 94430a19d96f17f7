import { siteDate } from '#domain/calendar/dates.ts';
import type { MoneyBody } from '#domain/ledger/entry.ts';
import { waitingFor } from '#domain/ledger/waiting.ts';
import { now } from '#web/shared/api/device-clock.ts';
import type { Book, Unsent } from '../../ledger/book/book.ts';
import { lookOf, unsentDay } from '../../ledger/grid/day-look.ts';

/** What a book still asks of its provider. */
export type LedgerQuestion =
  | { of: 'day'; unit: string; label: string | null; date: string }
  | { of: 'money'; entry: string; money: MoneyBody }
  | { of: 'owed'; entry: string; money: MoneyBody };

/** Days up to today without one's own word, the oldest first, then payments that one has said nothing to. */
export function questionsOf(
  book: Book,
  unsent: readonly Unsent[],
  today = siteDate(now()),
): LedgerQuestion[] {
  const days = !book.open.days
    ? []
    : book.dates
        .filter((date) => date <= today)
        .flatMap((date) =>
          book.units.flatMap(({ _id: unit, label }): LedgerQuestion[] => {
            const day = book.days.find((one) => one.unitId === unit && one.date === date);
            const { mine } = lookOf(book.side, day, unsentDay(unsent, { unit, date }));
            return mine === null ? [{ of: 'day', unit, label, date }] : [];
          }),
        );
  const answered = new Set(
    unsent.flatMap(({ kind, body }) => (kind === 'agree' || kind === 'dispute' ? [body.entry] : [])),
  );
  const money = !book.open.money
    ? []
    : waitingFor(book.side, book.entries).flatMap((claim): LedgerQuestion[] =>
        'money' in claim && !answered.has(claim.entry._id)
          ? [{ of: 'money', entry: claim.entry._id, money: claim.money }]
          : [],
      );
  const owed = days.length === 0 && money.length === 0 ? owedFor(book, unsent, today) : undefined;
  return [...days, ...money, ...(owed ? [owed] : [])];
}

/** What is still owed once the work is over: who got it says so, as on the booking's own page. Whole rupees. */
export function owedFor(book: Book, unsent: readonly Unsent[], today: string): LedgerQuestion | undefined {
  const { balance, dates, open, machine, bookingId } = book;
  const isOver = dates.every((date) => date < today);
  const isSaid = unsent.some(({ kind }) => kind === 'money');
  if (machine || !open.money || !isOver || isSaid || balance.agreed.due <= 0) return undefined;
  const money: MoneyBody = {
    sort: 'wage',
    to: 'provider',
    amount: balance.agreed.due,
    on: today,
    how: 'cash',
  };
  return { of: 'owed', entry: `owed ${bookingId}`, money };
}
