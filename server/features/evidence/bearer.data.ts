import { sql } from 'kysely';
import { z } from 'zod';
import { type Language, languages } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';

interface Bearer {
  fullname: string;
  phone: string | null;
  language: Language;
}

const storedLanguage = z.enum(languages).catch('en');

/** Who a card is of; held until the transaction ends, so that one account makes one card at a time. */
export async function lockBearer(transaction: Db, userId: string): Promise<Bearer | undefined> {
  const found = await transaction
    .selectFrom('users')
    .select(['fullname', 'phone', 'language'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  const user = { ...found, language: storedLanguage.parse(found.language) };
  if (user.phone !== null) return user;
  const [phone = null] = await phonesOf(transaction, userId);
  return { ...user, phone };
}

/** Every phone of an account and of its records. */
export async function phonesOf(db: Db, userId: string): Promise<string[]> {
  const { rows } = await sql<{ phone: string }>`
    select phone from users where id = ${userId}::uuid and phone is not null
    union select phone from providers where user_id = ${userId}::uuid and phone is not null`.execute(db);
  return rows.map(({ phone }) => phone);
}
