import type { Db } from '#server/platform/database/database.ts';

/** Holds the session of a token until the transaction ends: it has one device. */
export const lockSession = (transaction: Db, tokenHash: Buffer) =>
  transaction
    .selectFrom('sessions')
    .select(['id', 'device', 'browser'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();

export const lockDevice = (transaction: Db, name: string) =>
  transaction
    .selectFrom('book_devices')
    .select(['id', 'user_id', 'key', 'session_id'])
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirst();

interface NewDevice {
  user_id: string;
  name: string;
  key: Buffer | null;
  device: string;
  browser: string;
  session_id: string;
}

/** @returns whether nobody was quicker with this name */
export async function insertDevice(transaction: Db, device: NewDevice): Promise<boolean> {
  const row = await transaction
    .insertInto('book_devices')
    .values(device)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ends what a session had: the table notes when. */
export async function endDeviceOf(transaction: Db, sessionId: string): Promise<void> {
  await transaction
    .updateTable('book_devices')
    .set({ session_id: null })
    .where('session_id', '=', sessionId)
    .execute();
}

/** The same browser, in another session. */
export async function moveDevice(transaction: Db, id: number, sessionId: string): Promise<void> {
  await transaction
    .updateTable('book_devices')
    .set({ session_id: sessionId, ended_at: null })
    .where('id', '=', id)
    .execute();
}
