import { sql } from 'kysely';
import type { Language } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findUser } from './account.data.ts';
import type { User } from './user-rows.ts';

/** @returns undefined when the address was taken meanwhile */
export async function insertUser(
  db: Db,
  user: { fullname: string; email: string; passwordHash: string; language: Language },
): Promise<User | undefined> {
  const made = await db
    .insertInto('users')
    .values({
      fullname: user.fullname,
      email: user.email,
      password_hash: user.passwordHash,
      language: user.language,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && findUser(db, made.id);
}

export async function updateUser(
  db: Db,
  id: string,
  changes: {
    fullname?: string;
    profilePic?: string | null;
    language?: Language;
    passwordHash?: string;
    awayMails?: boolean;
  },
): Promise<void> {
  await db
    .updateTable('users')
    .set({
      fullname: changes.fullname,
      profile_pic: changes.profilePic,
      language: changes.language,
      password_hash: changes.passwordHash,
      away_mails: changes.awayMails,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .execute();
}
