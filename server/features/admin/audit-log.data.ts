import { sql } from 'kysely';
import { z } from 'zod';
import { auditKinds } from '#contract/admin/admin.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import {
  type Page,
  type Paging,
  pageOf,
  readPosition,
  rowsToRead,
} from '#server/platform/database/page-cursor.ts';

const position = z.tuple([z.literal('audit'), z.number().int()]);
const knownKind = z.enum(auditKinds).nullable().catch(null);
// An identity column: it grows with time, so newest first is highest first.
const numbered = z.coerce.number();

/** What admins did, newest first. @throws AppError 'bad-cursor' */
export async function auditLogPage(db: Db, paging: Paging) {
  const before = readPosition(position, paging.cursor);
  const rows = await db
    .selectFrom('audit_log')
    .selectAll()
    .$if(before !== undefined, (query) => query.where('id', '<', String(before?.[1])))
    .orderBy('id', 'desc')
    .limit(rowsToRead(paging))
    .execute();
  const page = pageOf(rows, paging, (row) => ['audit', numbered.parse(row.id)]);
  const data = page.rows.map((row) => ({
    _id: String(row.id),
    act: row.act,
    adminName: row.admin_name,
    kind: knownKind.parse(row.kind),
    recordId: row.record_id,
    recordName: row.record_name,
    createdAt: row.created_at.toISOString(),
  }));
  return { data, nextCursor: page.nextCursor, total: await countLog(db) } satisfies Page<unknown>;
}

async function countLog(db: Db): Promise<number> {
  const row = await db
    .selectFrom('audit_log')
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return row.total;
}
