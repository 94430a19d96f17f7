import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** In a download: the newest. */
export const mostOwn = 1000;

export const questionsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('tender_questions')
    .select(['request_id as tenderId', 'text', 'answer', 'created_at as createdAt'])
    .where('author_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(mostOwn)
    .execute();

/** Of a customer who is gone nobody accepts a price, in what the end of a contract opened neither. */
export const closeTenders = (transaction: Db, userId: string) =>
  transaction
    .updateTable('requests')
    .set({ status: 'closed' })
    .where('customer_id', '=', userId)
    .where('kind', '=', 'tender')
    .where('status', 'in', ['open', 'filled'])
    .execute();

/**
 * A tender that no agreed contract stands on loses its customer's words: its name, the house, the times to look, and what
 * its bill says beside numbers and units. Those who priced it keep the numbers.
 */
export async function forgetTenders(transaction: Db, userId: string): Promise<void> {
  const forgotten = sql`(select r.id from requests r where r.customer_id = ${userId}::uuid and r.kind = 'tender'
    and not exists (select from contracts c where c.request_id = r.id and c.status not in ('draft', 'lapsed')))`;
  await sql`
    update tenders set name = category, source = jsonb_build_object('kind', source->'kind'),
      wishes = (wishes - 'visits') || '{"gives": {}}'
    where request_id in ${forgotten}`.execute(transaction);
  await sql`
    update tender_bills set lines = lines_without_words(lines), stages = stages_without_words(stages)
    where request_id in ${forgotten}`.execute(transaction);
}

/** One's own questions go, and what one answered as a customer. */
export async function forgetQuestions(transaction: Db, userId: string): Promise<void> {
  await transaction.deleteFrom('tender_questions').where('author_id', '=', userId).execute();
  await transaction
    .updateTable('tender_questions')
    .set({ answer: null, answered_at: null })
    .where('request_id', 'in', (query) =>
      query.selectFrom('requests').select('id').where('customer_id', '=', userId),
    )
    .execute();
}
