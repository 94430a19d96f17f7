import type { Claim } from '#contract/evidence/owed.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { sealSums } from '../seal/seal.rules.ts';
import type { Claims, WageBook } from './claims.ts';

/**
 * A claim that stands, with the sums of its book as Neev signs them: the letter says what the book said that day. While the
 * log cannot be signed a claim has no seal, and is a claim all the same.
 */
export async function withSeal<One extends Claim>(claims: Claims, book: WageBook, claim: One): Promise<One> {
  if (claim.state !== 'claimed') return claim;
  const { earned: wages, paid } = book.amounts();
  const today = siteDate(claims.now());
  const seal = await sealSums(claims, {
    name: book.worker.name ?? '',
    ...{ from: book.begin, to: [today, book.begin].sort()[1] ?? today },
    sums: { days: book.agreedDays, wages, paid, owed: book.sums.agreed },
    books: [{ bookingId: book.bookingId, head: book.head }],
  }).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
  return { ...claim, seal };
}
