import { isPhone } from '#contract/accounts/address.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import { asUser, selectUsers, type User } from './user-rows.data.ts';

/** Where somebody is paid by UPI: for themselves, and for who owes them. */
export async function findUpi(db: Db, userId: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('upi').where('id', '=', userId).executeTakeFirst();
  return row?.upi ?? null;
}

export async function saveUpi(db: Db, userId: string, upi: string | null): Promise<void> {
  await db.updateTable('users').set({ upi }).where('id', '=', userId).execute();
}

/** @param address an e-mail in small letters, or the ten digits of a phone */
export async function findUserByAddress(db: Db, address: string): Promise<User | undefined> {
  const row = await selectUsers(db)
    .where(isPhone(address) ? 'phone' : 'email', '=', address)
    .executeTakeFirst();
  return row && asUser(row);
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectUsers(db).where('id', '=', id).executeTakeFirst();
  return row && asUser(row);
}

/**
 * The user as of now, held until the transaction ends, where the password is still the one that was proved: to prove it
 * takes a while, in which the owner may take another.
 */
export async function holdAsProved(tx: Db, proved: User): Promise<User | undefined> {
  const row = await selectUsers(tx).where('id', '=', proved.id).forNoKeyUpdate().executeTakeFirst();
  return row && row.password_hash === proved.passwordHash ? asUser(row) : undefined;
}

export async function findName(db: Db, id: string): Promise<string | undefined> {
  const row = await db.selectFrom('users').select('fullname').where('id', '=', id).executeTakeFirst();
  return row?.fullname;
}

/** Of these users those who are mailed: demo accounts get none. */
export async function mailedAmong(
  db: Db,
  ids: string[],
): Promise<{ id: string; email: string | null; language: string }[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('users')
    .select(['id', 'email', 'language'])
    .where('id', 'in', ids)
    .where('demo', '=', false)
    .execute();
}

/** Of these users those whose account is suspended: nothing reaches them (docs/rules.md#admin-6). */
export async function suspendedAmong(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('suspended', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** Somebody tried to come in as an admin (docs/rules.md#accounts-7); of a stranger nothing is known. */
export async function noteFailedAdminLogin(db: Db, userId: string | null): Promise<void> {
  await db.insertInto('audit_log').values({ act: 'login-failed', admin_id: userId }).execute();
}
