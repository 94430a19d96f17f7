import { type Selectable, sql } from 'kysely';
import type { InspectionFacts } from '#contract/hiring/inspections.calls.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { InspectionsTable } from '#server/platform/database/tables/hiring/trust-tables.ts';
import { recountBooking } from '../calendar/units/standing.data.ts';
import type { Side } from './rental.data.ts';

export type InspectionRow = Omit<Selectable<InspectionsTable>, 'body'> & { body: InspectionFacts };

/** What both sides sign, as it is kept. */
export interface Found {
  bookingId: string;
  unitId: string;
  kind: 'handover' | 'return';
  facts: InspectionFacts;
  pictures: string[];
  sha256: Buffer;
}

const rowOf = (row: Selectable<InspectionsTable>): InspectionRow => ({
  ...row,
  // Only `saveInspection` writes it.
  body: row.body as InspectionFacts,
});

export async function inspectionsOf(db: Db, bookingId: string): Promise<InspectionRow[]> {
  const rows = await db
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('kind')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(rowOf);
}

/** Holds it until the transaction ends. */
export async function lockInspection(
  transaction: Db,
  of: { bookingId: string; id: string },
): Promise<InspectionRow | undefined> {
  const row = await transaction
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', of.bookingId)
    .where('id', '=', of.id)
    .forUpdate()
    .executeTakeFirst();
  return row && rowOf(row);
}

export async function findInspection(
  db: Db,
  of: Pick<Found, 'bookingId' | 'unitId' | 'kind'>,
): Promise<InspectionRow | undefined> {
  const row = await db
    .selectFrom('inspections')
    .selectAll()
    .where('booking_id', '=', of.bookingId)
    .where('unit_id', '=', of.unitId)
    .where('kind', '=', of.kind)
    .executeTakeFirst();
  return row && rowOf(row);
}

/** Writes it, or writes it anew: then nobody has signed it. */
export async function saveInspection(transaction: Db, found: Found, now: Date): Promise<InspectionRow> {
  const content = {
    body: JSON.stringify(found.facts),
    pictures: found.pictures,
    sha256: found.sha256,
    customer_signed_at: null,
    provider_signed_at: null,
    created_at: now,
  };
  const row = await transaction
    .insertInto('inspections')
    .values({ booking_id: found.bookingId, unit_id: found.unitId, kind: found.kind, ...content })
    .onConflict((conflict) => conflict.columns(['booking_id', 'unit_id', 'kind']).doUpdateSet(content))
    .returningAll()
    .executeTakeFirstOrThrow();
  await recountBooking(transaction, row.booking_id);
  return rowOf(row);
}

export async function setSigned(
  transaction: Db,
  id: string,
  { side, now }: { side: Side; now: Date },
): Promise<InspectionRow> {
  const row = await transaction
    .updateTable('inspections')
    .set(side === 'customer' ? { customer_signed_at: now } : { provider_signed_at: now })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recountBooking(transaction, row.booking_id);
  return rowOf(row);
}

/** Both sides said that the hire is over. */
export async function endHire(transaction: Db, bookingId: string, now: Date): Promise<void> {
  await transaction
    .updateTable('bookings')
    .set({
      ...{ status: 'done', status_by: null, status_at: now, updated_at: now },
      version: sql<number>`version + 1`,
    })
    .where('id', '=', bookingId)
    .execute();
  await recountBooking(transaction, bookingId);
}
