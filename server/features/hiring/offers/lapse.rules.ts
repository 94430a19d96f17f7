import { type RawBuilder, sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../in-transaction.rules.ts';
import { addNews } from '../news.rules.ts';

export type LapsedWhy = 'taken' | 'filled' | 'closed' | 'account-ended' | 'account-stopped' | 'listing-ended';

export interface LapsedOffer {
  id: string;
  listing_id: string;
  listing_of: HiringKind;
  listing_name: string;
  provider_id: string;
  customer_id: string;
  author_id: string;
  request_id: string;
}

/** The units of the offer `h`'s listing that are free on its days. */
const freeOfOffer = sql`(
  select count(*) from listing_units lu join units u on u.id = lu.unit_id and u.active
  where (lu.provider_id = h.listing_id or lu.product_id = h.listing_id)
    and not exists (select from reservations r
      where r.unit_id = u.id and r.released_at is null and r.span && h.spans))`;

/** Offers that somebody holds at this moment are skipped: they lapse when their own acceptance fails, or by the job. */
async function lapseWhere(
  transaction: Db,
  {
    where,
    still,
    why,
    now,
  }: { where: RawBuilder<unknown>; still: RawBuilder<unknown>; why: LapsedWhy; now: Date },
): Promise<LapsedOffer[]> {
  const { rows } = await sql<LapsedOffer>`
    with hit as (
      select o.id, o.listing_id, o.spans, o.min_count from offers o
      where o.status = 'sent' and ${where} for update skip locked
    )
    update offers o set status = 'lapsed', lapsed_why = ${why}, updated_at = ${now}
    from hit h join request_items i on true
    where o.id = h.id and i.id = o.item_id and ${still}
    returning o.id, o.listing_id, o.listing_of, o.listing_name, o.provider_id, o.customer_id, o.author_id, i.request_id`.execute(
    transaction,
  );
  return rows;
}

/** Whoever made an offer hears that it is over; where one of its sides ended it, whoever is left. */
async function tell(
  transaction: Db,
  after: After,
  { lapsed, by, now }: { lapsed: LapsedOffer[]; by?: string | undefined; now: Date },
) {
  await addNews(transaction, after, {
    now,
    news: lapsed.map((offer) => ({
      to:
        by === undefined
          ? [offer.author_id]
          : [offer.customer_id, offer.provider_id].filter((userId) => userId !== by),
      kind: 'lapsed',
      facts: {
        listing: { kind: offer.listing_of, _id: offer.listing_id, name: offer.listing_name },
        about: { kind: 'request', _id: offer.request_id },
      },
      act: `lapsed:${offer.id}`,
    })),
  });
  for (const offer of lapsed)
    after.changed([offer.customer_id, offer.provider_id], { kind: 'offer', _id: offer.id });
}

/** Lapses what is still open of a request or of an item. */
export async function lapseOffers(
  transaction: Db,
  after: After,
  { of, why, now }: { of: { requestId: string } | { itemId: string }; why: LapsedWhy; now: Date },
): Promise<void> {
  const where =
    'requestId' in of
      ? sql`o.item_id in (select id from request_items where request_id = ${of.requestId}::uuid)`
      : sql`o.item_id = ${of.itemId}::uuid`;
  const lapsed = await lapseWhere(transaction, { where, still: sql`true`, why, now });
  await tell(transaction, after, { lapsed, now });
}

/** Lapses these offers, which the transaction holds. @param by who ended them, and need not hear of it */
export async function lapseEnded(
  transaction: Db,
  after: After,
  { offerIds, why, by, now }: { offerIds: string[]; why: LapsedWhy; by: string; now: Date },
): Promise<void> {
  const where = sql`o.id = any (${offerIds}::uuid[])`;
  const lapsed = await lapseWhere(transaction, { where, still: sql`true`, why, now });
  await tell(transaction, after, { lapsed, by, now });
}

/** Lapses offers on listings that share a unit which was just taken, where too few are left for them. */
export async function lapseTaken(
  transaction: Db,
  after: After,
  { unitIds, spans, except, now }: { unitIds: string[]; spans: string; except: string; now: Date },
): Promise<void> {
  const lapsed = await lapseWhere(transaction, {
    where: sql`o.id <> ${except}::uuid and o.spans && ${spans}::tstzmultirange and o.listing_id in (
      select coalesce(lu.provider_id, lu.product_id) from listing_units lu where lu.unit_id = any (${unitIds}::uuid[]))`,
    still: sql`${freeOfOffer} < h.min_count`,
    why: 'taken',
    now,
  });
  await tell(transaction, after, { lapsed, now });
}

/** Lapses one whose own acceptance failed, if it can never succeed as things are. */
export async function lapseIfHopeless(
  transaction: Db,
  after: After,
  { offerId, now }: { offerId: string; now: Date },
): Promise<void> {
  const where = sql`o.id = ${offerId}::uuid`;
  const filled = await lapseWhere(transaction, { where, still: sql`i.filled = i.count`, why: 'filled', now });
  const taken = await lapseWhere(transaction, {
    where,
    still: sql`${freeOfOffer} < h.min_count`,
    why: 'taken',
    now,
  });
  await tell(transaction, after, { lapsed: [...filled, ...taken], now });
}

/** What was skipped while somebody held it. */
export async function lapseLeftOvers(transaction: Db, after: After, now: Date): Promise<void> {
  const where = sql`o.expires_at > ${now}`;
  const filled = await lapseWhere(transaction, { where, still: sql`i.filled = i.count`, why: 'filled', now });
  const taken = await lapseWhere(transaction, {
    where,
    still: sql`${freeOfOffer} < h.min_count`,
    why: 'taken',
    now,
  });
  await tell(transaction, after, { lapsed: [...filled, ...taken], now });
}
