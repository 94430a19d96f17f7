import type { Claim, Owed } from '#contract/evidence/owed.calls.ts';
import { claimFrom, remindFrom, type Steps, stateOf } from '#domain/evidence/claim.ts';
import type { ClaimRow } from './claim.data.ts';
import type { WageBook } from './claims.ts';
import { hintsFor } from './labour-help.view.ts';

export const stepsOf = (row: ClaimRow | undefined): Steps => ({
  reminded: row?.reminded_at ?? [],
  claimedAt: row?.claimed_at ?? null,
  withdrawn: row?.ended_why === 'withdrawn',
});

export function presentOwed(
  { bookingId, customer, end, sums }: Omit<WageBook, 'detail'>,
  row: ClaimRow | undefined,
): Owed {
  const steps = stepsOf(row);
  return {
    ...{ bookingId, employer: customer, end, ...sums },
    remindFrom: remindFrom(end, steps),
    reminded: steps.reminded.map((at) => at.toISOString()),
    claimFrom: claimFrom(steps),
    claimedAt: steps.claimedAt?.toISOString() ?? null,
    state: stateOf(steps, sums.agreed),
  };
}

/** A claim as it stands by the book now: what was paid since counts. */
export const presentClaim = (book: WageBook, row: ClaimRow | undefined): Claim => ({
  ...presentOwed(book, row),
  ...book.detail(),
  worker: book.worker,
  pin: book.pin,
  seal: null,
  hints: hintsFor(book.pin),
});
