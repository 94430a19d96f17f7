import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../../in-transaction.rules.ts';
import { closeRequestsOf } from './held-rows.data.ts';

/** Closes a customer's requests, so that what a cancellation frees opens none of them again. */
export async function closeRequests(
  { transaction, after, now }: { transaction: Db; after: After; now: Date },
  userId: string,
): Promise<void> {
  for (const id of await closeRequestsOf(transaction, userId, now))
    after.changed([userId], { kind: 'request', _id: id });
}
