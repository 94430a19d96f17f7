import { setImmediate as turn } from 'node:timers/promises';
import { versionsOf } from '#domain/ledger/corrections.ts';
import { type DayBody, type Entry, isDay, type MoneyBody } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import type { Hiring } from '../hiring.ts';
import { requireBook, visible } from './book/book.rules.ts';

const columns = [
  'seq',
  'saidAt',
  'createdAt',
  'side',
  'kind',
  'of',
  'date',
  'unit',
  'mark',
  'overtimeHours',
  'hours',
  'sort',
  'to',
  'amount',
  'how',
  'ref',
  'reason',
  'hash',
] as const;
type Line = Partial<Record<(typeof columns)[number], string | number>>;

/**
 * A spreadsheet takes a cell that begins so for a formula, full-width signs too, and where its region separates by ";" or
 * tabs each part of a cell may be a cell of its own.
 */
const formula = /(^|[;,\t|])([ \u00a0"'\p{Cf}]{0,20})(?=[=+\-@\t\r＝＋－＠﹣﹢﹦﹫−])/gu;

/** One cell (RFC 4180). */
export function cell(value: string | number = ''): string {
  const text = typeof value === 'string' ? value.replace(formula, "$1'$2") : String(value);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const partsOf = (body: DayBody | MoneyBody, units: ReadonlyMap<string, string>): Line => {
  if (!isDay(body)) {
    const { on, ...money } = body;
    return { ...money, date: on };
  }
  const { unit, ...day } = body;
  return { ...day, unit: units.get(unit) ?? unit };
};

function lineOf(entry: Entry, places: ReadonlyMap<string, number>, units: ReadonlyMap<string, string>): Line {
  const { seq, saidAt, createdAt, side, kind, hash } = entry;
  const line: Line = { seq, saidAt, createdAt, side, kind, hash };
  if (entry.kind === 'day' || entry.kind === 'money') return { ...line, ...partsOf(entry.body, units) };
  if (entry.kind === 'event') return { ...line, reason: JSON.stringify(entry.body) };
  const of = places.get(entry.body.entry);
  const about = { ...line, ...(of !== undefined && { of }) };
  if (entry.kind === 'correct') return { ...about, ...partsOf(entry.body.body, units) };
  return entry.kind === 'dispute' ? { ...about, reason: entry.body.reason } : about;
}

const rowOf = (line: Line): string => `${columns.map((name) => cell(line[name])).join(',')}\r\n`;

/** So many lines are written before other calls have their turn. */
const linesATurn = 500;

/** In pieces. Begins with a byte order mark: without it Excel reads Hindi as Latin. */
function* csvOf(
  entries: readonly Entry[],
  units: ReadonlyMap<string, string>,
): Generator<string, void, void> {
  const places = new Map([...versionsOf(entries).values()].map(({ entry }) => [entry._id, entry.seq]));
  yield `\ufeff${rowOf(Object.fromEntries(columns.map((name) => [name, name])))}`;
  for (let at = 0; at < entries.length; at += linesATurn)
    yield entries
      .slice(at, at + linesATurn)
      .map((entry) => rowOf(lineOf(entry, places, units)))
      .join('');
}

/** A book as a table, as its reader may see it. @throws AppError 'not-found' */
export async function bookAsCsv(hiring: Hiring, caller: Caller, bookingId: string): Promise<Buffer> {
  const { book, reader } = await requireBook(hiring, caller, bookingId);
  const entries = visible(await entriesOf(hiring.services.db, bookingId), reader);
  const units = new Map(book.units.map(({ id, label, no }) => [id, label ?? String(no)]));
  const pieces: Buffer[] = [];
  for (const piece of csvOf(entries, units)) {
    pieces.push(Buffer.from(piece));
    await turn();
  }
  return Buffer.concat(pieces);
}
