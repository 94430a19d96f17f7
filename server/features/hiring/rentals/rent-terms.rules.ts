import type { RentTermsBody } from '#contract/hiring/rent-terms.ts';
import type { RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import { inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { isId } from '#server/platform/database/ids.ts';
import type { Caller } from '#server/platform/http/access.ts';
import { AppError } from '#server/platform/http/errors.ts';
import { resizeUnits } from '../calendar/units/resize-units.rules.ts';
import type { HiringByClock } from '../hiring.ts';
import { findTerms, lockProduct, saveTerms } from './rent-terms.data.ts';

/** @throws AppError 'not-found' */
export async function requireTerms(db: Db, productId: string): Promise<RentTermsRecord> {
  const found = isId(productId) ? await findTerms(db, productId) : undefined;
  if (!found) throw new AppError('not-found');
  return found.record;
}

/** @throws AppError 'not-found', 'not-allowed' unless the product is the caller's, 'units-booked' */
export async function setTerms(
  hiring: HiringByClock,
  { userId }: Caller,
  { productId, body }: { productId: string; body: RentTermsBody },
): Promise<RentTermsRecord> {
  if (!isId(productId)) throw new AppError('not-found');
  const now = hiring.now();
  return inTransaction(hiring, async (transaction) => {
    const ownerId = await lockProduct(transaction, productId);
    if (ownerId === undefined) throw new AppError('not-found');
    if (ownerId !== userId) throw new AppError('not-allowed');
    const { stock, perDay, ...terms } = body;
    await resizeUnits(transaction, { ref: { kind: 'product', _id: productId } }, { capacity: stock, now });
    await saveTerms(transaction, productId, { stock, perDay, terms, now });
    return requireTerms(transaction, productId);
  });
}
