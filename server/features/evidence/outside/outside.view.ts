import type { Outside } from '#contract/evidence/outside-days.calls.ts';
import type { OutsideSaid } from './outside.data.ts';

export const outsideView = (row: OutsideSaid): Outside => ({
  _id: row.id,
  employerName: row.employer_name,
  phoneLast4: row.phone_last4,
  pin: row.pin,
  trade: row.trade,
  dates: row.dates,
  confirmedAt: row.confirmed_at?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
});
