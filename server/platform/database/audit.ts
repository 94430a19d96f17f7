import type { AuditKind } from '#contract/admin/admin.calls.ts';
import { currentLog } from '#server/platform/http/trace.ts';
import type { Db } from './database.ts';
import type { AuditLogTable } from './tables/site-tables.ts';

export interface Act {
  act: AuditLogTable['act'];
  /** Absent for a failed login. */
  admin?: { userId: string; fullname: string };
  record?: { kind: AuditKind; id: string; name: string };
}

/** Writes down what an admin did, in the transaction of the deed. No private values. */
export async function recordAct(db: Db, { act, admin, record }: Act): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({
      act,
      admin_id: admin?.userId ?? null,
      admin_name: admin?.fullname ?? null,
      kind: record?.kind ?? null,
      record_id: record?.id ?? null,
      record_name: record?.name ?? null,
    })
    .execute();
  // A failed login is an event of the call that it was.
  if (admin) {
    const event = { event: 'admin-act', act, kind: record?.kind, userId: admin.userId };
    currentLog()?.info(event, 'security');
  }
}
