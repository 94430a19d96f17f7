import { randomUUID } from 'node:crypto';
import type { Fault } from '#contract/hiring/rentals.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import { readSpans } from '../calendar/units/span-text.data.ts';
import type { HiringByClock } from '../hiring.ts';
import { type FaultRow, faultsOf } from './fault.data.ts';
import { findTerms } from './rent-terms.data.ts';
import { isBooked, otherOf, type Rental, requireRental } from './rental.data.ts';
import { tell } from './rental-news.rules.ts';

/** So many faults a booking may have. */
const mostFaults = 200;

/** A time that was said: never later than now. */
const past = (said: string | undefined, now: Date): Date =>
  said === undefined || Date.parse(said) > now.getTime() ? now : new Date(said);

/** Hours of the hire between a fault and its repair, in tenths. */
function stoppedHours({ booking }: Rental, fault: FaultRow, now: Date): number {
  const from = Date.parse(fault.at);
  const to = fault.repairedAt === null ? now.getTime() : Date.parse(fault.repairedAt);
  const ms = readSpans(booking.spans).reduce(
    (sum, span) => sum + Math.max(0, Math.min(to, span.to.getTime()) - Math.max(from, span.from.getTime())),
    0,
  );
  return Math.round(ms / 360_000) / 10;
}

async function present(db: Db, rental: Rental, now: Date): Promise<Fault[]> {
  const terms = await findTerms(db, rental.booking.listing_id);
  const counts = terms?.record.downtimeStops ?? true;
  return (await faultsOf(db, rental.booking.id)).map(({ id, ...fault }) => ({
    _id: id,
    ...fault,
    stoppedHours: counts ? stoppedHours(rental, { id, ...fault }, now) : 0,
  }));
}

async function requireFault(db: Db, rental: Rental, { id, now }: { id: string; now: Date }): Promise<Fault> {
  const found = (await present(db, rental, now)).find(({ _id }) => _id === id);
  if (!found) throw new AppError('not-found');
  return found;
}

/** @throws AppError 'not-found' */
export async function readFaults(hiring: HiringByClock, { userId }: Caller, id: string): Promise<Fault[]> {
  const { db } = hiring.services;
  return present(db, await requireRental(db, { id, userId }), hiring.now());
}

/** A machine stands still. One that stands still already answers its fault. @throws AppError 'not-found', 'too-early', 'state-changed', 'faults-full' */
export async function sayFault(
  hiring: HiringByClock,
  { userId }: Caller,
  { id, body }: { id: string; body: { unitId: string; at?: string | undefined; text: string } },
): Promise<Fault> {
  const now = hiring.now();
  return inTransaction(hiring, async (transaction, after) => {
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const { unitId, text } = body;
    if (!(await isBooked(transaction, id, unitId))) throw fieldError('unitId', 'bad-input');
    const { status } = rental.booking;
    if (status === 'agreed') throw new AppError('too-early');
    if (status !== 'under_way') throw new AppError('state-changed');
    const known = await faultsOf(transaction, id);
    const open = known.find((fault) => fault.unitId === unitId && fault.repairedAt === null);
    if (open) return requireFault(transaction, rental, { id: open.id, now });
    if (known.length >= mostFaults) throw new AppError('faults-full');
    const fault = randomUUID();
    const at = past(body.at, now).toISOString();
    const event = { event: 'fault', fault, unitId, by: rental.side, at, text };
    await writeEvent(transaction, { bookId: id, body: event, now });
    await tell(transaction, after, { rental, to: [otherOf(rental)], by: userId, now, act: `fault:${fault}` });
    return requireFault(transaction, rental, { id: fault, now });
  });
}

/** A machine runs again. Said twice, the first word counts. @throws AppError 'not-found' */
export async function sayRepaired(
  hiring: HiringByClock,
  { userId }: Caller,
  { id, faultId, repairedAt }: { id: string; faultId: string; repairedAt: string | undefined },
): Promise<Fault> {
  const now = hiring.now();
  return inTransaction(hiring, async (transaction, after) => {
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const fault = await requireFault(transaction, rental, { id: faultId, now });
    if (fault.repairedAt !== null) return fault;
    const said = past(repairedAt, now);
    const at = (said < new Date(fault.at) ? new Date(fault.at) : said).toISOString();
    const event = { event: 'repaired', fault: faultId, unitId: fault.unitId, by: rental.side, at };
    await writeEvent(transaction, { bookId: id, body: event, now });
    await tell(transaction, after, {
      rental,
      to: [otherOf(rental)],
      by: userId,
      now,
      act: `repaired:${faultId}`,
    });
    return requireFault(transaction, rental, { id: faultId, now });
  });
}
