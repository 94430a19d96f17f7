import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { After } from '../../in-transaction.rules.ts';

/** Closes a customer's requests, so that what a cancellation frees opens none of them again. */
export async function closeRequests(
  { transaction, after, now }: { transaction: Db; after: After; now: Date },
  userId: string,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update requests set status = 'closed', updated_at = ${now}
    where customer_id = ${userId}::uuid
      and (status = 'open' or status = 'filled' and exists (
        select from request_items i join bookings b on b.item_id = i.id
        where i.request_id = requests.id and b.status = 'agreed'))
    returning id`.execute(transaction);
  for (const { id } of rows) after.changed([userId], { kind: 'request', _id: id });
}
