import { addDays, siteDate } from '#domain/calendar/dates.ts';
import { emitHiring, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { AppError, fieldError } from '#server/platform/http/errors.ts';
import type { Hiring, Listing } from '../hiring.ts';
import { insertBlock, reserveWhatIsFree } from './block.data.ts';
import { spansOfBlock } from './block.rules.ts';
import { answerId, forgetAnswers } from './still-free.data.ts';
import { listingsOf } from './units/listing.data.ts';
import { ensureUnits, lockUnits } from './units/unit.data.ts';

/**
 * Says of all that a user lists, but machines, that it is available or not. Given by app.ts.
 * @returns what is to be done after the commit
 */
export type SayAvailable = (
  transaction: Db,
  said: { userId: string; available: boolean; now: Date },
) => Promise<() => void>;

const mostAhead = 90;

/** Free from a later day: the days until then are kept free of work, but where there is work already. */
async function keepFreeUntil(
  transaction: Db,
  { ref, userId, capacity }: Listing,
  { from, now }: { from: string; now: Date },
): Promise<void> {
  await ensureUnits(transaction, { ref, userId, capacity });
  const units = await lockUnits(transaction, { ref });
  // Of a crew not those who keep a calendar of their own.
  const own = units.filter((unit) => unit.userId === null || unit.userId === userId).map(({ id }) => id);
  const days = { from: siteDate(now), to: addDays(from, -1), part: 'day' } as const;
  const clientId = answerId(ref._id, now);
  const blockId = await insertBlock(transaction, { ...days, ownerId: userId, clientId, listing: ref });
  if (blockId) await reserveWhatIsFree(transaction, own, { blockId, spans: spansOfBlock(days) });
}

interface Answer {
  answer: 'yes' | 'no' | 'from';
  /** With 'from': the first free day. */
  from?: string | undefined;
  sayAvailable: SayAvailable;
}

/**
 * Answers "Free today?" for all the work that a user lists. "From" switches it off until then: the next morning asks.
 * @throws AppError 'not-found' for who lists no work, 'free-from' for a day that is not ahead
 */
export async function answerStillFree(
  hiring: Hiring,
  userId: string,
  { answer, from, sayAvailable }: Answer,
): Promise<{ available: boolean; from: string | null }> {
  const now = hiring.now();
  const today = siteDate(now);
  const until = answer === 'from' ? from : undefined;
  if (until !== undefined && (until <= today || until > addDays(today, mostAhead)))
    throw fieldError('from', 'free-from');
  const available = answer === 'yes';
  const done = await inTransaction(hiring, async (transaction) => {
    const listings = (await listingsOf(transaction, userId)).filter(({ ref }) => ref.kind !== 'product');
    if (listings.length === 0) throw new AppError('not-found');
    const after = await sayAvailable(transaction, { userId, available, now });
    await forgetAnswers(transaction, userId, today);
    if (until !== undefined)
      for (const listing of listings) await keepFreeUntil(transaction, listing, { from: until, now });
    return after;
  });
  done();
  emitHiring(hiring, [userId], { kind: 'calendar', _id: userId });
  return { available, from: until ?? null };
}
