import type { Claim, Owed } from '#contract/evidence/owed.calls.ts';
import { claimFrom, remindFrom, type Steps, stateOf } from '#domain/evidence/claim.ts';
import type { ClaimRow } from './claim.data.ts';
import type { WageBook } from './claims.ts';
import { hintsFor } from './labour-help.view.ts';

const noSteps: Steps = { reminded: [], claimedAt: null, withdrawnAt: null };

/** What was paid ended these steps: what is owed since has none yet. */
export function stepsOf({ sums }: Pick<WageBook, 'sums'>, row: ClaimRow | undefined): Steps {
  if (!row || (row.ended_why === 'paid' && sums.agreed > 0)) return noSteps;
  return {
    reminded: row.reminded_at,
    claimedAt: row.claimed_at,
    withdrawnAt: row.ended_why === 'withdrawn' ? row.ended_at : null,
  };
}

/** What the employer granted when first reminded: what they took back since ends no claim. */
export function grantedOf(book: Pick<WageBook, 'granted' | 'sums'>, { reminded: [first] }: Steps) {
  const { owed, takenBack } = first ? book.granted(first) : { owed: 0, takenBack: [] };
  return { granted: Math.max(book.sums.agreed, owed), takenBack };
}

type OwedBook = Omit<WageBook, 'detail'>;

export function presentOwed(book: OwedBook, row: ClaimRow | undefined): Owed {
  const { bookingId, customer, end, sums } = book;
  const steps = stepsOf(book, row);
  const { granted } = grantedOf(book, steps);
  return {
    ...{ bookingId, employer: customer, end, ...sums, granted },
    remindFrom: remindFrom(end, steps),
    reminded: steps.reminded.map((at) => at.toISOString()),
    claimFrom: claimFrom(steps),
    claimedAt: steps.claimedAt?.toISOString() ?? null,
    state: stateOf(steps, granted),
  };
}

/** A claim as it stands by the book now: what was paid since counts. */
export function presentClaim(book: WageBook, row: ClaimRow | undefined): Claim {
  const { earned: wages, paid } = book.amounts();
  return {
    ...presentOwed(book, row),
    ...book.detail(),
    takenBack: grantedOf(book, stepsOf(book, row)).takenBack,
    ...{ wages, paid },
    worker: book.worker,
    pin: book.pin,
    seal: null,
    hints: hintsFor(book.pin),
  };
}
