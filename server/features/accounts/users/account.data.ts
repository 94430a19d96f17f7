import { type SelectQueryBuilder, sql } from 'kysely';
import type { Language, Me, Role } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import { isId } from '#server/platform/database/ids.ts';

export interface User {
  id: string;
  fullname: string;
  email: string;
  passwordHash: string;
  profilePic: string | null;
  language: Language;
  demo: boolean;
  awayMails: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** The kind of the newest provider record. */
  kind: Exclude<Role, 'customer' | 'admin'> | null;
}

const asLanguage = (stored: string): Language => (stored === 'hi' ? 'hi' : 'en');

const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'fullname',
      'email',
      'password_hash',
      'profile_pic',
      'language',
      'demo',
      'away_mails',
      'created_at',
      'updated_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('providers')
        .select('providers.kind')
        .whereRef('providers.user_id', '=', 'users.id')
        .orderBy('providers.created_at', 'desc')
        .limit(1)
        .as('kind'),
    );

type UserRow =
  ReturnType<typeof selectUsers> extends SelectQueryBuilder<Schema, 'users', infer Row> ? Row : never;

const asUser = (row: UserRow): User => ({
  id: row.id,
  fullname: row.fullname,
  email: row.email,
  passwordHash: row.password_hash,
  profilePic: row.profile_pic,
  language: asLanguage(row.language),
  demo: row.demo,
  awayMails: row.away_mails,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  kind: row.kind,
});

/** A user as the user sees it. @param admin whether it is an admin's session */
export const asMe = (user: User, { admin }: { admin: boolean }): Me => ({
  _id: user.id,
  fullname: user.fullname,
  email: user.email,
  role: admin ? 'admin' : (user.kind ?? 'customer'),
  profilePic: user.profilePic,
  language: user.language,
  demo: user.demo,
  awayMails: user.awayMails,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
});

/** @param email in small letters */
export async function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  const row = await selectUsers(db).where('email', '=', email).executeTakeFirst();
  return row && asUser(row);
}

export async function findUser(db: Db, id: string): Promise<User | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectUsers(db).where('id', '=', id).executeTakeFirst();
  return row && asUser(row);
}

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

/** Somebody tried to come in as an admin (docs/rules.md#accounts-7); of a stranger nothing is known. */
export async function noteFailedAdminLogin(db: Db, userId: string | null): Promise<void> {
  await db.insertInto('audit_log').values({ act: 'login-failed', admin_id: userId }).execute();
}

/** Deletes what is over: sessions, codes, and mails of a month ago. */
export async function forgetExpired(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<', now).execute();
  // Older ones either left or were given up: the queue tries for three days.
  await db.deleteFrom('mails').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
