import { type Selectable, sql } from 'kysely';
import type { OfferStatus } from '#contract/hiring/offers.calls.ts';
import type { Dates, OfferTerms, Per, Quote } from '#contract/hiring/terms.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { OffersTable } from '#server/platform/database/tables/hiring/hiring-tables.ts';
import { multirange } from '../calendar/units/span-text.data.ts';
import type { Listing } from '../hiring.ts';
import type { RequestRow } from '../requests/request.data.ts';

export type OfferRow = Selectable<OffersTable>;

export interface NewOffer {
  itemId: string;
  parentId: string | null;
  listing: Pick<Listing, 'ref' | 'name' | 'userId'>;
  customerId: string;
  author: 'customer' | 'provider';
  clientId: string;
  count: number;
  minCount: number;
  dates: Dates;
  bufferMinutes: number;
  price: number;
  per: Per;
  terms: OfferTerms;
  quote: Quote | null;
  note: string | undefined;
  expiresAt: Date;
}

export async function insertOffer(transaction: Db, offer: NewOffer): Promise<OfferRow> {
  const { listing, customerId, author } = offer;
  return transaction
    .insertInto('offers')
    .values({
      item_id: offer.itemId,
      parent_id: offer.parentId,
      listing_id: listing.ref._id,
      listing_of: listing.ref.kind,
      listing_name: listing.name,
      provider_id: listing.userId,
      customer_id: customerId,
      author,
      author_id: author === 'customer' ? customerId : listing.userId,
      client_id: offer.clientId,
      count: offer.count,
      min_count: offer.minCount,
      dates: JSON.stringify(offer.dates),
      spans: multirange(spansOf(offer.dates, offer.bufferMinutes)),
      price: offer.price,
      per: offer.per,
      terms: JSON.stringify(offer.terms),
      quote: offer.quote && JSON.stringify(offer.quote),
      note: offer.note ?? null,
      lapsed_why: null,
      expires_at: offer.expiresAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findOffer = (db: Db, id: string): Promise<OfferRow | undefined> =>
  db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst();

export const findOfferByClientId = (
  db: Db,
  authorId: string,
  clientId: string,
): Promise<OfferRow | undefined> =>
  db
    .selectFrom('offers')
    .selectAll()
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Third in the order of locks: request, item, offer, booking, units. */
export const lockOffer = (transaction: Db, id: string): Promise<OfferRow | undefined> =>
  transaction.selectFrom('offers').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** What an acceptance needs of the request. */
export type AskedRow = Pick<RequestRow, 'id' | 'customer_id' | 'status' | 'pin' | 'address' | 'site_phone'>;

/** An offer with its request and item, each held, in the order of locks. */
export async function holdForAcceptance(
  transaction: Db,
  id: string,
): Promise<{ offer: OfferRow; request: AskedRow } | undefined> {
  const row = await transaction
    .selectFrom('requests as q')
    .innerJoin('request_items as i', 'i.request_id', 'q.id')
    .innerJoin('offers as o', 'o.item_id', 'i.id')
    .selectAll('o')
    .select(
      sql<AskedRow>`json_build_object('id', q.id, 'customer_id', q.customer_id, 'status', q.status, 'pin', q.pin,
        'address', q.address, 'site_phone', q.site_phone)`.as('request'),
    )
    .where('o.id', '=', id)
    .forUpdate(['q', 'i', 'o'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { request, ...offer } = row;
  return { offer, request };
}

export async function setOfferStatus(
  db: Db,
  id: string,
  { status, at }: { status: OfferStatus; at: Date },
): Promise<void> {
  await db.updateTable('offers').set({ status, updated_at: at }).where('id', '=', id).execute();
}

/** How many offers led to this one, itself included. */
export async function roundsOf(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ rounds: number }>`
    with recursive chain as (
      select id, parent_id from offers where id = ${id}::uuid
      union all select o.id, o.parent_id from offers o join chain c on o.id = c.parent_id
    ) select count(*)::int as rounds from chain`.execute(db);
  return rows[0]?.rounds ?? 0;
}
