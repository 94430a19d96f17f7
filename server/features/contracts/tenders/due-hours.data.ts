import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const mostAtOnce = 20;

/** Open tenders whose hour has come and was not told of; those that somebody holds at this moment wait for the next round. */
export async function lockDueHours(transaction: Db, now: Date) {
  const { rows } = await sql<{ id: string; customer_id: string; opens_at: Date }>`
    select r.id, r.customer_id, t.opens_at from tenders t join requests r on r.id = t.request_id
    where not t.hour_told and t.opens_at <= ${now} and r.status = 'open'
    order by t.opens_at limit ${mostAtOnce} for update of r skip locked`.execute(transaction);
  return rows;
}

export const setHourTold = (transaction: Db, id: string) =>
  transaction.updateTable('tenders').set({ hour_told: true }).where('request_id', '=', id).execute();
