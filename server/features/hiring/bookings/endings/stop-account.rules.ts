import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HiringByClock } from '../../hiring.ts';
import { lapseEnded } from '../../offers/lapse.rules.ts';
import { closeRequests } from './end-account.rules.ts';
import { holdAround } from './held-rows.data.ts';

/**
 * Of a suspended account nothing waits for an answer, in the transaction that suspends it (docs/rules.md#admin-6): its
 * requests close, its offers and those to it lapse. What is agreed stays, for the other side's sake.
 */
export async function stopAccount(
  hiring: Pick<HiringByClock, 'now'>,
  { transaction, after }: { transaction: Db; after: After },
  userId: string,
): Promise<void> {
  const now = hiring.now();
  const { offerIds } = await holdAround(transaction, { userId }, []);
  await closeRequests({ transaction, after, now }, userId);
  await lapseEnded(transaction, after, { offerIds, why: 'account-stopped', by: userId, now });
}
