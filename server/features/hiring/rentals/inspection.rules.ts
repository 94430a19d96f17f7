import { createHash } from 'node:crypto';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Inspection, InspectionBody } from '#contract/hiring/inspections.calls.ts';
import { firstMidnight } from '#domain/calendar/spans.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import type { HiringByClock } from '../hiring.ts';
import { startWork } from '../ledger/book/under-way.data.ts';
import {
  type Found,
  findInspection,
  type InspectionRow,
  inspectionsOf,
  lockInspection,
  saveInspection,
  setSigned,
} from './inspection.data.ts';
import { presentInspection } from './inspection.view.ts';
import { isBooked, otherOf, type Rental, requireRental } from './rental.data.ts';
import { tell } from './rental-news.rules.ts';
import { requirePictures } from './rental-pictures.rules.ts';

const whenOf: Record<Found['kind'], readonly BookingStatus[]> = {
  handover: ['agreed', 'under_way'],
  return: ['under_way', 'done_said', 'done'],
};

/** @throws AppError 'too-early' for the return of what was not handed over, 'state-changed' where the time is over */
function requireTime({ booking: { status } }: Rental, kind: Found['kind']): void {
  if (whenOf[kind].includes(status)) return;
  throw new AppError(kind === 'return' && status === 'agreed' ? 'too-early' : 'state-changed');
}

const isSigned = (row: InspectionRow): boolean =>
  row.customer_signed_at !== null && row.provider_signed_at !== null;

/** What both sides sign: the checklist, its pictures, the machine and the occasion. */
const hashOf = ({ kind, unitId, facts, pictures }: Omit<Found, 'sha256' | 'bookingId'>): Buffer =>
  createHash('sha256')
    .update(canonicalJson({ kind, unit: unitId, body: facts, pictures }))
    .digest();

async function readFound(
  transaction: Db,
  hiring: HiringByClock,
  { rental, body }: { rental: Rental; body: InspectionBody },
): Promise<Found> {
  const { unitId, kind, pictures: given, ...facts } = body;
  requireTime(rental, kind);
  const bookingId = rental.booking.id;
  if (!(await isBooked(transaction, bookingId, unitId))) throw fieldError('unitId', 'bad-input');
  const pictures = await requirePictures(transaction, hiring.services.pictures, { given, rental });
  return {
    bookingId,
    unitId,
    kind,
    facts,
    pictures,
    sha256: hashOf({ kind, unitId, facts, pictures }),
  };
}

/**
 * Writes a machine's checklist. Writing the same again leaves the signatures, another one takes them off; what both
 * signed stands.
 * @throws AppError 'not-found', 'pictures-few', 'picture-invalid', 'too-early', 'state-changed', 'too-many'
 */
export async function writeInspection(
  hiring: HiringByClock,
  { userId }: Caller,
  { id, body }: { id: string; body: InspectionBody },
): Promise<Inspection> {
  const now = hiring.now();
  return inTransaction(hiring, async (transaction, after) => {
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const found = await readFound(transaction, hiring, { rental, body });
    const known = await findInspection(transaction, found);
    if (known?.sha256.equals(found.sha256)) return presentInspection(known);
    if (known && isSigned(known)) throw new AppError('state-changed');
    // Each is told to the other side.
    await hiring.services.limits.take('checklist-by-user', userId);
    const row = await saveInspection(transaction, found, now);
    const act = `inspection:${row.id}:${found.sha256.toString('hex').slice(0, 16)}`;
    await tell(transaction, after, { rental, to: [otherOf(rental)], by: userId, now, act });
    return presentInspection(row);
  });
}

/**
 * Signs a checklist as the caller read it. The second signature under a hand-over begins the hire.
 * @throws AppError 'not-found', 'inspection-changed', 'too-early' before the first day, 'state-changed'
 */
export async function sign(
  hiring: HiringByClock,
  { userId }: Caller,
  { id, inspectionId, sha256 }: { id: string; inspectionId: string; sha256: string },
): Promise<Inspection> {
  const now = hiring.now();
  return inTransaction(hiring, async (transaction, after) => {
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const found = isId(inspectionId)
      ? await lockInspection(transaction, { bookingId: id, id: inspectionId })
      : undefined;
    if (!found) throw new AppError('not-found');
    if (found.sha256.toString('hex') !== sha256) throw new AppError('inspection-changed');
    const { side, booking } = rental;
    if (found[`${side}_signed_at`] !== null) return presentInspection(found);
    requireTime(rental, found.kind);
    if (now < firstMidnight(booking.dates)) throw new AppError('too-early');
    const row = await setSigned(transaction, found.id, { side, now });
    if (isSigned(row)) {
      const body = { event: found.kind, unitId: row.unit_id, sha256 };
      await writeEvent(transaction, { bookId: id, body, now });
      // Both said it: neither can say that the other did not come.
      if (found.kind === 'handover') await startWork(transaction, { bookingId: id, by: null, now });
    }
    await tell(transaction, after, {
      rental,
      to: [otherOf(rental)],
      by: userId,
      now,
      act: `signed:${row.id}:${sha256.slice(0, 16)}:${side}`,
    });
    return presentInspection(row);
  });
}

/** @throws AppError 'not-found' */
export async function readInspections(
  hiring: HiringByClock,
  { userId }: Caller,
  id: string,
): Promise<Inspection[]> {
  const { db } = hiring.services;
  await requireRental(db, { id, userId });
  return (await inspectionsOf(db, id)).map(presentInspection);
}
