import type { Entry } from '#domain/ledger/entry.ts';
import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters, turnMatter } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type ClaimRow, findClaim, lockClaim, updateClaim } from './claim.data.ts';
import { grantedOf, stepsOf } from './claim.view.ts';
import type { Claims } from './claims.ts';

/** For so long what was said to be paid can turn out not to be, and the claim stands again. */
const mistakeMs = 5 * 86_400_000;

/** The worker says that less came, or that it did not. */
const takesBack = ({ side, kind, body }: Entry): boolean =>
  side === 'provider' && (kind === 'dispute' || (kind === 'correct' && 'amount' in body.body));

/** An answer may be to a payment. */
const isOfMoney = ({ kind, body }: Entry): boolean =>
  kind === 'money' || kind === 'agree' || (kind === 'correct' && 'amount' in body.body);

const isMistake = (row: ClaimRow, lines: readonly Entry[], now: Date): boolean =>
  row.ended_why === 'paid' &&
  row.ended_at !== null &&
  now.getTime() - row.ended_at.getTime() <= mistakeMs &&
  lines.some(takesBack);

/**
 * What lines of a book do to its claim, in their transaction: it ends once all is paid, and what its payer was told
 * says what is left. What the payer writes alone ends nothing (docs/rules.md#evidence-42).
 */
export async function wagesMoved(
  claims: Claims,
  transaction: Db,
  { bookingId, lines, after }: { bookingId: string; lines: readonly Entry[]; after: After },
): Promise<void> {
  const known = await findClaim(transaction, bookingId);
  const matter = `owed:${bookingId}`;
  if (!known || known.reminded_at.length === 0) {
    // Neev itself reminded of it, if anybody did.
    const book = lines.some(isOfMoney) ? await claims.findWageBook(transaction, bookingId) : undefined;
    if (book && book.sums.agreed <= 0) await endMatters(transaction, after, { matters: [matter] });
    return;
  }
  const now = claims.now();
  const again = isMistake(known, lines, now);
  if (known.ended_at && !again) return;
  const row = { ...(await lockClaim(transaction, { bookingId, authorId: known.author_id })) };
  if (again) Object.assign(row, { ended_at: null, ended_why: null });
  const book = await claims.findWageBook(transaction, bookingId);
  if (!book) return;
  const { granted } = grantedOf(book, stepsOf(book, row));
  if (granted <= 0) {
    if (!known.ended_at) await updateClaim(transaction, bookingId, { ended_at: now, ended_why: 'paid' });
    await endMatters(transaction, after, { matters: [matter] });
    return;
  }
  if (again) await updateClaim(transaction, bookingId, { ended_at: null, ended_why: null });
  const { agreed: amount } = book.sums;
  if (amount > 0) await turnMatter(transaction, after, { matter, facts: { amount, days: book.agreedDays } });
}
