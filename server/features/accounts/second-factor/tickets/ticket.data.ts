import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Of one ticket; a user's wrong codes are limited over all of their tickets too. */
const mostTries = 5;

export interface Ticket {
  userId: string;
  /** Whether the session that it opens is an admin's. */
  admin: boolean;
  /** Whether a second factor is set up on the way. */
  enrol: boolean;
  sealedSecret: Buffer | null;
}

const minutes = (count: number) => sql<Date>`now() + make_interval(mins => ${count}::int)`;

/** 5 minutes to type a code; 15 to install an app and set it up. */
export async function insertTicket(
  db: Db,
  hash: Buffer,
  { userId, admin, enrol }: Omit<Ticket, 'sealedSecret'>,
): Promise<void> {
  await db
    .insertInto('login_tickets')
    .values({ ticket_hash: hash, user_id: userId, admin, enrol, expires_at: minutes(enrol ? 15 : 5) })
    .execute();
}

/** @returns undefined for one that never was, is over, or has no tries left */
export async function findTicket(db: Db, hash: Buffer): Promise<Ticket | undefined> {
  const row = await db
    .selectFrom('login_tickets')
    .select(['user_id', 'admin', 'enrol', 'secret'])
    .where('ticket_hash', '=', hash)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', mostTries)
    .executeTakeFirst();
  return row && { userId: row.user_id, admin: row.admin, enrol: row.enrol, sealedSecret: row.secret };
}

/** Counts a try before it is made. @returns whether there was one left: of many at once, five */
export async function countTicketTry(db: Db, hash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('login_tickets')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('ticket_hash', '=', hash)
    .where('tries', '<', mostTries)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives the ticket its secret unless it has one. @returns the one that it has; undefined where the ticket is over */
export async function keepTicketSecret(db: Db, hash: Buffer, fresh: Buffer): Promise<Buffer | undefined> {
  const row = await db
    .updateTable('login_tickets')
    .set({ secret: sql<Buffer>`coalesce(secret, ${fresh})` })
    .where('ticket_hash', '=', hash)
    .returning('secret')
    .executeTakeFirst();
  return row?.secret ?? undefined;
}

/** @returns whether it was there: of two at once, one */
export async function useTicket(db: Db, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('login_tickets')
    .where('ticket_hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The password changed, or the user logged out everywhere: a login that began before is over. */
export async function forgetTickets(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('login_tickets').where('user_id', '=', userId).execute();
}
