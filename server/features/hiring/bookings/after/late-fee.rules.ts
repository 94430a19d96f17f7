import { endOf, spansOf } from '#domain/calendar/spans.ts';
import { type Entry, inOrder, type Side } from '#domain/ledger/entry.ts';
import { lateHours } from '#domain/rental-quote/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bookedUnits } from '../../calendar/units/unit.data.ts';
import { type InspectionRow, inspectionsOf } from '../../rentals/inspection.data.ts';
import type { BookingRow } from '../booking.data.ts';

/** Late hours of a booking's machines, in rupees. */
export interface LateFee {
  /** How many hours were late, and what the owner asks for them: as agreed, or what they lowered it to. */
  hours: number;
  claimed: number;
  /** What the customer agreed to. */
  agreed: number;
  /** A machine is still out: the hours grow. */
  growing: boolean;
}

const signedAt = ({ customer_signed_at, provider_signed_at }: InspectionRow): Date | undefined =>
  customer_signed_at && provider_signed_at
    ? new Date(Math.max(customer_signed_at.getTime(), provider_signed_at.getTime()))
    : undefined;

const isOut = new Set(['under_way', 'done_said']);

/** When each machine was back: by both signatures, else now while it is out. */
function returns(
  units: string[],
  { inspections, booking, now }: { inspections: InspectionRow[]; booking: BookingRow; now: Date },
): { back: Date; growing: boolean }[] {
  const signed = (unitId: string, kind: 'handover' | 'return'): Date | undefined => {
    const found = inspections.find((one) => one.unit_id === unitId && one.kind === kind);
    return found && signedAt(found);
  };
  return units.flatMap((unit) => {
    const back = signed(unit, 'return');
    if (back) return { back, growing: false };
    return signed(unit, 'handover') && isOut.has(booking.status) ? { back: now, growing: true } : [];
  });
}

/** The last that a side said of the fee, in the book. */
export const lastWordOn = (entries: readonly Entry[], by: Side): number | undefined =>
  inOrder(entries)
    .flatMap(({ kind, body }) =>
      kind === 'event' && body.event === 'late-fee' && body.by === by ? Number(body.amount) : [],
    )
    .at(-1);

/** By the price of a late hour that was agreed with the offer; none where none was. */
export async function lateFeeOf(
  db: Db,
  booking: BookingRow,
  { entries, now }: { entries: readonly Entry[]; now: Date },
): Promise<LateFee | undefined> {
  const { latePerHour, graceMinutes = 0 } = booking.quote?.beyond ?? {};
  if (!latePerHour) return undefined;
  const units = (await bookedUnits(db, [booking.id])).map(({ id }) => id);
  const inspections = await inspectionsOf(db, booking.id);
  const due = endOf(spansOf(booking.dates));
  const all = returns(units, { inspections, booking, now });
  const hours = all.reduce((sum, { back }) => sum + lateHours({ due, back, graceMinutes }), 0);
  if (hours === 0) return undefined;
  const asked = Math.min(hours * latePerHour, lastWordOn(entries, 'provider') ?? hours * latePerHour);
  const granted = Math.min(asked, lastWordOn(entries, 'customer') ?? 0);
  return { hours, claimed: asked, agreed: granted, growing: all.some(({ growing }) => growing) };
}
