import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A contract of whose book somebody is to be told. */
export interface DueSite {
  id: string;
  customerId: string;
  providerId: string;
  /** The line that it is about. */
  entry: string;
  listing: { kind: HiringKind; _id: string; name: string };
}

const mostAtOnce = 1000;
const site = sql`c.id, c.customer_id as "customerId", c.provider_id as "providerId", e.id as entry,
  jsonb_build_object('kind', c.listing_of, '_id', c.listing_id, 'name', c.listing_name) as listing`;

/** What was told of an entry is not told again. */
const untold = (kind: string) =>
  sql`not exists (select from notices n where n.act = ${kind} || '-waits:' || e.id || ':' || c.customer_id)`;

/** Contracts whose last word of the provider about work has had no answer, in a span of time. */
export async function unansweredWork(db: Db, { from, to }: { from: Date; to: Date }): Promise<DueSite[]> {
  const { rows } = await sql<DueSite>`
    select ${site} from contracts c join lateral (
      select * from ledger_entries e where e.book_id = c.id and e.side = 'provider' and e.kind = 'work'
      order by seq desc limit 1) e on true
    where c.status in ('agreed', 'under_way') and e.created_at between ${from} and ${to} and ${untold('stage')}
      and not exists (select from ledger_entries a where a.book_id = c.id and a.side = 'customer' and a.seq > e.seq
        and (a.kind = 'work' and a.body ->> 'stage' = e.body ->> 'stage'
          or a.kind in ('agree', 'dispute') and a.body ->> 'entry' in (
            select said.id::text from ledger_entries said where said.book_id = c.id
              and (said.id = e.id or said.kind = 'correct' and said.body ->> 'entry' = e.id::text))))
    order by c.id limit ${mostAtOnce}`.execute(db);
  return rows;
}

/** Contracts under way whose provider wrote last, or never since the work began, in a span of time. */
export async function quietSites(db: Db, { from, to }: { from: Date; to: Date }): Promise<DueSite[]> {
  const { rows } = await sql<DueSite>`
    select ${site} from contracts c join lateral (
      select e.id, e.created_at from ledger_entries e
      where e.book_id = c.id and (e.side = 'provider' or e.kind = 'event')
      order by e.side = 'provider' desc, e.seq desc limit 1) e on true
    where c.status = 'under_way' and e.created_at between ${from} and ${to} and ${untold('quiet')}
    order by c.id limit ${mostAtOnce}`.execute(db);
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
