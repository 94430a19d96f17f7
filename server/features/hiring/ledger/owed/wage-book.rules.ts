import { datesOf } from '#domain/calendar/spans.ts';
import { endOf, grantedAt, owedBy, owedSums, takenSince } from '#domain/evidence/owed.ts';
import { saidDays } from '#domain/evidence/said-days.ts';
import { balanceOf } from '#domain/ledger/balance.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { dayWords } from '#domain/ledger/day-words.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { type MoneyLine, moneyLines } from '#domain/ledger/waiting.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { entriesByBook } from '#server/platform/ledger/entries-by-book.data.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { Hiring } from '../../hiring.ts';
import { type Book, booksOfWorker, findBook } from '../book/book.data.ts';
import { payOf } from '../book/book.rules.ts';
import { type PartiesRow, partiesOf } from './parties.data.ts';
import { peopleOf } from './parties.rules.ts';

/** Two entries that tell of one payment are one: its receiver's. */
function payments(entries: readonly Entry[]) {
  const lines = moneyLines(entries);
  const isReceivers = ({ side, body }: MoneyLine): boolean => side === body.to;
  const paired = new Set(lines.filter(isReceivers).flatMap(({ sameAs }) => sameAs ?? []));
  return lines
    .filter((line) => isReceivers(line) || !paired.has(line.root))
    .map(({ body: { on, amount, to, sort, how }, state }) => ({
      ...{ on, sort, how, state },
      amount: to === 'provider' ? amount : -amount,
    }));
}

/** What a book says of wages, reckoned by its balance; `detail` reckons what a claim tells besides. */
function wageBook(
  { bookingId, customerId, providerId, pin, dates, ...book }: Book,
  { entries, row, meets }: { entries: Entry[]; row: PartiesRow | undefined; meets: boolean },
) {
  const days = dayWords(entries);
  const whole: Book = { bookingId, customerId, providerId, pin, dates, ...book };
  const { customer, provider: worker } = peopleOf(row, { entries, status: book.status, meets });
  const said = saidDays(entries, { days });
  const pay = payOf(whole);
  return {
    ...{ bookingId, customerId, providerId, pin, customer, worker },
    listing: { kind: book.listingOf, _id: row?.listingId ?? '', name: row?.listingName ?? '' },
    end: endOf({ ...book, dates: datesOf(dates) }, { entries, days }),
    sums: owedSums(entries, pay, { days }),
    begin: [...datesOf(dates), ...days.map(({ date }) => date)].sort()[0] ?? '',
    head: entries.at(-1)?.hash ?? firstHead,
    granted: (at: Date) => {
      const then = grantedAt(entries, days, at);
      return {
        owed: owedBy(balanceOf(entries, pay, { days: then })).agreed,
        takenBack: takenSince(days, then),
      };
    },
    /** Agreed ones: two halves are one. */
    agreedDays: said.dates.reduce((sum, { mark }) => sum + (mark === 'half' ? 0.5 : 1), 0),
    amounts: () => balanceOf(entries, pay, { days }).agreed,
    detail: () => ({
      terms: {
        ...{ price: book.price, per: book.per, count: book.count, dates, total: book.total },
        overtimePerHour: book.terms.overtimePerHour,
      },
      dates: said.dates,
      oneSided: said.oneSided,
      disputed: said.disputed,
      payments: payments(entries),
    }),
  };
}
export type WageBook = ReturnType<typeof wageBook>;

/** A machine that is let earns rent, and no wages. */
const isWork = ({ listingOf }: Book): boolean => listingOf !== 'product';

/** The book of a booking of people's work, reckoned; in a transaction as that sees it. */
export async function findWageBook(hiring: Hiring, db: Db, bookingId: string): Promise<WageBook | undefined> {
  const book = isId(bookingId) ? await findBook(db, bookingId) : undefined;
  if (!book || !isWork(book)) return undefined;
  const [entries, rows] = [await entriesOf(db, bookingId), await partiesOf(db, [bookingId])];
  const meets = book.status !== 'agreed' || (await hiring.meets(book.providerId));
  return wageBook(book, { entries, row: rows.get(bookingId), meets });
}

/** The books of a provider's own bookings of people's work; a crew's are its leader's. */
export async function wageBooksOf(hiring: Hiring, userId: string): Promise<WageBook[]> {
  const { db, limits } = hiring.services;
  const books = (await booksOfWorker(db, userId)).filter(
    (book) => book.providerId === userId && isWork(book),
  );
  const meets = await hiring.meets(userId);
  const rows = await partiesOf(
    db,
    books.map(({ bookingId }) => bookingId),
  );
  const found: WageBook[] = [];
  for await (const [book, entries] of entriesByBook(db, books)) {
    await limits.take('book-lines-by-user', userId, entries.length);
    found.push(wageBook(book, { entries, row: rows.get(book.bookingId), meets }));
  }
  return found;
}
