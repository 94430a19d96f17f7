import { sql } from 'kysely';
import { z } from 'zod';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import type { TenderRow } from './tender.data.ts';

export interface AskedRow {
  request_id: string;
  listing_id: string;
  listing_of: HiringKind;
  user_id: string;
  name: string | null;
  profile_pic: string | null;
  phone: string | null;
  lat: number | null;
  lng: number | null;
  review_count: number | null;
  /** Of all its reviews together. */
  review_stars: number | null;
  seen_at: Date | null;
  passed_at: Date | null;
  visit_at: Date | null;
  visit_agreed_at: Date | null;
  /** Of their quote that counts. */
  quote: 'sealed' | 'opened' | 'accepted' | 'void' | null;
  quote_id: string | null;
}

/** Who was asked, in the order in which they were. */
export const askedOf = (db: Db, id: string): Promise<AskedRow[]> => askedIn(db, [id]);

/** Who was asked in any of these tenders; of a user their own listings alone. */
export async function askedIn(db: Db, ids: string[], userId: string | null = null): Promise<AskedRow[]> {
  const { rows } = await sql<AskedRow>`
    select a.request_id, a.listing_id, a.listing_of, a.user_id, p.name, p.profile_pic, p.phone, p.lat, p.lng, p.review_count,
      p.review_stars, a.seen_at, a.passed_at, a.visit_at, a.visit_agreed_at, q.status as quote, q.id as quote_id
    from request_people a
    left join providers p on p.id = a.listing_id
    left join quotes q on q.request_id = a.request_id and q.listing_id = a.listing_id
      and q.status in ('sealed', 'opened', 'accepted', 'void')
    where a.request_id = any (${ids}::uuid[]) and (${userId}::uuid is null or a.user_id = ${userId}::uuid)
    order by a.created_at, a.listing_id`.execute(db);
  return rows;
}

export async function markSeen(
  db: Db,
  id: string,
  { userId, at }: { userId: string; at: Date },
): Promise<void> {
  await db
    .updateTable('request_people')
    .set({ seen_at: at })
    .where('request_id', '=', id)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .execute();
}

/** @returns whether they are asked still */
export async function setPerson(
  transaction: Db,
  id: string,
  {
    listingId,
    ...set
  }: { listingId: string; visit_at?: Date; visit_agreed_at?: Date | null; passed_at?: Date | null },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('request_people')
    .set(set)
    .where('request_id', '=', id)
    .where('listing_id', '=', listingId)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether it can be hired: it is there, and its owner's account is not suspended. */
export async function isListed(db: Db, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('providers')
    .select('suspended')
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row?.suspended === false;
}

export type ShortRow = Pick<
  TenderRow,
  | 'id'
  | 'customer_id'
  | 'customer_name'
  | 'status'
  | 'name'
  | 'of'
  | 'pin'
  | 'lat'
  | 'lng'
  | 'opens_at'
  | 'created_at'
> & {
  lines: number;
  asked: number;
  sealed: number;
  opened: number;
};

const position = z.tuple([z.enum(['mine', 'forMe']), rowTime, z.uuid()]);

/** Of a provider those that they did not say no to, and those that they have a price in. */
const ofUser = {
  mine: (userId: string) => sql`r.customer_id = ${userId}::uuid`,
  forMe: (userId: string) => sql`exists (
    select from request_people p where p.request_id = r.id and p.user_id = ${userId}::uuid
      and ((p.passed_at is null and r.status = 'open') or exists (select from quotes q
        where q.request_id = r.id and q.provider_id = ${userId}::uuid)))`,
};

/** One page of a user's tenders, the newest first. @throws AppError 'bad-cursor' */
export async function tendersOf(
  db: Db,
  { userId, as }: { userId: string; as: 'mine' | 'forMe' },
  paging: Paging,
) {
  const before = readPosition(position, paging.cursor);
  const where = sql<boolean>`r.kind = 'tender' and ${ofUser[as](userId)}`;
  const later = before
    ? sql`and (r.created_at, r.id) < (${before[1]}::timestamptz, ${before[2]}::uuid)`
    : sql``;
  const { rows } = await sql<ShortRow>`
    select r.id, r.customer_id, u.fullname as customer_name, r.status, t.name, t.of, r.pin, r.lat, r.lng, t.opens_at,
      r.created_at, jsonb_array_length(b.lines) as lines,
      (select count(*)::int from request_people a where a.request_id = r.id) as asked,
      (select count(*)::int from quotes q where q.request_id = r.id and q.status = 'sealed') as sealed,
      (select count(*)::int from quotes q where q.request_id = r.id and q.status in ('opened', 'accepted')) as opened
    from requests r join tenders t on t.request_id = r.id
      join tender_bills b on b.request_id = r.id and b.version = t.version
      left join users u on u.id = r.customer_id
    where ${where} ${later}
    order by r.created_at desc, r.id desc limit ${rowsToRead(paging)}`.execute(db);
  const counted = await sql<{
    total: number;
  }>`select count(*)::int as total from requests r where ${where}`.execute(db);
  return {
    ...pageOf(rows, paging, (row) => [as, row.created_at.toISOString(), row.id]),
    total: counted.rows[0]?.total ?? 0,
  };
}
