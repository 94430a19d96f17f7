import { type SelectQueryBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { SuspendedAccount, SuspensionReason } from '#contract/admin/suspensions.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Schema } from '#server/platform/database/database-schema.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';

/** Held until the transaction ends: two admins come one after the other. Rows that name the user may still be added. */
export async function holdAccount(transaction: Db, userId: string): Promise<void> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

const standing = (db: Db) =>
  db
    .selectFrom('suspensions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.user_id', 's.reason', 's.note', 's.created_at', 'u.fullname'])
    .where('s.lifted_at', 'is', null);
type Row = ReturnType<typeof standing> extends SelectQueryBuilder<Schema, never, infer R> ? R : never;

/** The suspension that stands, if one does. */
export const findStanding = (db: Db, userId: string) =>
  standing(db).where('s.user_id', '=', userId).executeTakeFirst();

/** Writes into the rows that are read often what `suspensions` says. */
async function mark(transaction: Db, userId: string, suspended: boolean): Promise<void> {
  await transaction.updateTable('users').set({ suspended }).where('id', '=', userId).execute();
  await transaction.updateTable('providers').set({ suspended }).where('user_id', '=', userId).execute();
  await transaction.updateTable('products').set({ suspended }).where('user_id', '=', userId).execute();
}

export async function markHelper(transaction: Db, userId: string, helper: boolean): Promise<void> {
  await transaction.updateTable('users').set({ helper }).where('id', '=', userId).execute();
}

/** @returns the suspension's id */
export async function insertSuspension(
  transaction: Db,
  of: { userId: string; reason: SuspensionReason; note: string; adminId: string },
): Promise<string> {
  const { id } = await transaction
    .insertInto('suspensions')
    .values({ user_id: of.userId, reason: of.reason, note: of.note, suspended_by: of.adminId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await mark(transaction, of.userId, true);
  return id;
}

/** @returns the id of the one that stood; undefined where none did */
export async function endSuspension(
  transaction: Db,
  { userId, adminId }: { userId: string; adminId: string },
): Promise<string | undefined> {
  const lifted = await transaction
    .updateTable('suspensions')
    .set({ lifted_at: sql<Date>`now()`, lifted_by: adminId })
    .where('user_id', '=', userId)
    .where('lifted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (lifted) await mark(transaction, userId, false);
  return lifted?.id;
}

const position = z.tuple([z.literal('suspensions'), rowTime, z.uuid()]);

const present = (row: Row): SuspendedAccount => ({
  _id: row.id,
  userId: row.user_id,
  fullname: row.fullname,
  reason: row.reason,
  note: row.note,
  createdAt: row.created_at.toISOString(),
});

/** Those that stand, newest first. @throws AppError 'bad-cursor' */
export async function suspendedPage(db: Db, paging: Paging): Promise<Page<SuspendedAccount>> {
  const before = readPosition(position, paging.cursor);
  const older =
    before && sql<boolean>`(s.created_at, s.id) < (${before[1]}::timestamptz, ${before[2]}::uuid)`;
  const rows = await standing(db)
    .where(older ?? sql<boolean>`true`)
    .orderBy('s.created_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['suspensions', row.created_at.toISOString(), row.id]);
  const { total } = await db
    .selectFrom('suspensions')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('lifted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { data: page.rows.map(present), nextCursor: page.nextCursor, total };
}
