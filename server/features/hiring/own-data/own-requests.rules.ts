import { sql } from 'kysely';
import type { Paging } from '#server/platform/database/page-cursor.ts';
import type { Hiring } from '../hiring.ts';
import { namedOffers, presentOffer } from '../offers/offer.view.ts';
import { readRequests } from '../requests/read-requests.rules.ts';

const mostAtOnce = 100;

/** Reads a list to its end. */
export async function toTheEnd<Item>(
  page: (paging: Paging) => Promise<{ data: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const { data, nextCursor } = await page({ limit: mostAtOnce, cursor });
    items.push(...data);
    cursor = nextCursor ?? undefined;
  } while (cursor !== undefined);
  return items;
}

/** What is said about prices is nobody's own: the download does without. */
const withoutNotes = (hiring: Hiring): Hiring => ({ ...hiring, payNotes: async () => [] });

/** What one asked for, as one sees it oneself, and where one was asked by name. */
export async function ownRequests(hiring: Hiring, userId: string) {
  const read = (paging: Paging) => readRequests(withoutNotes(hiring), userId, { as: 'mine', ...paging });
  const jobRequests = await toTheEnd(read);
  const askedByName = await hiring.services.db
    .selectFrom('request_people')
    .select([
      'request_id as requestId',
      'listing_of as kind',
      'listing_id as listing',
      'seen_at as seenAt',
      'passed_at as passedAt',
      'created_at as createdAt',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return { jobRequests, askedByName };
}

/** Offers of both directions, the oldest first. */
export async function ownOffers({ services: { db }, now }: Hiring, userId: string) {
  const rows = await namedOffers(db)
    .where(sql<boolean>`(o.provider_id = ${userId}::uuid or o.customer_id = ${userId}::uuid)`)
    .orderBy('o.created_at')
    .orderBy('o.id')
    .execute();
  return rows.map((row) => presentOffer(row, { payNotes: [], now: now() }));
}
