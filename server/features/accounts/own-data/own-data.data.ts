import type { Db } from '#server/platform/database/database.ts';
import { referenceOf } from '#server/platform/media/picture-names.ts';
import { ownNotices } from '../notices/notice.data.ts';
import { browsersOf } from '../notices/push-key.data.ts';
import { findFactorState } from '../second-factor/tickets/factor.data.ts';
import { findUpi } from '../users/account.data.ts';

// What lies about a user in tables that no single area owns.

/** The pictures that a user sent, as they were named to them. */
export async function listUploads(db: Db, userId: string): Promise<{ reference: string; createdAt: Date }[]> {
  const rows = await db
    .selectFrom('uploads')
    .select(['id', 'purpose', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map((row) => ({ reference: referenceOf(row), createdAt: row.created_at }));
}

/** Reads named lists for the download of a user's data. */
export async function collectOwnRows(
  db: Db,
  user: { id: string; email: string | null },
): Promise<Record<string, unknown>> {
  const sessions = await db
    .selectFrom('sessions')
    .select(['device', 'browser', 'admin'])
    .select(['created_at as createdAt', 'last_used_at as lastUsedAt', 'expires_at as expiresAt'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const devices = await db
    .selectFrom('devices')
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const secondFactor = (await findFactorState(db, user.id)) ?? null;
  const contactMessages = await db
    .selectFrom('contact_messages')
    .select(['about', 'username', 'message', 'created_at as createdAt'])
    .where((either) => either.or([either('email', '=', user.email), either('writer', '=', user.id)]))
    .orderBy('created_at')
    .execute();
  const subscription = await db
    .selectFrom('subscribers')
    .select(['language', 'created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('email', '=', user.email)
    .executeTakeFirst();
  const mails = await db
    .selectFrom('mails')
    .select(['template', 'created_at as createdAt', 'sent_at as sentAt'])
    .where('recipient', '=', user.email)
    .orderBy('created_at')
    .execute();
  const suspensions = await db
    .selectFrom('suspensions')
    .select(['reason', 'note', 'created_at as createdAt', 'lifted_at as liftedAt'])
    .where('user_id', '=', user.id)
    .orderBy('created_at')
    .execute();
  const uploads = await listUploads(db, user.id);
  const pushKeys = await browsersOf(db, user.id);
  const notices = await ownNotices(db, user.id);
  return {
    ...{ sessions, devices, secondFactor, contactMessages, subscription: subscription ?? null },
    ...{ mails, notices, pushKeys, uploads, suspensions, upi: await findUpi(db, user.id) },
  };
}

interface Reached {
  id: string;
  email: string | null;
  phone: string | null;
}

/** Deletes a user; what refers to them goes by itself, what only names their address is deleted here. */
export async function deleteUserRows(db: Db, user: Reached): Promise<void> {
  const addresses = [user.email, user.phone].filter((address) => address !== null);
  await db.deleteFrom('codes').where('address', 'in', addresses).execute();
  await db.deleteFrom('mails').where('recipient', '=', user.email).execute();
  await db.deleteFrom('subscribers').where('email', '=', user.email).execute();
  await db.deleteFrom('contact_messages').where('email', '=', user.email).execute();
  await db.deleteFrom('users').where('id', '=', user.id).execute();
}
