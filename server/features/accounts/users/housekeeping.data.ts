import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import { forgetSeen } from './contacts-seen.data.ts';

/** Deletes what is over: sessions, codes, devices, people seen on days before today, logins and second factors that nobody finished, and mails of a month ago. */
export async function forgetExpired(db: Db): Promise<void> {
  const now = sql<Date>`now()`;
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute();
  await db.deleteFrom('codes').where('expires_at', '<', now).execute();
  await db.deleteFrom('devices').where('expires_at', '<', now).execute();
  await forgetSeen(db);
  await db.deleteFrom('login_tickets').where('expires_at', '<', now).execute();
  await db.deleteFrom('second_factor_setups').where('expires_at', '<', now).execute();
  // Older ones either left or were given up: the queue tries for three days.
  await db.deleteFrom('mails').where('created_at', '<', sql<Date>`now() - interval '30 days'`).execute();
}
