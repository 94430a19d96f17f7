import { setImmediate as turn } from 'node:timers/promises';
import type { StatementEmployer } from '#contract/hiring/statement.calls.ts';
import { inTime, siteDate } from '#domain/calendar/dates.ts';
import { bookSums, owedOf, totalOf } from '#domain/evidence/book-sums.ts';
import { saidDays } from '#domain/evidence/said-days.ts';
import { isWithin, lastYear, type Range, saidPaid } from '#domain/ledger/balance.ts';
import { firstHead } from '#domain/ledger/chain.ts';
import { dayWords } from '#domain/ledger/day-words.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { fieldError } from '#server/platform/http/errors.ts';
import { entriesByBook } from '#server/platform/ledger/entries-by-book.data.ts';
import type { Hiring } from '../../hiring.ts';
import { type Book, booksOfWorker } from '../book/book.data.ts';
import { payOf, readerOf, visible } from '../book/book.rules.ts';
import { type PartiesRow, partiesOf } from '../owed/parties.data.ts';
import { peopleOf } from '../owed/parties.rules.ts';
import { agreedDates } from './ninety-days.rules.ts';

const sum = (values: number[]): number => values.reduce((one, other) => one + other, 0);

interface Reading {
  entries: Entry[];
  userId: string;
  range: Range;
  row: PartiesRow | undefined;
  meets: boolean;
}

/**
 * One book in a time: a job's price belongs to the day on which its end stood. Between the ways through a long book
 * other calls have their turn.
 */
async function lineOf(book: Book, { entries, userId, range, row, meets }: Reading) {
  const reader = readerOf(book, userId);
  const seen = visible(entries, reader);
  const { whole, ...pay } = payOf(book, reader.ownUnit);
  const counts = whole && isWithin(siteDate(book.statusAt), range);
  await turn();
  const words = dayWords(seen);
  await turn();
  const inRange = { ...pay, ...(counts && { whole }) };
  const { dates, oneSided, takenBack } = saidDays(seen, { ...range, days: words });
  await turn();
  const { customer } = peopleOf(row, { entries, status: book.status, meets });
  return {
    // A crew's member has no booking that shows a phone.
    employer: reader.ownUnit === undefined ? customer : { name: row?.customer ?? null, phone: null },
    ...{ dates, oneSided, takenBack },
    saysPaid: Math.max(0, saidPaid(seen, inRange, { side: 'customer', ...range })),
    ...bookSums(seen, inRange, { ...range, days: words }),
    pay: inRange,
    head: entries.at(-1)?.hash ?? firstHead,
  };
}
type Line = Awaited<ReturnType<typeof lineOf>> & { book: Book };

/** An employer's books at one PIN are one line. */
function employerOf(lines: Line[]): StatementEmployer | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const { customerId, pin } = first.book;
  return {
    _id: customerId,
    name: lines.findLast(({ employer }) => employer.name)?.employer.name ?? null,
    phone: lines.findLast(({ employer }) => employer.phone)?.employer.phone ?? null,
    pin,
    ...totalOf(lines),
    owed: owedOf(lines),
    saysPaid: sum(lines.map(({ saysPaid }) => saysPaid)),
    dates: inOrder(lines.flatMap(({ dates }) => dates)),
    oneSided: inOrder(lines.flatMap(({ oneSided }) => oneSided)),
    takenBack: lines.flatMap(({ takenBack }) => takenBack).toSorted(),
    books: lines.map(({ book, head }) => ({ bookingId: book.bookingId, head })),
  };
}

const inOrder = <One extends { date: string }>(days: One[]): One[] =>
  days.toSorted((one, other) => inTime(one.date, other.date));

const isSaid = ({ agreedDays, oneSidedDays, wages, paid }: Line): boolean =>
  agreedDays > 0 || oneSidedDays > 0 || wages !== 0 || paid !== 0;

/** So many lines are kept while a statement is made of them; more are years of full books, and are read again. */
const mostKept = 20_000;

/** @throws AppError 'days-backwards' where the time ends before it begins; 'too-many' */
export async function statementOf(
  hiring: Pick<Hiring, 'services' | 'now' | 'meets'>,
  { userId, fullname }: Caller,
  asked: { from?: string | undefined; to?: string | undefined },
) {
  const { db, limits } = hiring.services;
  const year = lastYear(hiring.now());
  const range = { from: asked.from ?? year.from, to: asked.to ?? year.to };
  if (range.from > range.to) throw fieldError('to', 'days-backwards');
  // It is of people's work: a machine that is let earns rent, and no wages.
  const books = (await booksOfWorker(db, userId)).filter(({ listingOf }) => listingOf !== 'product');
  const rows = await partiesOf(
    db,
    books.map(({ bookingId }) => bookingId),
  );
  const meets = await hiring.meets(userId);
  const lines: Line[] = [];
  const worked = new Set<string>();
  const read = new Map<string, Entry[]>();
  let kept = 0;
  for await (const [book, entries] of entriesByBook(db, books)) {
    await limits.take('book-lines-by-user', userId, entries.length);
    kept += entries.length;
    if (kept <= mostKept) read.set(book.bookingId, entries);
    lines.push({
      book,
      ...(await lineOf(book, { entries, userId, range, row: rows.get(book.bookingId), meets })),
    });
    await turn();
    for (const date of agreedDates(userId, book, { entries, range: year })) worked.add(date);
  }
  const said = lines.filter(isSaid);
  const groups = new Map<string, Line[]>();
  for (const line of said) {
    const employer = `${line.book.customerId} ${line.book.pin}`;
    groups.set(employer, [...(groups.get(employer) ?? []), line]);
  }
  const data = [...groups.values()].flatMap((group) => employerOf(group) ?? []);
  return {
    data,
    ...range,
    name: fullname,
    // What one employer paid too much pays nothing of another's.
    total: { ...totalOf(said), owed: sum(data.map(({ owed }) => owed)) },
    daysInYear: worked.size,
    seal: null,
    // By what each book counts in this time; the file has it, so that who reads it can reckon anew.
    pays: new Map(said.map(({ book, pay }) => [book.bookingId, pay])),
    /** The lines that it is made of, as far as they are kept: the file has the same. */
    read,
  };
}
