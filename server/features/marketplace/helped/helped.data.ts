import type { Db } from '#server/platform/database/database.ts';

interface Disowned {
  listingId: string;
  /** The name of who did not want it. */
  owner: string;
  /** The account that made it. */
  helper: string;
}

/** Once a listing, however often it is said. */
export async function insertDisowned(db: Db, { listingId, owner, helper }: Disowned): Promise<void> {
  await db
    .insertInto('contact_messages')
    .values({ about: 'not-me', username: owner, message: '', concerns: helper, client_id: listingId })
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
}
