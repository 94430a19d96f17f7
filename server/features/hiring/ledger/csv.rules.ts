import { type DayBody, type Entry, isDay, type MoneyBody, versionsOf } from '#domain/ledger/entry.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { tableOf } from '#server/platform/ledger/table-of.ts';
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

/** A book as a table, as its reader may see it. @throws AppError 'not-found' */
export async function bookAsCsv(hiring: Hiring, caller: Caller, bookingId: string): Promise<Buffer> {
  const { book, reader } = await requireBook(hiring, caller, bookingId);
  const entries = visible(await entriesOf(hiring.services.db, bookingId), reader);
  const units = new Map(book.units.map(({ id, label, no }) => [id, label ?? String(no)]));
  const places = new Map([...versionsOf(entries).values()].map(({ entry }) => [entry._id, entry.seq]));
  return tableOf(columns, entries, (entry) => lineOf(entry, places, units));
}
