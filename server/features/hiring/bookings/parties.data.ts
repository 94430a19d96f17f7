import { sql } from 'kysely';
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

/** With how many people somebody made a booking in the last 24 hours and called it off themselves. */
export async function calledOffOf(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct case when customer_id = ${userId}::uuid then provider_id else customer_id end)::int as count
    from bookings
    where (customer_id = ${userId}::uuid or provider_id = ${userId}::uuid)
      and status = 'cancelled' and status_by = ${userId}::uuid and created_at > now() - interval '24 hours'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
