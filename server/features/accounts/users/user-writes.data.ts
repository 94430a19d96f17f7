import { sql } from 'kysely';
import type { Language } from '#contract/accounts/account.ts';
import { isPhone } from '#contract/accounts/address.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findUser, findUserByAddress } from './account.data.ts';
import type { User } from './user-rows.data.ts';

const addressColumn = (address: string) => (isPhone(address) ? { phone: address } : { email: address });

/** @returns undefined when the address was taken meanwhile */
export async function insertUser(
  db: Db,
  user: { fullname: string; address: string; passwordHash: string | null; language: Language },
): Promise<User | undefined> {
  const made = await db
    .insertInto('users')
    .values({
      fullname: user.fullname,
      ...addressColumn(user.address),
      password_hash: user.passwordHash,
      language: user.language,
    })
    .onConflict((conflict) => conflict.doNothing())
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

/** Another e-mail, or another phone, in place of the present one or beside the other. @returns false where somebody has it */
export async function replaceAddress(db: Db, id: string, address: string): Promise<boolean> {
  if (await findUserByAddress(db, address)) return false;
  await db
    .updateTable('users')
    .set({ ...addressColumn(address), updated_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
  return true;
}
