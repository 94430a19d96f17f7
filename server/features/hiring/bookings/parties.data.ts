import type { Db } from '#server/platform/database/database.ts';

/** Whether two people have a booking with each other that was not called off. */
export async function areParties(db: Db, userId: string, otherId: string): Promise<boolean> {
  const row = await db
    .selectFrom('bookings')
    .select('id')
    .where('status', 'not in', ['cancelled', 'no_show'])
    .where((either) =>
      either.or([
        either.and({ customer_id: userId, provider_id: otherId }),
        either.and({ customer_id: otherId, provider_id: userId }),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
