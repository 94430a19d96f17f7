import type { Db } from '#server/platform/database/database.ts';

interface Disowned {
  listingId: string;
  /** Who did not want it. */
  writer: string;
  /** The account that made it. */
  helper: string;
}

/** Once a listing, however often it is said. */
export async function insertDisowned(db: Db, { listingId, writer, helper }: Disowned): Promise<void> {
  await db
    .insertInto('contact_messages')
    // By a name of its own: what a letter's writer calls it (`client_id`), a helper could have used up before.
    .values({ about: 'not-me', username: '', message: '', writer, concerns: helper, listing: listingId })
    .onConflict((conflict) => conflict.column('listing').doNothing())
    .execute();
}
