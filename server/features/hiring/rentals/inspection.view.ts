import type { Inspection } from '#contract/hiring/inspections.calls.ts';
import type { InspectionRow } from './inspection.data.ts';
import { addressOf } from './rental-pictures.rules.ts';

/** The one place where an inspection becomes JSON. */
export const presentInspection = (row: InspectionRow): Inspection => ({
  ...row.body,
  _id: row.id,
  bookingId: row.booking_id,
  unitId: row.unit_id,
  kind: row.kind,
  pictures: row.pictures.map((reference) => addressOf(row.booking_id, reference)),
  sha256: row.sha256.toString('hex'),
  customerSignedAt: row.customer_signed_at?.toISOString() ?? null,
  providerSignedAt: row.provider_signed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
