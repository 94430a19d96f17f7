import type { Db } from '#server/platform/database/database.ts';

/** The tenders of a customer, the oldest first. */
export async function tenderIdsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('requests')
    .select('id')
    .where('customer_id', '=', userId)
    .where('kind', '=', 'tender')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export const questionsOfUser = (db: Db, userId: string) =>
  db
    .selectFrom('tender_questions')
    .select(['request_id as tenderId', 'text', 'answer', 'created_at as createdAt'])
    .where('author_id', '=', userId)
    .orderBy('created_at')
    .execute();

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
