import { type Selectable, sql } from 'kysely';
import type { QuoteBody, QuoteStatus } from '#contract/contracts/quotes.calls.ts';
import { formerUser } from '#contract/hiring/hiring-words.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { QuotesTable } from '#server/platform/database/tables/hiring/contract-tables.ts';

/** A quote without its box, which is up to 64 kB and read by itself. */
export type QuoteRow = Omit<Selectable<QuotesTable>, 'sealed' | 'client_id'> & {
  opens_at: Date;
  customer_id: string;
};

const quotes = (db: Db) =>
  db
    .selectFrom('quotes as q')
    .innerJoin('tenders as t', 't.request_id', 'q.request_id')
    .innerJoin('requests as r', 'r.id', 'q.request_id')
    .select([
      'q.id',
      'q.request_id',
      'q.version',
      'q.listing_id',
      'q.listing_of',
      'q.listing_name',
      'q.provider_id',
      'q.sha256',
      'q.sealed_at',
      'q.opened_at',
      'q.body',
      'q.total',
      'q.status',
      't.opens_at',
      'r.customer_id',
    ]);

export const findQuote = (db: Db, id: string): Promise<QuoteRow | undefined> =>
  quotes(db).where('q.id', '=', id).executeTakeFirst();

export async function findBox(db: Db, id: string): Promise<Buffer | undefined> {
  const row = await db.selectFrom('quotes').select('sealed').where('id', '=', id).executeTakeFirst();
  return row?.sealed;
}

export const findSent = (db: Db, providerId: string, clientId: string): Promise<QuoteRow | undefined> =>
  quotes(db).where('q.provider_id', '=', providerId).where('q.client_id', '=', clientId).executeTakeFirst();

const mostOwn = 20;

/** A provider's own of a tender, the newest first; what was replaced before stays out. */
export const ownQuotes = (db: Db, requestId: string, providerId: string): Promise<QuoteRow[]> =>
  quotes(db)
    .where('q.request_id', '=', requestId)
    .where('q.provider_id', '=', providerId)
    .where('q.status', '<>', 'replaced')
    .orderBy('q.sealed_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(mostOwn)
    .execute();

/** Those of a tender that are in these states, in the order in which they were sealed. */
export const quotesIn = (db: Db, requestId: string, statuses: readonly QuoteStatus[]): Promise<QuoteRow[]> =>
  quotes(db)
    .where('q.request_id', '=', requestId)
    .where('q.status', 'in', [...statuses])
    .orderBy('q.sealed_at')
    .orderBy('q.id')
    .execute();

export async function countSealed(db: Db, requestId: string): Promise<number> {
  const { sealed } = await db
    .selectFrom('quotes')
    .select(sql<number>`count(*)::int`.as('sealed'))
    .where('request_id', '=', requestId)
    .where('status', '=', 'sealed')
    .executeTakeFirstOrThrow();
  return sealed;
}

/** The contracts that stand on prices of a tender, by price. */
export async function acceptedIn(db: Db, requestId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('contracts')
    .select(['id', 'quote_id'])
    .where('request_id', '=', requestId)
    .where('status', '<>', 'lapsed')
    .execute();
  return new Map(rows.map(({ id, quote_id }) => [quote_id, id]));
}

/** What a user sealed last, for the download. */
export const quotesOfUser = (db: Db, providerId: string, most: number): Promise<QuoteRow[]> =>
  quotes(db)
    .where('q.provider_id', '=', providerId)
    .orderBy('q.sealed_at', 'desc')
    .orderBy('q.id', 'desc')
    .limit(most)
    .execute();

export interface NewQuote {
  request_id: string;
  version: number;
  listing_id: string;
  listing_of: QuotesTable['listing_of'];
  listing_name: string;
  provider_id: string;
  client_id: string;
  sha256: Buffer;
  sealed: Buffer;
  sealed_at: Date;
}

/** @returns its id */
export async function insertQuote(transaction: Db, quote: NewQuote): Promise<string> {
  const { id } = await transaction
    .insertInto('quotes')
    .values({ ...quote, opened_at: null, body: null, total: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Moves what is still sealed of a tender, or of one listing in it, to another state. @returns whose these were */
export async function moveSealed(
  transaction: Db,
  requestId: string,
  { to, listingId }: { to: 'replaced' | 'outdated'; listingId?: string },
): Promise<string[]> {
  const rows = await transaction
    .updateTable('quotes')
    .set({ status: to })
    .where('request_id', '=', requestId)
    .where('status', '=', 'sealed')
    .$if(listingId !== undefined, (query) => query.where('listing_id', '=', listingId ?? ''))
    .returning('provider_id')
    .execute();
  return rows.map((row) => row.provider_id);
}

export async function setOpened(
  transaction: Db,
  id: string,
  opened: { at: Date; body: QuoteBody; total: number },
): Promise<void> {
  await transaction
    .updateTable('quotes')
    .set({ status: 'opened', opened_at: opened.at, body: JSON.stringify(opened.body), total: opened.total })
    .where('id', '=', id)
    .execute();
}

export const setVoid = (transaction: Db, id: string, at: Date) =>
  transaction.updateTable('quotes').set({ status: 'void', opened_at: at }).where('id', '=', id).execute();

export const setWithdrawn = (transaction: Db, id: string) =>
  transaction.updateTable('quotes').set({ status: 'withdrawn' }).where('id', '=', id).execute();

/**
 * Prices go with their author; one that a contract was drafted on stays with it, without the listing's name, and is
 * offered no more.
 */
export async function deleteUnaccepted(transaction: Db, providerId: string): Promise<void> {
  const stands = sql<boolean>`exists (select from contracts c where c.quote_id = quotes.id)`;
  await transaction
    .updateTable('quotes')
    .set({ status: 'withdrawn' })
    .where('provider_id', '=', providerId)
    .where('status', '=', 'opened')
    .where(stands)
    .execute();
  await transaction
    .deleteFrom('quotes')
    .where('provider_id', '=', providerId)
    .where('status', '<>', 'accepted')
    .where((where) => where.not(stands))
    .execute();
  await transaction
    .updateTable('quotes')
    .set({ listing_name: formerUser })
    .where('provider_id', '=', providerId)
    .execute();
}
