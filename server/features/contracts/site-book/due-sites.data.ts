import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A contract of whose book somebody is to be told. */
export interface DueSite {
  id: string;
  customerId: string;
  providerId: string;
  /** Null where the account is gone. */
  customerName: string | null;
  /** The line that it is about. */
  entry: string;
  listing: { kind: HiringKind; _id: string; name: string };
}

const site = sql`c.id, c.customer_id as "customerId", c.provider_id as "providerId", u.fullname as "customerName", e.id as entry,
  jsonb_build_object('kind', c.listing_of, '_id', c.listing_id, 'name', c.listing_name) as listing`;

/** Contracts that run, and in which the provider wrote of work in a span of time. */
export async function sitesWithWork(db: Db, { from, to }: { from: Date; to: Date }): Promise<DueSite[]> {
  const { rows } = await sql<DueSite>`
    select ${site} from contracts c left join users u on u.id = c.customer_id cross join lateral (
      select e.id from ledger_entries e where e.book_id = c.id and e.side = 'provider' and e.kind in ('work', 'correct')
        and e.created_at between ${from} and ${to} limit 1) e
    where c.status in ('agreed', 'under_way') order by c.id`.execute(db);
  return rows;
}

/** Contracts under way whose provider wrote last, or never since the work began, in a span of time. */
export async function quietSites(db: Db, { from, to }: { from: Date; to: Date }): Promise<DueSite[]> {
  const { rows } = await sql<DueSite>`
    select ${site} from contracts c left join users u on u.id = c.customer_id join lateral (
      select e.id, e.created_at from ledger_entries e
      where e.book_id = c.id and (e.side = 'provider' or e.kind = 'event')
      order by e.side = 'provider' desc, e.seq desc limit 1) e on true
    where c.status = 'under_way' and e.created_at between ${from} and ${to}
    order by c.id`.execute(db);
  return rows;
}

/** What was written of money and material in site books since a time, and nobody has seen: by reader. */
export async function unseenOfSites(
  db: Db,
  since: Date,
): Promise<{ userId: string; contractId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; contractId: string; name: string }>`
    select distinct on (user_id) user_id as "userId", facts -> 'about' ->> '_id' as "contractId",
      coalesce(facts ->> 'name', '') as name
    from notices where kind = 'site' and created_at >= ${since} and seen_at is null and over_at is null
    order by user_id, created_at desc`.execute(db);
  return rows;
}
