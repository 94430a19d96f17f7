import { sql } from 'kysely';
import { z } from 'zod';
import { type AccountFacts, accountFacts } from '#contract/admin/suspensions.calls.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A moment as calls tell it. */
const moment = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** @param side whose bookings are counted; who called one off, and who did not come, is told by `status_by` */
const bookingsOf = (side: 'customer_id' | 'provider_id', userId: string) => sql`(
  select json_build_object(
    'total', count(*), 'now', count(*) filter (where status in ('agreed', 'under_way', 'done_said')),
    'calledOff', count(*) filter (where status = 'cancelled' and status_by = ${userId}),
    'noShows', count(*) filter (where status = 'no_show' and status_by <> ${userId} and ruling is distinct from 'lifted'))
  from bookings where ${sql.ref(side)} = ${userId})`;

/** What an admin is told of an account: figures, and what leads further. No message, phone or address is read. */
export async function readAccountFacts(db: Db, userId: string): Promise<AccountFacts> {
  const { rows } = await sql`select
    (select coalesce(json_agg(l order by l.made), '[]') from (
      select kind, id as "_id", name, verified, created_at as made from providers where user_id = ${userId}
      union all select 'product', id, name, verified, created_at from products where user_id = ${userId}) l) as listings,
    json_build_object('asCustomer', ${bookingsOf('customer_id', userId)},
      'asProvider', ${bookingsOf('provider_id', userId)}) as bookings,
    json_build_object(
      'made', (select count(*) from reports where reporter_id = ${userId}),
      'about', (select count(*) from reports where reported_id = ${userId}),
      'newest', (select coalesce(json_agg(json_build_object('_id', id, 'about', reported_id = ${userId},
        'createdAt', ${moment('created_at')}, 'closedAt', ${moment('closed_at')}) order by created_at desc), '[]')
        from (select * from reports where ${userId} in (reporter_id, reported_id)
          order by created_at desc limit 20) newest)) as reports,
    (select json_build_object('open', count(*), 'lastUsedAt', ${moment('last')}) from (
      select max(last_used_at) over () as last from sessions
      where user_id = ${userId} and expires_at > now()) open group by last) as sessions,
    json_build_object(
      'people', (select count(*) from providers where helped_by = ${userId}),
      'notThem', (select count(*) from contact_messages where concerns = ${userId} and about = 'not-me')) as helped,
    (select coalesce(json_agg(json_build_object('reason', reason, 'note', note,
      'createdAt', ${moment('created_at')}, 'liftedAt', ${moment('lifted_at')}) order by created_at desc), '[]')
      from suspensions where user_id = ${userId} and lifted_at is not null) as "suspensionsBefore"`.execute(
    db,
  );
  const row = z.record(z.string(), z.unknown()).parse(rows[0]);
  return accountFacts.parse({ ...row, sessions: row.sessions ?? { open: 0, lastUsedAt: null } });
}
