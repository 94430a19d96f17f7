import type { Claim, Owed, ReadClaim } from '#contract/evidence/owed.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { claimRefusal, remindRefusal } from '#domain/evidence/claim.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters, type News } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { type ClaimRow, claimsOf, findClaim, lockClaim, updateClaim } from './claim.data.ts';
import { grantedOf, presentClaim, presentOwed, stepsOf } from './claim.view.ts';
import { withSeal } from './claim-seal.rules.ts';
import type { Claims, WageBook } from './claims.ts';

/** Nobody but its provider learns that there is a book. @throws AppError 'not-found' */
async function requireOwn(claims: Claims, db: Db, { userId, id }: { userId: string; id: string }) {
  const book = await claims.findWageBook(db, id);
  if (!book || book.providerId !== userId) throw new AppError('not-found');
  return book;
}

/** What is owed, and what was reminded or claimed once. */
export async function readOwed(claims: Claims, userId: string): Promise<Owed[]> {
  const rows = new Map((await claimsOf(claims.services.db, userId)).map((row) => [row.booking_id, row]));
  return (await claims.wageBooksOf(userId))
    .map((book) => presentOwed(book, rows.get(book.bookingId)))
    .filter(({ agreed, state }) => agreed > 0 || state !== 'none');
}

const told = (
  { bookingId, customerId, listing, worker, sums, agreedDays }: WageBook,
  { caller, what }: { caller: Caller; what: Pick<News, 'kind' | 'act'> },
): News => ({
  ...what,
  to: [customerId],
  facts: {
    listing,
    name: worker.name ?? caller.fullname,
    by: 'provider',
    amount: sums.agreed,
    days: agreedDays,
    about: { kind: 'booking', _id: bookingId },
  },
  // A newer word of what is owed takes the place of the older.
  matter: `owed:${bookingId}`,
});

/**
 * Tells who owes by the book. Who asked before the last reminder was written meant that one: a double tap is one.
 * @throws AppError 'not-found', 'not-owed', 'remind-early'
 */
export async function remind(claims: Claims, caller: Caller, id: string): Promise<Owed> {
  const asked = claims.now();
  return inTransaction(claims, async (transaction, after) => {
    await requireOwn(claims, transaction, { userId: caller.userId, id });
    const row = await lockClaim(transaction, { bookingId: id, authorId: caller.userId });
    const book = await requireOwn(claims, transaction, { userId: caller.userId, id });
    const now = claims.now();
    const last = row.reminded_at.at(-1);
    if (last && last >= asked) return presentOwed(book, row);
    const owed = book.sums.agreed;
    const steps = stepsOf(book, row);
    const refusal = remindRefusal(steps, { owed, end: book.end, today: siteDate(now) });
    if (refusal) throw new AppError(refusal);
    const reminded = [...steps.reminded, now];
    const written = await updateClaim(transaction, id, {
      reminded_at: reminded,
      // A claim that ended is not made again by a reminder.
      ...(row.ended_at && { ended_at: null, ended_why: null, claimed_at: null, claimed: null }),
    });
    const what = { kind: 'owed', act: `remind:${id}:${siteDate(now)}` } as const;
    await addNews(transaction, after, { news: [told(book, { caller, what })], now });
    after.changed([book.customerId, book.providerId], { kind: 'booking', _id: id });
    return presentOwed(book, written);
  });
}

const isLive = (row: ClaimRow | undefined): boolean =>
  row !== undefined && row.claimed_at !== null && row.ended_at === null;

/** Made once, however often it is asked for. @throws AppError 'not-found', 'not-owed', 'claim-early' */
export async function claim(claims: Claims, caller: Caller, id: string): Promise<Claim> {
  const { book, made } = await inTransaction(claims, async (transaction, after) => {
    await requireOwn(claims, transaction, { userId: caller.userId, id });
    const row = await lockClaim(transaction, { bookingId: id, authorId: caller.userId });
    const book = await requireOwn(claims, transaction, { userId: caller.userId, id });
    const now = claims.now();
    const steps = stepsOf(book, row);
    const { granted: owed } = grantedOf(book, steps);
    const refusal = claimRefusal(steps, { owed, today: siteDate(now) });
    if (refusal) throw new AppError(refusal);
    if (isLive(row)) return { book, made: presentClaim(book, row) };
    const again = { ended_at: null, ended_why: null };
    const written = await updateClaim(transaction, id, { ...again, claimed_at: now, claimed: owed });
    // Made again on the day of its withdrawal it tells nobody twice.
    const what = { kind: 'claim', act: `claim:${id}:${siteDate(now)}` } as const;
    await addNews(transaction, after, { news: [told(book, { caller, what })], now });
    after.changed([book.customerId, book.providerId], { kind: 'booking', _id: id });
    return { book, made: presentClaim(book, written) };
  });
  return withSeal(claims, book, made);
}

/** Withdrawn twice is withdrawn. @throws AppError 'not-found' where there is no claim */
export async function withdraw(claims: Claims, caller: Caller, id: string): Promise<void> {
  await inTransaction(claims, async (transaction, after) => {
    const book = await requireOwn(claims, transaction, { userId: caller.userId, id });
    const known = await findClaim(transaction, id);
    if (!known?.claimed_at) throw new AppError('not-found');
    const row = await lockClaim(transaction, { bookingId: id, authorId: caller.userId });
    if (!isLive(row)) return;
    await updateClaim(transaction, id, { ended_at: claims.now(), ended_why: 'withdrawn' });
    await endMatters(transaction, after, { matters: [`owed:${id}`] });
    after.changed([book.customerId, book.providerId], { kind: 'booking', _id: id });
  });
}

/**
 * For the provider as soon as something is owed or was claimed; for who owes while there is a claim.
 * @throws AppError 'not-found' for everybody else
 */
export async function readClaim(claims: Claims, { userId }: Caller, id: string): Promise<ReadClaim | null> {
  const { db } = claims.services;
  const book = await claims.findWageBook(db, id);
  if (!book || (book.providerId !== userId && book.customerId !== userId)) throw new AppError('not-found');
  const row = await findClaim(db, id);
  const found = presentClaim(book, row);
  const side = book.providerId === userId ? 'provider' : 'customer';
  const isShown =
    found.state === 'claimed' || (side === 'provider' && (found.agreed > 0 || found.state !== 'none'));
  return isShown ? withSeal<ReadClaim>(claims, book, { ...found, side }) : null;
}
