import { type RawBuilder, sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

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

/** Which offers that wait are meant: of a request, of an item, these, those that share a unit on these days but one, or all. */
export type Which =
  | { requestId: string }
  | { itemId: string }
  | { offerIds: string[] }
  | { unitIds: string[]; spans: string; except: string }
  | { openAt: Date };

/** A condition on the offers `o`. */
function isMeant(which: Which): RawBuilder<unknown> {
  if ('requestId' in which)
    return sql`o.item_id in (select id from request_items where request_id = ${which.requestId}::uuid)`;
  if ('itemId' in which) return sql`o.item_id = ${which.itemId}::uuid`;
  if ('offerIds' in which) return sql`o.id = any (${which.offerIds}::uuid[])`;
  if ('openAt' in which) return sql`o.expires_at > ${which.openAt}`;
  const { unitIds, spans, except } = which;
  return sql`o.id <> ${except}::uuid and o.spans && ${spans}::tstzmultirange and o.listing_id in (
    select coalesce(lu.provider_id, lu.product_id) from listing_units lu where lu.unit_id = any (${unitIds}::uuid[]))`;
}

/** Of the offer `h` whether too few of its listing's units are free on its days. */
const isShort = sql`(
  select count(*) from listing_units lu join units u on u.id = lu.unit_id and u.active
  where (lu.provider_id = h.listing_id or lu.product_id = h.listing_id)
    and not exists (select from reservations r
      where r.unit_id = u.id and r.released_at is null and r.span && h.spans)) < h.min_count`;

/** Offers that somebody holds at this moment are skipped: they lapse when their own acceptance fails, or by the job. */
async function write(
  transaction: Db,
  which: Which,
  { when, why, now }: { when: RawBuilder<unknown>; why: LapsedWhy; now: Date },
): Promise<LapsedOffer[]> {
  const { rows } = await sql<LapsedOffer>`
    with hit as (
      select o.id, o.listing_id, o.spans, o.min_count from offers o
      where o.status = 'sent' and ${isMeant(which)} for update skip locked
    )
    update offers o set status = 'lapsed', lapsed_why = ${why}, updated_at = ${now}
    from hit h join request_items i on true
    where o.id = h.id and i.id = o.item_id and ${when}
    returning o.id, o.listing_id, o.listing_of, o.listing_name, o.provider_id, o.customer_id, o.author_id, i.request_id`.execute(
    transaction,
  );
  return rows;
}

export const setLapsed = (
  transaction: Db,
  which: Which,
  said: { why: LapsedWhy; now: Date },
): Promise<LapsedOffer[]> => write(transaction, which, { when: sql`true`, ...said });

/** Those for which too few units are left. */
export const setTaken = (transaction: Db, which: Which, now: Date): Promise<LapsedOffer[]> =>
  write(transaction, which, { when: isShort, why: 'taken', now });

/** Those that can never be accepted as things are: their item is full, or too few units are left. */
export async function setHopeless(transaction: Db, which: Which, now: Date): Promise<LapsedOffer[]> {
  const filled = await write(transaction, which, { when: sql`i.filled = i.count`, why: 'filled', now });
  return [...filled, ...(await setTaken(transaction, which, now))];
}

/** A user or a listing that is about to be gone: nobody is told that it is free again. */
export type Gone = { userId: string } | { listingId: string };

/** Of the offers `o` those whose two sides and listing stay. */
const stays = (gone: Gone | undefined): RawBuilder<unknown> => {
  if (gone === undefined) return sql`true`;
  if ('listingId' in gone) return sql`o.listing_id <> ${gone.listingId}::uuid`;
  return sql`${gone.userId}::uuid not in (o.provider_id, o.customer_id)`;
};

/** Offers that lapsed because a booking took these units on these days, while they could still be agreed. */
export async function lapsedByBooking(
  transaction: Db,
  bookingId: string,
  { gone, now }: { gone: Gone | undefined; now: Date },
) {
  const { rows } = await sql<Omit<LapsedOffer, 'provider_id' | 'customer_id'>>`
    select o.id, o.author_id, o.listing_of, o.listing_id, o.listing_name, i.request_id
    from offers o join request_items i on i.id = o.item_id join requests q on q.id = i.request_id
    where o.status = 'lapsed' and o.lapsed_why = 'taken' and q.status = 'open' and q.expires_at > ${now}
      and ${stays(gone)}
      and exists (select from reservations r
        join listing_units lu on lu.unit_id = r.unit_id and (lu.provider_id = o.listing_id or lu.product_id = o.listing_id)
        where r.booking_id = ${bookingId}::uuid and r.released_at is null and r.span && o.spans)`.execute(
    transaction,
  );
  return rows;
}
