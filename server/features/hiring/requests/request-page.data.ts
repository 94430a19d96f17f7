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
import type { Listing } from '../hiring.ts';
import { hasDaysFor } from './booked-then.data.ts';
import type { RequestRow } from './request.data.ts';
import { nearUser, reachesUser } from './request-reach.data.ts';

export type NamedRequestRow = RequestRow & { customer_name: string | null; customer_pic: string | null };

export interface AskedRow {
  request_id: string;
  listing_id: string;
  listing_of: HiringKind;
  user_id: string;
  name: string | null;
  profile_pic: string | null;
  seen_at: Date | null;
  passed_at: Date | null;
}

const position = z.tuple([z.enum(['mine', 'forMe']), rowTime, z.uuid()]);

const named = (db: Db) =>
  db
    .selectFrom('requests as r')
    .leftJoin('users as u', 'u.id', 'r.customer_id')
    .selectAll('r')
    .select(['u.fullname as customer_name', 'u.profile_pic as customer_pic']);

export const findNamedRequest = (db: Db, id: string): Promise<NamedRequestRow | undefined> =>
  named(db).where('r.id', '=', id).executeTakeFirst();

/** One page of a list, the newest first. @throws AppError 'bad-cursor' */
async function readRequests(
  db: Db,
  { list, where, paging }: { list: 'mine' | 'forMe'; where: ReturnType<typeof sql<boolean>>; paging: Paging },
) {
  const before = readPosition(position, paging.cursor);
  const rows = await named(db)
    .where(where)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(r.created_at, r.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('requests as r')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(where)
    .executeTakeFirstOrThrow();
  return { ...pageOf(rows, paging, (row) => [list, row.created_at.toISOString(), row.id]), total };
}

export const requestsOf = (db: Db, userId: string, paging: Paging) =>
  readRequests(db, {
    list: 'mine',
    where: sql<boolean>`r.kind = 'hire' and r.customer_id = ${userId}::uuid`,
    paging,
  });

/** Open requests that reach one of the user's listings which has days for them, where not all of them passed. */
export function requestsFor(
  db: Db,
  { userId, listings, now }: { userId: string; listings: Listing[]; now: Date },
  paging: Paging,
) {
  const ids = listings.map(({ ref }) => ref._id);
  const asked = listings.map(({ ref }) => ({ id: ref._id, kind: ref.kind, userId }));
  const where = sql<boolean>`r.kind = 'hire' and r.status = 'open' and r.expires_at > ${now} and r.customer_id <> ${userId}::uuid
    and ${nearUser(userId, listings)} and ${reachesUser(userId, listings)} and ${hasDaysFor(asked)}
    and not exists (select from request_people p where p.request_id = r.id and p.user_id = ${userId}::uuid
      and p.passed_at is not null and not exists (select from request_people o where o.request_id = r.id
        and o.user_id = ${userId}::uuid and o.passed_at is null and o.listing_id = any (${ids}::uuid[])))`;
  return readRequests(db, { list: 'forMe', where, paging });
}

/** Those who were asked by name, in the order in which they were; of those asked at once the nearest first. */
export async function askedOf(db: Db, requestIds: string[]): Promise<AskedRow[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<AskedRow>`
    select a.request_id, a.listing_id, a.listing_of, a.user_id, coalesce(p.name, d.name) as name,
      coalesce(p.profile_pic, d.product_pic) as profile_pic, a.seen_at, a.passed_at
    from request_people a
    join requests r on r.id = a.request_id
    left join providers p on p.id = a.listing_id
    left join products d on d.id = a.listing_id
    where a.request_id = any (${requestIds}::uuid[])
    order by a.created_at, earth_distance(coalesce(p.place, d.place), ll_to_earth(r.lat, r.lng)), a.listing_id`.execute(
    db,
  );
  return rows;
}

/** How many offers wait for the customer's answer, by request; of a provider, those of their own. */
export async function waitingOffers(
  db: Db,
  requestIds: string[],
  { now, of = null }: { now: Date; of?: string | null },
): Promise<Map<string, number>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await sql<{ request_id: string; waiting: number }>`
    select i.request_id, count(*)::int as waiting from offers o join request_items i on i.id = o.item_id
    where i.request_id = any (${requestIds}::uuid[]) and o.status = 'sent' and o.author = 'provider'
      and o.expires_at > ${now} and (${of}::uuid is null or (o.provider_id = ${of}::uuid and not exists
        (select from offers c join request_items j on j.id = c.item_id where j.request_id = i.request_id
          and c.provider_id = ${of}::uuid and c.status = 'sent' and c.author = 'customer' and c.expires_at > ${now})))
    group by 1`.execute(db);
  return new Map(rows.map((row) => [row.request_id, row.waiting]));
}

/** Where the work is, as it stands in a request or in a booking. */
export interface Site {
  address: string | null;
  site_phone: string | null;
}

/** The requests on which a user has a booking that stands or was done, with the site of their latest. */
export async function bookedRequests(
  db: Db,
  requestIds: string[],
  providerId: string,
): Promise<Map<string, Site>> {
  if (requestIds.length === 0) return new Map();
  const { rows } = await sql<Site & { request_id: string }>`
    select distinct on (i.request_id) i.request_id, b.address, b.site_phone
    from bookings b join request_items i on i.id = b.item_id
    where i.request_id = any (${requestIds}::uuid[]) and b.provider_id = ${providerId}::uuid
      and b.status not in ('cancelled', 'no_show')
    order by i.request_id, b.created_at desc, b.id`.execute(db);
  return new Map(rows.map((row) => [row.request_id, row]));
}
