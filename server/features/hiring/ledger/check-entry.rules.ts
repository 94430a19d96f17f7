import { type EntrySays, entrySays } from '#contract/hiring/ledger.calls.ts';
import type { SentEntry } from '#contract/hiring/work-book.ts';
import type { ProblemName } from '#contract/problems.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { type DayBody, type Entry, isDay, isSameThing, type MoneyBody } from '#domain/ledger/entry.ts';
import { firstProblem } from '#server/platform/ledger/write-batch.ts';
import type { Book } from './book/book.data.ts';
import { markableDates, type Reader, speaksOf, takesDays } from './book/book.rules.ts';

/** What the entries of one batch are held against. */
export interface Checks {
  authorId: string;
  reader: Reader;
  isMachine: boolean;
  takesDays: boolean;
  today: string;
  dates: ReadonlySet<string>;
  units: ReadonlySet<string>;
  /** The entries of this book that the batch names. */
  named: ReadonlyMap<string, Entry>;
}

export function checksOf(
  book: Book,
  { reader, authorId, now }: { reader: Reader; authorId: string; now: Date },
): Omit<Checks, 'named'> {
  return {
    authorId,
    reader,
    isMachine: book.listingOf === 'product',
    takesDays: takesDays(book, now),
    today: siteDate(now),
    dates: new Set(markableDates(book, now).filter((date) => speaksOf(reader, date))),
    units: new Set(reader.ownUnit === undefined ? book.units.map(({ id }) => id) : [reader.ownUnit]),
  };
}

/** Reads one entry by itself. */
export function readEntry({ kind, body, saidAt }: SentEntry): EntrySays | ProblemName {
  const read = entrySays.safeParse({ kind, body, saidAt });
  if (read.success) return read.data;
  return firstProblem(read.error.issues.map(({ message }) => message));
}

/** The entries that an entry names. */
export function namedBy(says: EntrySays): string[] {
  if (says.kind === 'agree') return [says.body.entry, ...(says.body.sameAs ? [says.body.sameAs] : [])];
  return says.kind === 'dispute' || says.kind === 'correct' ? [says.body.entry] : [];
}

/** @returns why it cannot stand in this book; undefined where it can */
export function refusalOf(says: EntrySays, checks: Checks): ProblemName | undefined {
  if (says.kind === 'day' || says.kind === 'money') return refusalOfBody(says.body, checks);
  const target = checks.named.get(says.body.entry);
  const said = target && bodyOf(target);
  if (!target || !said || (checks.reader.ownUnit && !isOwnDay(said, checks.reader.ownUnit)))
    return 'not-found';
  if (isDay(said) && !checks.takesDays) return 'state-changed';
  if (isDay(said) && !speaksOf(checks.reader, said.date)) return 'entry-date';
  if (says.kind === 'correct') return refusalOfCorrection(says.body.body, { said, target }, checks);
  if (target.side === checks.reader.side) return 'not-allowed';
  if (says.kind === 'agree' && says.body.sameAs !== undefined)
    return refusalOfPair(says.body.sameAs, said, checks);
  return undefined;
}

const bodyOf = (entry: Entry): DayBody | MoneyBody | undefined => {
  if (entry.kind === 'correct') return entry.body.body;
  return entry.kind === 'day' || entry.kind === 'money' ? entry.body : undefined;
};

const isOwnDay = (body: DayBody | MoneyBody, ownUnit: string): boolean =>
  isDay(body) && body.unit === ownUnit;

function refusalOfBody(body: DayBody | MoneyBody, checks: Checks): ProblemName | undefined {
  if (!isDay(body)) {
    if (checks.reader.ownUnit !== undefined) return 'not-allowed';
    return body.on > checks.today ? 'entry-date' : undefined;
  }
  if (!checks.units.has(body.unit)) return 'not-found';
  if (!checks.takesDays) return 'state-changed';
  if (!checks.dates.has(body.date)) return 'entry-date';
  return body.hours !== undefined && !checks.isMachine ? 'bad-input' : undefined;
}

function refusalOfCorrection(
  body: DayBody | MoneyBody,
  { said, target }: { said: DayBody | MoneyBody; target: Entry },
  checks: Checks,
): ProblemName | undefined {
  if (target.author !== checks.authorId) return 'not-allowed';
  return isSameThing(said, body) ? refusalOfBody(body, checks) : 'bad-input';
}

function refusalOfPair(
  sameAs: string,
  said: DayBody | MoneyBody,
  { named, reader }: Checks,
): ProblemName | undefined {
  const own = named.get(sameAs);
  const ownBody = own && bodyOf(own);
  if (!own || !ownBody) return 'not-found';
  if (own.side !== reader.side) return 'not-allowed';
  return isDay(said) || isDay(ownBody) || said.to !== ownBody.to ? 'bad-input' : undefined;
}
