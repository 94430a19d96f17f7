import type { z } from 'zod';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { answerDamage, Damage, postDamage } from '#contract/hiring/rentals.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import type { HiringByClock } from '../hiring.ts';
import {
  addDamage,
  answerBy,
  backAt,
  bookingOf,
  closeUnanswered,
  damagesOf,
  findSame,
  lockDamage,
  setAnswer,
} from './damage.data.ts';
import { presentDamage } from './damage.view.ts';
import { isBooked, otherOf, type Rental, requireRental } from './rental.data.ts';
import { tell } from './rental-news.rules.ts';
import { requirePictures } from './rental-pictures.rules.ts';

type NewDamage = z.infer<NonNullable<(typeof postDamage)['body']>>;
type Answer = z.infer<NonNullable<(typeof answerDamage)['body']>>;

const hoursToTell = 48;
const whileOut: readonly BookingStatus[] = ['under_way', 'done_said', 'done'];

/** @throws AppError 'state-changed' before the hire, and once 48 hours have gone by since the return */
async function requireTimeToTell(
  db: Db,
  { booking }: Rental,
  { unitId, now }: { unitId: string; now: Date },
): Promise<void> {
  const back = await backAt(db, booking.id, unitId);
  const late = !back || now.getTime() > back.getTime() + hoursToTell * 3_600_000;
  if (late || !whileOut.includes(booking.status)) throw new AppError('state-changed');
}

/** The owner says what was damaged. @throws AppError 'not-found', 'not-allowed', 'state-changed', 'picture-invalid' */
export async function sayDamage(
  hiring: HiringByClock,
  { userId }: Caller,
  { id, body }: { id: string; body: NewDamage },
): Promise<Damage> {
  const now = hiring.now();
  const { pictures: stored, limits, db } = hiring.services;
  if ((await requireRental(db, { id, userId })).side !== 'provider') throw new AppError('not-allowed');
  await limits.take('damage-by-user', userId);
  return inTransaction(hiring, async (transaction, after) => {
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const { unitId, amount, text, pictures: given } = body;
    if (!(await isBooked(transaction, id, unitId))) throw fieldError('unitId', 'bad-input');
    const pictures = await requirePictures(transaction, stored, { given, rental });
    const damage = { booking_id: id, unit_id: unitId, amount, text, pictures };
    const same = await findSame(transaction, damage);
    if (same) return presentDamage(same);
    await requireTimeToTell(transaction, rental, { unitId, now });
    const row = await addDamage(transaction, damage, now);
    await tell(transaction, after, {
      rental,
      to: [otherOf(rental)],
      by: userId,
      now,
      kind: 'damage',
      until: answerBy(row.created_at),
      act: `damage:${row.id}`,
      matter: `damage:${row.id}`,
    });
    return presentDamage(row);
  });
}

/** The customer agrees or contests. The same answer again changes nothing. @throws AppError 'not-found', 'not-allowed', 'state-changed' */
export async function answer(
  hiring: HiringByClock,
  { userId }: Caller,
  { damageId, body }: { damageId: string; body: Answer },
): Promise<Damage> {
  const now = hiring.now();
  const { services } = hiring;
  return inTransaction(hiring, async (transaction, after) => {
    const id = isId(damageId) ? await bookingOf(transaction, damageId) : undefined;
    if (id === undefined) throw new AppError('not-found');
    const rental = await requireRental(transaction, { id, userId, hold: true });
    if (rental.side !== 'customer') throw new AppError('not-allowed');
    const damage = await lockDamage(transaction, damageId);
    if (damage.status === body.status) return presentDamage(damage);
    if (damage.status !== 'open' || now > answerBy(damage.created_at)) throw new AppError('state-changed');
    const { status, answer: text = null } = body;
    const answer_pictures = await requirePictures(transaction, services.pictures, {
      given: body.pictures,
      rental,
    });
    const row = await setAnswer(transaction, damageId, { status, answer: text, answer_pictures });
    const event = { event: 'damage', damage: damageId, amount: row.amount, status };
    await writeEvent(transaction, { bookId: id, body: event, now });
    await endMatters(transaction, after, { matters: [`damage:${damageId}`] });
    await tell(transaction, after, {
      rental,
      to: [otherOf(rental)],
      by: userId,
      now,
      act: `damage-answer:${damageId}`,
    });
    return presentDamage(row);
  });
}

/** @throws AppError 'not-found' */
export async function readDamages(hiring: HiringByClock, { userId }: Caller, id: string): Promise<Damage[]> {
  const { db } = hiring.services;
  await requireRental(db, { id, userId });
  return (await damagesOf(db, id)).map(presentDamage);
}

/** A job: damages without an answer for seven days stay so. */
export async function endUnanswered(hiring: HiringByClock): Promise<number> {
  return inTransaction(hiring, async (transaction, after) => {
    const closed = await closeUnanswered(transaction, hiring.now());
    await endMatters(transaction, after, { matters: closed.map((id) => `damage:${id}`) });
    return closed.length;
  });
}
