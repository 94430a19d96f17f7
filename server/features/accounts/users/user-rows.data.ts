import type { SelectQueryBuilder } from 'kysely';
import type { Language, Role } from '#contract/accounts/account.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';

export interface User {
  id: string;
  fullname: string;
  /** One of the two at least. */
  email: string | null;
  /** Ten digits; for the owner's eyes alone. */
  phone: string | null;
  /** Null: in by codes alone. */
  passwordHash: string | null;
  profilePic: string | null;
  language: Language;
  demo: boolean;
  /** Nobody gets in, nothing reaches it (docs/rules.md#admin-6). */
  suspended: boolean;
  /** Registers many others; by the settings or an admin's word. */
  helper: boolean;
  awayMails: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** The kind of the newest provider record. */
  kind: Exclude<Role, 'customer' | 'admin'> | null;
}

const asLanguage = (stored: string): Language => (stored === 'hi' ? 'hi' : 'en');

export const selectUsers = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'id',
      'fullname',
      'email',
      'phone',
      'password_hash',
      'profile_pic',
      'language',
      'demo',
      'suspended',
      'helper',
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

export const asUser = (row: UserRow): User => ({
  id: row.id,
  fullname: row.fullname,
  email: row.email,
  phone: row.phone,
  passwordHash: row.password_hash,
  profilePic: row.profile_pic,
  language: asLanguage(row.language),
  demo: row.demo,
  suspended: row.suspended,
  helper: row.helper,
  awayMails: row.away_mails,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  kind: row.kind,
});
