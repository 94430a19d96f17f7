import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { type ContractRow, findContracts } from './work-contract.data.ts';

const mostAtOnce = 100;

/** The ending that waits longest for the other's signature, for so long. */
const waiting = (
  before: Date,
) => sql`papers x where x.contract_id = c.id and x.kind = 'ending' and x.status = 'open'
  and x.created_at <= ${before}`;
const due = (before: Date) => sql`((c.status = 'draft' and c.status_at <= ${before})
  or (c.status in ('agreed', 'under_way') and exists (select from ${waiting(before)})))`;

/** Drafts that nobody has signed for so long, and contracts whose ending waits for so long for the other's signature; with their tenders. */
export async function lockDue(
  transaction: Db,
  before: Date,
): Promise<{ row: ContractRow; endedBy: 'customer' | 'provider' | null }[]> {
  const held = await sql<{ id: string }>`
    select c.id from contracts c join requests r on r.id = c.request_id where ${due(before)}
    order by c.id limit ${mostAtOnce} for update of r, c skip locked`.execute(transaction);
  // Read once they are held: an ending may have been taken back meanwhile.
  const { rows } = await sql<{ id: string; endedBy: 'customer' | 'provider' | null }>`
    select c.id, (select x.author from ${waiting(before)} order by x.created_at, x.id limit 1) as "endedBy"
    from contracts c where c.id = any (${held.rows.map(({ id }) => id)}::uuid[]) and ${due(before)}`.execute(
    transaction,
  );
  const by = new Map(rows.map(({ id, endedBy }) => [id, endedBy]));
  const found = await findContracts(transaction, [...by.keys()]);
  return found.map((row) => ({ row, endedBy: row.status === 'draft' ? null : (by.get(row.id) ?? null) }));
}

/** Contracts whose time for defects was over before a day, but what others hold; in the order of their ids, behind one. */
export async function lockDefectsOver(
  transaction: Db,
  today: string,
  behind: string,
): Promise<ContractRow[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contracts c where c.status = 'handed_over' and c.defects_until < ${today}::date
      and c.id::text > ${behind}
    order by c.id limit ${mostAtOnce} for update skip locked`.execute(transaction);
  return findContracts(
    transaction,
    rows.map(({ id }) => id),
  );
}

const mostHoursAtOnce = 20;

/** Open tenders whose hour has come and was not told of; those that somebody holds at this moment wait for the next round. */
export async function lockDueHours(transaction: Db, now: Date) {
  const { rows } = await sql<{ id: string; customer_id: string; opens_at: Date }>`
    select r.id, r.customer_id, t.opens_at from tenders t join requests r on r.id = t.request_id
    where not t.hour_told and t.opens_at <= ${now} and r.status = 'open'
    order by t.opens_at limit ${mostHoursAtOnce} for update of r skip locked`.execute(transaction);
  return rows;
}

export const setHourTold = (transaction: Db, id: string) =>
  transaction.updateTable('tenders').set({ hour_told: true }).where('request_id', '=', id).execute();
