import { type Selectable, sql } from 'kysely';
import type { RequestBody, RequestItemBody } from '#contract/hiring/request-body.ts';
import type { RequestStatus } from '#contract/hiring/requests.calls.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type {
  RequestItemsTable,
  RequestsTable,
} from '#server/platform/database/tables/hiring/hiring-tables.ts';
import { multirange } from '../calendar/units/span-text.data.ts';
import type { Listing } from '../hiring.ts';

export type RequestRow = Selectable<RequestsTable>;
export type ItemRow = Selectable<RequestItemsTable>;

/** What is written of a request, once its rules are kept. */
export interface NewRequest {
  customerId: string;
  body: RequestBody;
  place: { lat: number; lng: number };
  choose: 'first' | 'me';
  expiresAt: Date;
  /** The booking that was called off, for which it finds others. */
  replaces?: string;
  /** Rupees, where they were agreed before. */
  overtimePerHour?: number | undefined;
  /** What `tradeAsked` says of the items whose trade somebody near has. */
  tradesNear: ReadonlySet<string>;
}

/** A trade as one kind does it. */
export const tradeAsked = ({ of, trade }: Pick<RequestItemBody, 'of' | 'trade'>): string => `${of} ${trade}`;

/** @returns its id */
export async function insertRequest(transaction: Db, request: NewRequest): Promise<string> {
  const { customerId, body, place, choose, expiresAt, replaces, overtimePerHour } = request;
  const { id } = await transaction
    .insertInto('requests')
    .values({
      customer_id: customerId,
      client_id: body.clientId,
      description: body.description ?? '',
      pin: body.pin,
      lat: place.lat,
      lng: place.lng,
      address: body.address ?? null,
      site_phone: body.sitePhone ?? null,
      pictures: body.pictures,
      facilities: JSON.stringify(body.facilities),
      choose,
      open_to: body.to === 'nearby' ? 'nearby' : 'chosen',
      radius_km: body.radiusKm,
      close_reason: null,
      expires_at: expiresAt,
      replaces: replaces ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertItems(transaction, id, { items: body.items, overtimePerHour, near: request.tradesNear });
  return id;
}

/** Everybody within so many kilometres. @param tradesNear items whose trade somebody there has */
export async function setReach(
  transaction: Db,
  id: string,
  { radiusKm, tradesNear, at }: { radiusKm: number; tradesNear: string[]; at: Date },
): Promise<void> {
  await transaction
    .updateTable('requests')
    .set({ radius_km: radiusKm, updated_at: at })
    .where('id', '=', id)
    .execute();
  await transaction
    .updateTable('request_items')
    .set({ trade_near: sql<boolean>`id = any (${tradesNear}::uuid[])` })
    .where('request_id', '=', id)
    .execute();
}

/** Notes that more people were told of a request. */
export async function addTold(transaction: Db, id: string, people: number): Promise<void> {
  await transaction
    .updateTable('requests')
    .set({ told: sql`told + ${people}` })
    .where('id', '=', id)
    .execute();
}

/** @param near trades that somebody near has */
async function insertItems(
  transaction: Db,
  requestId: string,
  {
    items,
    overtimePerHour,
    near,
  }: { items: RequestItemBody[]; overtimePerHour: number | undefined; near: ReadonlySet<string> },
): Promise<void> {
  await transaction
    .insertInto('request_items')
    .values(
      items.map((item, place) => ({
        request_id: requestId,
        place,
        of: item.of,
        category: item.category,
        trade: item.trade ?? null,
        trade_near: item.trade !== undefined && near.has(tradeAsked(item)),
        skill: item.skill ?? null,
        count: item.count,
        dates: JSON.stringify(item.dates),
        spans: multirange(spansOf(item.dates)),
        price: item.price,
        per: item.per,
        operator: item.operator ?? null,
        overtime_per_hour: overtimePerHour ?? null,
      })),
    )
    .execute();
}

/** Those who are asked already stay as they are. @returns the listings that are new */
export async function addPeople(
  transaction: Db,
  requestId: string,
  listings: Pick<Listing, 'ref' | 'userId'>[],
): Promise<string[]> {
  if (listings.length === 0) return [];
  const rows = await transaction
    .insertInto('request_people')
    .values(
      listings.map(({ ref, userId }) => ({
        request_id: requestId,
        listing_id: ref._id,
        listing_of: ref.kind,
        user_id: userId,
        seen_at: null,
        passed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['request_id', 'listing_id']).doNothing())
    .returning('listing_id')
    .execute();
  return rows.map((row) => row.listing_id);
}

export async function setPassed(
  db: Db,
  requestId: string,
  { listing, at }: { listing: Pick<Listing, 'ref' | 'userId'>; at: Date },
): Promise<void> {
  await db
    .insertInto('request_people')
    .values({
      request_id: requestId,
      listing_id: listing.ref._id,
      listing_of: listing.ref.kind,
      user_id: listing.userId,
      seen_at: at,
      passed_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['request_id', 'listing_id']).doUpdateSet({ seen_at: at, passed_at: at }),
    )
    .execute();
}

export async function markSeen(
  db: Db,
  requestId: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('request_people')
    .set({ seen_at: at })
    .where('request_id', '=', requestId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
}

export const findRequest = (db: Db, id: string) =>
  db.selectFrom('requests').selectAll().where('id', '=', id).executeTakeFirst();

export const findByClientId = (db: Db, customerId: string, clientId: string) =>
  db
    .selectFrom('requests')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Holds it until the transaction ends; first in the order of locks. @param strength 'share' where it must only stay as it is */
export async function lockRequest(
  transaction: Db,
  id: string,
  strength: 'update' | 'share' = 'update',
): Promise<RequestRow | undefined> {
  const query = transaction.selectFrom('requests').selectAll().where('id', '=', id);
  return (strength === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst();
}

/** The items of requests, as they were asked. */
export async function itemsOf(db: Db, requestIds: string[]): Promise<ItemRow[]> {
  if (requestIds.length === 0) return [];
  return db
    .selectFrom('request_items')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('request_id')
    .orderBy('place')
    .execute();
}

export const findItem = (db: Db, id: string) =>
  db.selectFrom('request_items').selectAll().where('id', '=', id).executeTakeFirst();

export const lockItem = (transaction: Db, id: string) =>
  transaction.selectFrom('request_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export async function setRequestStatus(
  db: Db,
  id: string,
  { status, reason, at }: { status: RequestStatus; reason?: string | undefined; at: Date },
): Promise<void> {
  await db
    .updateTable('requests')
    .set({ status, updated_at: at, ...(reason !== undefined && { close_reason: reason }) })
    .where('id', '=', id)
    .execute();
}

/**
 * Adds to what is filled of an item, or takes from it. Its request is filled when all its items are, and open again while
 * it has places and time. One statement: an acceptance waits for each.
 * @returns undefined where the item has not so many places; `settled`: what the request is from now on, where that changed
 */
export async function addFilled(
  transaction: Db,
  { itemId, amount, now }: { itemId: string; amount: number; now: Date },
): Promise<{ filled: number; count: number; settled: 'open' | 'filled' | null } | undefined> {
  const { rows } = await sql<{ filled: number; count: number; settled: 'open' | 'filled' | null }>`
    with moved as (
      update request_items set filled = filled + ${amount}
      where id = ${itemId}::uuid and filled + ${amount} between 0 and count
      returning request_id, filled, count),
    stands as (
      select m.request_id, case when m.filled < m.count or exists (select from request_items i
        where i.request_id = m.request_id and i.id <> ${itemId}::uuid and i.filled < i.count)
        then 'open' else 'filled' end as status from moved m),
    turned as (
      update requests q set status = s.status, updated_at = ${now} from stands s
      where q.id = s.request_id and q.status in ('open', 'filled') and q.status <> s.status
        and (s.status = 'filled' or q.expires_at > ${now})
      returning q.status)
    select m.filled, m.count, (select status from turned) as settled from moved m`.execute(transaction);
  return rows[0];
}

export const setItemCount = (transaction: Db, id: string, count: number) =>
  transaction.updateTable('request_items').set({ count }).where('id', '=', id).execute();

export async function countOpenRequests(db: Db, customerId: string, now: Date): Promise<number> {
  const { open } = await db
    .selectFrom('requests')
    .select(sql<number>`count(*)::int`.as('open'))
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'hire')
    .where('status', '=', 'open')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return open;
}
