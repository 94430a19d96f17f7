import type { Paging } from '#server/platform/database/page-cursor.ts';
import type { Hiring } from '../hiring.ts';
import { presentOffer } from '../offers/offer.view.ts';
import { offersOfUser } from '../offers/offer-page.data.ts';
import { readRequests } from '../requests/read-requests.rules.ts';
import { askedByName } from './own-rows.data.ts';

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

/**
 * What one asked for, as one sees it oneself, and where one was asked by name. What is said about prices is nobody's
 * own: the download does without.
 */
export async function ownRequests(hiring: Hiring, userId: string) {
  const jobRequests = await toTheEnd((paging) =>
    readRequests(hiring, userId, { as: 'mine', withNotes: false, ...paging }),
  );
  return { jobRequests, askedByName: await askedByName(hiring.services.db, userId) };
}

/** Offers of both directions, the oldest first. */
export async function ownOffers({ services: { db }, now }: Hiring, userId: string) {
  const rows = await offersOfUser(db, userId);
  return rows.map((row) => presentOffer(row, { payNotes: [], now: now() }));
}
