import { type Selectable, sql } from 'kysely';
import type { Bill } from '#contract/contracts/bill.ts';
import type { TenderBody } from '#contract/contracts/tenders.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type {
  TenderQuestionsTable,
  TendersTable,
} from '#server/platform/database/tables/hiring/contract-tables.ts';
import type { RequestsTable } from '#server/platform/database/tables/hiring/hiring-tables.ts';
import type { Asked } from '../contracts.ts';

type RequestRow = Selectable<RequestsTable>;

/** A tender with the request that it is. */
export type TenderRow = Omit<Selectable<TendersTable>, 'created_at' | 'request_id'> &
  Pick<
    RequestRow,
    | 'id'
    | 'customer_id'
    | 'description'
    | 'pin'
    | 'lat'
    | 'lng'
    | 'address'
    | 'pictures'
    | 'status'
    | 'expires_at'
    | 'created_at'
  > & { customer_name: string | null; customer_phone: string | null };

const tenders = (db: Db) =>
  db
    .selectFrom('tenders as t')
    .innerJoin('requests as r', 'r.id', 't.request_id')
    .leftJoin('users as u', 'u.id', 'r.customer_id')
    .select([
      't.of',
      't.category',
      't.name',
      't.source',
      't.wishes',
      't.version',
      't.opens_at',
      't.hour_told',
      'r.id',
      'r.customer_id',
      'r.description',
      'r.pin',
      'r.lat',
      'r.lng',
      'r.address',
      'r.pictures',
      'r.status',
      'r.expires_at',
      'r.created_at',
      'u.fullname as customer_name',
      'u.phone as customer_phone',
    ]);

export const findTender = (db: Db, id: string): Promise<TenderRow | undefined> =>
  tenders(db).where('r.id', '=', id).executeTakeFirst();

/** Holds the tender, first in the order of locks: request, then quote. */
export async function lockTender(transaction: Db, id: string): Promise<TenderRow | undefined> {
  await transaction.selectFrom('requests').select('id').where('id', '=', id).forUpdate().execute();
  return findTender(transaction, id);
}

export interface NewTender {
  customerId: string;
  body: TenderBody;
  place: { lat: number; lng: number };
  opensAt: Date;
  expiresAt: Date;
  sha256: Buffer;
}

/** @returns its id */
export async function insertTender(transaction: Db, tender: NewTender): Promise<string> {
  const { customerId, body, place, opensAt, expiresAt, sha256 } = tender;
  const { id } = await transaction
    .insertInto('requests')
    .values({
      kind: 'tender',
      customer_id: customerId,
      client_id: body.clientId,
      description: body.description ?? '',
      pin: body.pin,
      lat: place.lat,
      lng: place.lng,
      address: body.address ?? null,
      site_phone: null,
      pictures: body.pictures,
      facilities: JSON.stringify({}),
      choose: 'me',
      open_to: 'chosen',
      radius_km: body.radiusKm,
      close_reason: null,
      expires_at: expiresAt,
      replaces: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('tenders')
    .values({
      request_id: id,
      of: body.of,
      category: body.category,
      name: body.name,
      source: JSON.stringify(body.source),
      wishes: JSON.stringify(body.wishes),
      opens_at: opensAt,
    })
    .execute();
  await insertBill(transaction, id, { version: 1, bill: body.bill, sha256 });
  return id;
}

export async function insertBill(
  transaction: Db,
  id: string,
  { version, bill, sha256 }: { version: number; bill: Bill; sha256: Buffer },
): Promise<void> {
  await transaction
    .insertInto('tender_bills')
    .values({
      request_id: id,
      version,
      lines: JSON.stringify(bill.lines),
      stages: JSON.stringify(bill.stages),
      sha256,
    })
    .execute();
}

export const findBill = (db: Db, id: string, version: number) =>
  db
    .selectFrom('tender_bills')
    .selectAll()
    .where('request_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();

export async function setVisits(
  transaction: Db,
  id: string,
  { wishes, visits }: { wishes: TenderRow['wishes']; visits: string[] },
) {
  const set = { wishes: JSON.stringify({ ...wishes, visits }) };
  await transaction.updateTable('tenders').set(set).where('request_id', '=', id).execute();
}

export async function setTender(
  transaction: Db,
  id: string,
  { expiresAt, ...set }: { opens_at: Date; version?: number; hour_told?: boolean; expiresAt: Date },
): Promise<void> {
  await transaction.updateTable('tenders').set(set).where('request_id', '=', id).execute();
  await transaction
    .updateTable('requests')
    .set({ expires_at: expiresAt, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

export async function findByClientId(
  db: Db,
  customerId: string,
  clientId: string,
): Promise<{ id: string; kind: 'hire' | 'tender' } | undefined> {
  return db
    .selectFrom('requests')
    .select(['id', 'kind'])
    .where('customer_id', '=', customerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
}

export async function countOpenTenders(db: Db, customerId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('requests')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'tender')
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}

export async function addPeople(transaction: Db, id: string, listings: Asked[]): Promise<void> {
  await transaction
    .insertInto('request_people')
    .values(
      listings.map(({ ref, userId }) => ({
        request_id: id,
        listing_id: ref._id,
        listing_of: ref.kind,
        user_id: userId,
        seen_at: null,
        passed_at: null,
      })),
    )
    .execute();
}

/** The newest tenders of a customer, for the download. */
export const tendersOfCustomer = (db: Db, customerId: string, most: number): Promise<TenderRow[]> =>
  tenders(db)
    .where('r.customer_id', '=', customerId)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();

/** Of each of these tenders the bill that counts. */
export const lastBills = (db: Db, ids: string[]) =>
  db
    .selectFrom('tender_bills as b')
    .innerJoin('tenders as t', (join) =>
      join.onRef('t.request_id', '=', 'b.request_id').onRef('t.version', '=', 'b.version'),
    )
    .selectAll('b')
    .where(sql<boolean>`b.request_id = any (${ids}::uuid[])`)
    .execute();

export type QuestionRow = Selectable<TenderQuestionsTable>;

export const questionsOf = (db: Db, id: string): Promise<QuestionRow[]> => questionsIn(db, [id]);

export const questionsIn = (db: Db, ids: string[]): Promise<QuestionRow[]> =>
  db
    .selectFrom('tender_questions')
    .selectAll()
    .where(sql<boolean>`request_id = any (${ids}::uuid[])`)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** @returns the tender that a question was sent to */
export async function findAskedIn(db: Db, authorId: string, clientId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('tender_questions')
    .select('request_id')
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.request_id;
}

/** @returns its id */
export async function insertQuestion(
  transaction: Db,
  question: { id: string; authorId: string; clientId: string; text: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('tender_questions')
    .values({
      request_id: question.id,
      author_id: question.authorId,
      client_id: question.clientId,
      text: question.text,
      answer: null,
      answered_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const setAnswer = (transaction: Db, question: string, { answer, at }: { answer: string; at: Date }) =>
  transaction
    .updateTable('tender_questions')
    .set({ answer, answered_at: at })
    .where('id', '=', question)
    .execute();
