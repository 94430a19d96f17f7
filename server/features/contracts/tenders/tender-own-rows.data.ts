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

/** What a tender was called goes with its customer, but where both signed a contract of it: that is what they signed about. */
export const forgetNames = (transaction: Db, userId: string) =>
  sql`
  update tenders t set name = t.category from requests r
  where r.id = t.request_id and r.customer_id = ${userId}::uuid and not exists (
    select from contracts c join contract_bills b on b.contract_id = c.id where c.request_id = t.request_id)`.execute(
    transaction,
  );

/** One's own questions go; what a customer answered goes with them. The customer's own words of a tender go too. */
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
