import type { Selectable } from 'kysely';
import type { ContractBillsTable } from '#server/platform/database/tables/hiring/contract-tables.ts';

export type BillRow = Selectable<ContractBillsTable>;

/** A bill as both signed it. */
export const billOf = ({ version, lines, stages, gst_percent, total }: BillRow) => ({
  version,
  lines,
  stages,
  gstPercent: gst_percent === null ? null : Number(gst_percent),
  total,
});
