import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import { endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { tellEnded } from '../../requests/tell-ended.rules.ts';
import { closeRequestsOf } from './held-rows.data.ts';

/** Closes a customer's requests, so that what a cancellation frees opens none of them again. */
export async function closeRequests(
  { transaction, after, now }: { transaction: Db; after: After; now: Date },
  userId: string,
): Promise<void> {
  const closed = await closeRequestsOf(transaction, userId, now);
  for (const { id, kind } of closed) await tellEnded(transaction, after, { id, kind, customer_id: userId });
  await endMatters(transaction, after, { matters: closed.map(({ id }) => `request:${id}`) });
}
