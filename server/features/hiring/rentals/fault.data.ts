import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** A fault as the book tells it. Times ISO 8601. */
export interface FaultRow {
  id: string;
  unitId: string;
  by: 'customer' | 'provider';
  at: string;
  text: string;
  repairedAt: string | null;
}

/** The faults that a booking's book holds, the oldest first; the first word that it runs again counts. */
export async function faultsOf(db: Db, bookingId: string): Promise<FaultRow[]> {
  const { rows } = await sql<FaultRow>`
    select f.body->>'fault' as id, f.body->>'unitId' as "unitId", f.body->>'by' as by, f.body->>'at' as at,
      f.body->>'text' as text,
      (select r.body->>'at' from ledger_entries r where r.book_id = f.book_id and r.kind = 'event'
        and r.body->>'event' = 'repaired' and r.body->>'fault' = f.body->>'fault' order by r.seq limit 1)
        as "repairedAt"
    from ledger_entries f
    where f.book_id = ${bookingId}::uuid and f.kind = 'event' and f.body->>'event' = 'fault'
    order by f.seq`.execute(db);
  return rows;
}
