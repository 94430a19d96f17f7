import type { After } from '#server/features/accounts/act/in-transaction.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { askedListings } from './request-reach.data.ts';

interface Ended {
  id: string;
  kind: 'hire' | 'tender';
  customer_id: string;
}

/** Open pages see that it is over: of a tender also those of who was asked, whose prices lapse with it. */
export async function tellEnded(
  transaction: Db,
  after: After,
  { id, kind, customer_id }: Ended,
): Promise<void> {
  if (kind === 'hire') return after.changed([customer_id], { kind: 'request', _id: id });
  const asked = (await askedListings(transaction, id)).map(({ userId }) => userId);
  after.changed([customer_id, ...asked], { kind: 'tender', _id: id });
}
