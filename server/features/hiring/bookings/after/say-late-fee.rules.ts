import type { Settlement } from '#contract/hiring/after-booking.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import { entriesOf } from '#server/platform/ledger/entry.data.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import type { Hiring } from '../../hiring.ts';
import { otherOf, requireRental } from '../../rentals/rental.data.ts';
import { tell } from '../../rentals/rental-news.rules.ts';
import { lastWordOn, lateFeeOf } from './late-fee.rules.ts';
import { readSettlement, saysNoDeposit } from './settlement.rules.ts';

const hasBegun = new Set<string>(['under_way', 'done_said', 'done']);

/**
 * The customer agrees to what is asked for late hours; the owner asks for less, or for nothing. Until then it is a claim.
 * The same again changes nothing.
 * @throws AppError 'not-found', 'state-changed' where the machine is out, or another sum is asked; 400 at `amount`
 */
export async function sayLateFee(
  hiring: Hiring,
  caller: Caller,
  { id, amount }: { id: string; amount: number },
): Promise<Settlement> {
  const { userId } = caller;
  await requireRental(hiring.services.db, { id, userId });
  await inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const { booking, side } = rental;
    const entries = await entriesOf(transaction, id);
    const fee = await lateFeeOf(transaction, booking, { entries, now });
    if (!fee || fee.growing) throw new AppError('state-changed');
    if (lastWordOn(entries, side) === amount) return;
    if (side === 'customer' && amount !== fee.claimed) throw new AppError('state-changed');
    if (amount > fee.claimed || amount < fee.agreed) throw fieldError('amount', 'money-invalid');
    await writeEvent(transaction, { bookId: id, body: { event: 'late-fee', by: side, amount }, now });
    await endMatters(transaction, after, { matters: [`booking:${id}`], of: userId });
    const act = `late-fee:${id}:${side}:${amount}`;
    await tell(transaction, after, { rental, to: [otherOf(rental)], by: userId, act, now });
  });
  return readSettlement(hiring, userId, id);
}

/**
 * The customer says that the agreed deposit was waived. Said again it changes nothing, and one that is written down
 * later counts all the same.
 * @throws AppError 'not-found', 'not-allowed' for the owner, 'state-changed' where none was agreed or the hire has not begun
 */
export async function sayNoDeposit(hiring: Hiring, caller: Caller, id: string): Promise<Settlement> {
  const { userId } = caller;
  await requireRental(hiring.services.db, { id, userId });
  await inTransaction(hiring, async (transaction, after) => {
    const now = hiring.now();
    const rental = await requireRental(transaction, { id, userId, hold: true });
    const { booking, side } = rental;
    if (side !== 'customer') throw new AppError('not-allowed');
    if (!booking.quote?.deposit || !hasBegun.has(booking.status)) throw new AppError('state-changed');
    if (saysNoDeposit(await entriesOf(transaction, id))) return;
    await writeEvent(transaction, { bookId: id, body: { event: 'no-deposit', by: side }, now });
    const act = `no-deposit:${id}`;
    await tell(transaction, after, { rental, to: [otherOf(rental)], by: userId, act, now });
  });
  return readSettlement(hiring, userId, id);
}
