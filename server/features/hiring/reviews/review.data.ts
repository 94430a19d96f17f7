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
import type { Reviewed, WorkRef } from './reviewed.data.ts';

const named = (db: Db) =>
  db
    .selectFrom('reviews as r')
    .leftJoin('bookings as b', 'b.id', 'r.booking_id')
    .leftJoin('contracts as c', 'c.id', 'r.contract_id')
    .leftJoin('users as u', 'u.id', 'r.author_id')
    .leftJoin('users as a', 'a.id', 'r.about_id')
    .selectAll('r')
    .select([
      sql<string>`coalesce(b.customer_id, c.customer_id)`.as('customer_id'),
      sql<HiringKind>`coalesce(b.listing_of, c.listing_of)`.as('listing_of'),
      sql<string>`coalesce(b.listing_id, c.listing_id)`.as('booked_listing'),
      sql<string>`coalesce(b.listing_name, c.listing_name)`.as('listing_name'),
      'u.fullname as author_name',
      'u.profile_pic as author_pic',
      'a.fullname as about_name',
    ]);
export type NamedReviewRow = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirstOrThrow']>>;

export const findReview = (db: Db, id: string): Promise<NamedReviewRow | undefined> =>
  named(db).where('r.id', '=', id).executeTakeFirst();

export const lockReview = (transaction: Db, id: string): Promise<NamedReviewRow | undefined> =>
  named(transaction).where('r.id', '=', id).forUpdate('r').executeTakeFirst();

const columnOf = { booking: 'booking_id', contract: 'contract_id' } as const;

/** At most one of each side. */
export const reviewsOf = (db: Db, { of, id }: WorkRef): Promise<NamedReviewRow[]> =>
  named(db).where(`r.${columnOf[of]}`, '=', id).execute();

/** What a review is of. */
export const workOf = ({ booking_id, contract_id }: NamedReviewRow): WorkRef =>
  contract_id === null ? { of: 'booking', id: booking_id ?? '' } : { of: 'contract', id: contract_id };

/** What a user wrote, and what was written about them, the oldest first. */
export const reviewsAround = (db: Db, userId: string): Promise<NamedReviewRow[]> =>
  named(db)
    .where((either) => either.or([either('r.author_id', '=', userId), either('r.about_id', '=', userId)]))
    .orderBy('r.created_at')
    .orderBy('r.id')
    .execute();

export async function addReview(
  transaction: Db,
  {
    work,
    authorId,
    now,
    ...said
  }: { work: Reviewed; authorId: string; stars: number; reasons: string[]; text: string; now: Date },
): Promise<string> {
  const byCustomer = authorId === work.customer_id;
  const { id } = await transaction
    .insertInto('reviews')
    .values({
      ...said,
      [columnOf[work.of]]: work.id,
      author_id: authorId,
      about_id: byCustomer ? work.provider_id : work.customer_id,
      listing_id: byCustomer ? work.listing_id : null,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const setPublished = (db: Db, ids: string[], at: Date) =>
  db.updateTable('reviews').set({ published_at: at }).where('id', 'in', ids).execute();

export const setReply = (db: Db, id: string, reply: string) =>
  db.updateTable('reviews').set({ reply }).where('id', '=', id).execute();

/** The first report of a review is kept until an admin has decided; one after that opens it again. */
export async function setReported(
  db: Db,
  id: string,
  { by, reason, at }: { by: string; reason: string; at: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ reported_at: at, reported_by: by, report_reason: reason, ruled_at: null })
    .where('id', '=', id)
    .where(sql<boolean>`reported_at is null or ruled_at is not null`)
    .execute();
}

export const setHidden = (db: Db, id: string, { why, at }: { why: string | null; at: Date }) =>
  db
    .updateTable('reviews')
    .set({ hidden_at: why === null ? null : at, hidden_why: why, ruled_at: at })
    .where('id', '=', id)
    .execute();

const position = z.tuple([z.literal('reviews'), rowTime, z.uuid()]);

/** One page of what all may read about somebody, the newest first. @throws AppError 'bad-cursor' */
export async function publishedPage(
  db: Db,
  { userId, listing, ...paging }: Paging & { userId: string; listing?: string | undefined },
) {
  const before = readPosition(position, paging.cursor);
  const wanted = sql<boolean>`r.published_at is not null and r.hidden_at is null and r.about_id = ${userId}::uuid
    ${listing === undefined ? sql`` : sql`and r.listing_id = ${listing}::uuid`}`;
  const rows = await named(db)
    .where(wanted)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(r.published_at, r.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('r.published_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const counted = await db
    .selectFrom('reviews as r')
    .select([
      sql<number>`count(*)::int`.as('total'),
      sql<number>`(count(*) filter (where r.counts))::int`.as('count'),
      sql<number | null>`(avg(r.stars) filter (where r.counts))::float8`.as('mean'),
    ])
    .where(wanted)
    .executeTakeFirstOrThrow();
  return {
    ...pageOf(rows, paging, (row) => ['reviews', row.published_at?.toISOString(), row.id]),
    ...counted,
  };
}

const reportedPosition = z.tuple([z.literal('reported'), z.boolean(), rowTime, z.uuid()]);

/** Those to be decided first, each part newest first. @throws AppError 'bad-cursor' */
export async function reportedPage(db: Db, paging: Paging) {
  const before = readPosition(reportedPosition, paging.cursor);
  const rows = await named(db)
    .where('r.reported_at', 'is not', null)
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(r.ruled_at is null, r.reported_at, r.id) < (${before?.[1]}::boolean, ${before?.[2]}::timestamptz, ${before?.[3]}::uuid)`,
      ),
    )
    .orderBy(sql`r.ruled_at is null`, 'desc')
    .orderBy('r.reported_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('reviews')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('reported_at', 'is not', null)
    .executeTakeFirstOrThrow();
  const page = pageOf(rows, paging, (row) => [
    'reported',
    row.ruled_at === null,
    row.reported_at?.toISOString(),
    row.id,
  ]);
  return { ...page, total };
}
