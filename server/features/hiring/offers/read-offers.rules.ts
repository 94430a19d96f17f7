import { sql } from 'kysely';
import { z } from 'zod';
import type { Offer } from '#contract/hiring/offers.ts';
import { isId } from '#server/platform/database/ids.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';
import { AppError } from '#server/platform/http/errors.ts';
import type { Hiring } from '../hiring.ts';
import { requireSeenRequest } from '../requests/read-requests.rules.ts';
import type { OfferRow } from './offer.data.ts';
import { type NamedOfferRow, namedOffers, presentOffer } from './offer.view.ts';

const present = async (hiring: Hiring, row: NamedOfferRow): Promise<Offer> =>
  presentOffer(row, { payNotes: await hiring.payNotes({ ...row, of: row.listing_of }), now: hiring.now() });

/** @throws AppError 'not-found' for who is none of its two sides */
export async function requireOffer(hiring: Hiring, userId: string, id: string): Promise<OfferRow> {
  const { db } = hiring.services;
  const row = isId(id)
    ? await db.selectFrom('offers').selectAll().where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!row || (row.customer_id !== userId && row.provider_id !== userId)) throw new AppError('not-found');
  return row;
}

/** An offer as its two sides see it. @throws AppError 'not-found' */
export async function readOffer(hiring: Hiring, userId: string, id: string): Promise<Offer> {
  await requireOffer(hiring, userId, id);
  const row = await namedOffers(hiring.services.db).where('o.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not-found');
  return present(hiring, row);
}

const position = z.tuple([z.literal('offers'), rowTime, z.uuid()]);

/** All offers of a request for its customer, the user's own for a provider; the newest first. @throws AppError 'not-found', 'bad-cursor' */
export async function readOffersOf(
  hiring: Hiring,
  userId: string,
  { id, ...paging }: Paging & { id: string },
): Promise<Page<Offer>> {
  const { db } = hiring.services;
  const request = await requireSeenRequest(hiring, userId, id);
  const before = readPosition(position, paging.cursor);
  const own =
    request.customerId === userId ? sql<boolean>`true` : sql<boolean>`o.provider_id = ${userId}::uuid`;
  const rows = await namedOffers(db)
    .where('i.request_id', '=', id)
    .where(own)
    .$if(before !== undefined, (query) =>
      query.where(sql<boolean>`(o.created_at, o.id) < (${before?.[1]}::timestamptz, ${before?.[2]}::uuid)`),
    )
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const { total } = await db
    .selectFrom('offers as o')
    .innerJoin('request_items as i', 'i.id', 'o.item_id')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('i.request_id', '=', id)
    .where(own)
    .executeTakeFirstOrThrow();
  const page = pageOf(rows, paging, (row) => ['offers', row.created_at.toISOString(), row.id]);
  const data: Offer[] = [];
  for (const row of page.rows) data.push(await present(hiring, row));
  return { data, nextCursor: page.nextCursor, total };
}
