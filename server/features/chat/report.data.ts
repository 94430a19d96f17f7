import { sql } from 'kysely';
import { z } from 'zod';
import type { Report } from '#contract/admin/admin.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
  rowTime,
} from '#server/platform/database/page-cursor.ts';

/** @returns nothing; an open report of the same person about the same conversation stays as it is */
export async function addReport(
  db: Db,
  report: { conversationId: string; reporterId: string; reportedId: string; reason: string },
): Promise<void> {
  await db
    .insertInto('reports')
    .values({
      conversation_id: report.conversationId,
      reporter_id: report.reporterId,
      reported_id: report.reportedId,
      reason: report.reason,
    })
    .onConflict((conflict) =>
      conflict.columns(['reporter_id', 'conversation_id']).where('closed_at', 'is', null).doNothing(),
    )
    .execute();
}

const reports = (db: Db) =>
  db
    .selectFrom('reports as r')
    .leftJoin('users as reporter', 'reporter.id', 'r.reporter_id')
    .leftJoin('users as reported', 'reported.id', 'r.reported_id')
    .selectAll('r')
    .select(['reporter.fullname as reporter_name', 'reported.fullname as reported_name']);
type Row = Awaited<ReturnType<ReturnType<typeof reports>['executeTakeFirstOrThrow']>>;

const reportOf = (row: Row): Report => ({
  _id: row.id,
  conversationId: row.conversation_id,
  reporter: { _id: row.reporter_id, fullname: row.reporter_name },
  reported: { _id: row.reported_id, fullname: row.reported_name },
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
  closedAt: row.closed_at?.toISOString() ?? null,
});

const position = z.tuple([z.literal('reports'), z.boolean(), rowTime, z.uuid()]);

/** The open ones first, each part newest first. @throws AppError 'bad-cursor' */
export async function reportsPage(db: Db, paging: Paging): Promise<Page<Report>> {
  const before = readPosition(position, paging.cursor);
  const later =
    before &&
    sql<boolean>`(r.closed_at is null, r.created_at, r.id) < (${before[1]}::boolean, ${before[2]}::timestamptz, ${before[3]}::uuid)`;
  const rows = await reports(db)
    .where(later ?? sql<boolean>`true`)
    .orderBy(sql`r.closed_at is null`, 'desc')
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => [
    'reports',
    row.closed_at === null,
    row.created_at.toISOString(),
    row.id,
  ]);
  const { total } = await db
    .selectFrom('reports')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return { data: page.rows.map(reportOf), nextCursor: page.nextCursor, total };
}

export async function findReport(db: Db, id: string): Promise<Report | undefined> {
  const row = await reports(db).where('r.id', '=', id).executeTakeFirst();
  return row && reportOf(row);
}

/** Holds it as it is until the transaction ends: nobody closes it meanwhile. */
export async function lockReport(transaction: Db, id: string): Promise<Report | undefined> {
  const row = await reports(transaction).where('r.id', '=', id).forUpdate('r').executeTakeFirst();
  return row && reportOf(row);
}

export async function setClosed(db: Db, id: string, adminId: string): Promise<void> {
  await db
    .updateTable('reports')
    .set({ closed_at: new Date(), closed_by: adminId })
    .where('id', '=', id)
    .execute();
}

/** Whether this admin's look at it stands in the audit log. */
export async function hasLooked(db: Db, reportId: string, adminId: string): Promise<boolean> {
  const look = await db
    .selectFrom('audit_log')
    .select('id')
    .where('act', '=', 'read-report')
    .where('record_id', '=', reportId)
    .where('admin_id', '=', adminId)
    .limit(1)
    .executeTakeFirst();
  return look !== undefined;
}

/** What a user reported, the oldest first. */
export const reportsOfReporter = (db: Db, userId: string) =>
  db
    .selectFrom('reports')
    .select(['conversation_id as conversationId', 'reason', 'created_at as createdAt'])
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .execute();
