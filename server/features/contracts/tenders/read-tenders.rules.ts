import type { Tender } from '#contract/contracts/tenders.calls.ts';
import { type Cell, csvOf } from '#domain/table/csv.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import { distanceKm } from '#server/platform/geo/distance.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Contracts } from '../contracts.ts';
import { ownQuotes } from './quote.data.ts';
import { presentQuote } from './quote.view.ts';
import {
  findBill,
  findTender,
  lastBills,
  questionsIn,
  questionsOf,
  type TenderRow,
  tendersOfCustomer,
} from './tender.data.ts';
import { presentShort, presentTender, stateOf } from './tender.view.ts';
import { type AskedRow, askedIn, askedOf, markSeen, tendersOf } from './tender-people.data.ts';

/** @throws AppError 'not-found' for who is neither its customer nor asked, admins too */
export async function requireTender(
  { services: { db } }: Pick<Contracts, 'services'>,
  userId: string,
  id: string,
): Promise<{ row: TenderRow; people: AskedRow[]; customer: boolean }> {
  const row = isId(id) ? await findTender(db, id) : undefined;
  if (!row) throw new AppError('not-found');
  const people = await askedOf(db, id);
  const customer = row.customer_id === userId;
  if (!customer && !people.some(({ user_id }) => user_id === userId)) throw new AppError('not-found');
  return { row, people, customer };
}

/** @throws AppError 'not-found'; 'not-allowed' for who was asked */
export async function requireOwnTender(contracts: Contracts, userId: string, id: string) {
  const tender = await requireTender(contracts, userId, id);
  if (!tender.customer) throw new AppError('not-allowed');
  return tender;
}

/** How far the nearest of these is from the site. */
function nearestKm(people: AskedRow[], site: { lat: number; lng: number }): number | undefined {
  const placed = people.flatMap(({ lat, lng }) =>
    lat === null || lng === null ? [] : [distanceKm({ lat, lng }, site)],
  );
  return placed.length > 0 ? Math.min(...placed) : undefined;
}

/** A tender as the user may see it; of who was asked it is noted that they have. @throws AppError 'not-found' */
export async function readTender(contracts: Contracts, userId: string, id: string): Promise<Tender> {
  const { db } = contracts.services;
  const { row, people, customer } = await requireTender(contracts, userId, id);
  const now = contracts.now();
  const own = people.filter(({ user_id }) => user_id === userId);
  if (!customer && own.some(({ seen_at }) => seen_at === null)) await markSeen(db, id, { userId, at: now });
  const quotes = customer ? [] : await ownQuotes(db, id, userId);
  return presentTender(
    { row, bill: await findBill(db, id, row.version), people, questions: await questionsOf(db, id) },
    {
      userId,
      now,
      distanceKm: customer ? undefined : nearestKm(own, row),
      quotes: quotes.map((quote) => presentQuote(quote, userId)),
    },
  );
}

/** What a customer asked, for the download: without the phones of others. */
export async function ownTenders(contracts: Contracts, userId: string, most: number): Promise<Tender[]> {
  const { db } = contracts.services;
  const rows = await tendersOfCustomer(db, userId, most);
  const ids = rows.map(({ id }) => id);
  const bills = new Map((await lastBills(db, ids)).map((bill) => [bill.request_id, bill]));
  const people = await askedIn(db, ids);
  const questions = await questionsIn(db, ids);
  return rows.flatMap((row) => {
    const bill = bills.get(row.id);
    if (!bill) return [];
    const of = ({ request_id }: { request_id: string }) => request_id === row.id;
    const asked = people.filter(of).map((person) => ({ ...person, phone: null }));
    return presentTender(
      { row, bill, people: asked, questions: questions.filter(of) },
      { userId, now: contracts.now(), distanceKm: undefined, quotes: [] },
    );
  });
}

/** @throws AppError 'bad-cursor' */
export async function readTenders(
  contracts: Contracts,
  userId: string,
  { as, ...paging }: Paging & { as: 'mine' | 'forMe' },
) {
  const { db } = contracts.services;
  const { rows, nextCursor, total } = await tendersOf(db, { userId, as }, paging);
  const ids = as === 'mine' ? [] : rows.map(({ id }) => id);
  const asked = await askedIn(db, ids, userId);
  const data = rows.map((row) => {
    const own = asked.filter(({ request_id }) => request_id === row.id);
    const state = own.map(stateOf).toSorted((one, other) => weight[other] - weight[one])[0];
    return presentShort(row, { now: contracts.now(), distanceKm: nearestKm(own, row), own: state });
  });
  return { data, nextCursor, total };
}

/** Of somebody with several listings the one that has come farthest speaks. */
const weight = { opened: 4, void: 3.5, sealed: 3, seen: 2, asked: 1, passed: 0 } as const;

const columns = ['no', 'stage', 'name', 'unit', 'quantity', 'brings', 'note'];

/** The bill of a tender, a line a row, with room for a rate. */
export function billCsv({ bill: { lines, stages } }: Pick<Tender, 'bill'>): string {
  const names = new Map(stages.map(({ no, name }) => [no, name]));
  const rows = lines.map((line): Cell[] => [
    line.no,
    names.get(line.stage) ?? '',
    line.name,
    line.unit,
    line.quantity,
    line.brings,
    line.note ?? '',
    '',
  ]);
  return csvOf([[...columns, 'rate'], ...rows]);
}
