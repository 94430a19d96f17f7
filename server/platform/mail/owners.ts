import { z } from 'zod';
import { type Language, languages } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';

const storedLanguage = z.enum(languages).catch('en');

/** Where a mail to the owner of a record goes, and in which language. */
export async function findOwner(db: Db, userId: string): Promise<{ to: string | null; language: Language }> {
  const { email, language } = await db
    .selectFrom('users')
    .select(['email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { to: email, language: storedLanguage.parse(language) };
}
