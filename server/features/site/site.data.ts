import type { Language } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';

/** Words of a language that are wrong, with the page that they stand on. */
export interface WrongWords {
  language: string;
  page?: string | undefined;
  message: string;
  clientId?: string | undefined;
}

export interface ContactMessage {
  email: string;
  username: string;
  message: string;
}

/** @returns the message's id; nothing where it has come before */
export async function insertContactMessage(
  db: Db,
  { clientId, ...message }: ContactMessage & { clientId?: string | undefined },
): Promise<string | undefined> {
  const row = await db
    .insertInto('contact_messages')
    .values({ ...message, client_id: clientId ?? null })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What has come before is left as it is. */
export async function insertWrongWords(db: Db, { clientId, ...words }: WrongWords): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ ...words, about: 'words', username: '', client_id: clientId ?? null })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
}

/** @returns whether the address still waits for its owner's word */
export async function rememberSubscriber(db: Db, email: string, language: Language): Promise<boolean> {
  const row = await db
    .insertInto('subscribers')
    .values({ email, language })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ language }))
    .returning('confirmed_at')
    .executeTakeFirstOrThrow();
  return row.confirmed_at === null;
}

/** @returns false when the address has unsubscribed, or never asked */
export async function confirmSubscriber(db: Db, email: string): Promise<boolean> {
  const row = await db
    .updateTable('subscribers')
    .set((expression) => ({
      confirmed_at: expression.fn.coalesce('confirmed_at', expression.fn<Date>('now')),
    }))
    .where('email', '=', email)
    .returning('email')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSubscriber(db: Db, email: string): Promise<void> {
  await db.deleteFrom('subscribers').where('email', '=', email).execute();
}

/** @throws where the database does not answer */
export async function askDatabase(pool: Services['pool']): Promise<void> {
  await pool.query('select 1');
}
