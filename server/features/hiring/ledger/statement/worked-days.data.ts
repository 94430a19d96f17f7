import type { Db } from '#server/platform/database/database.ts';

/** What was asked for in each booking: a trade, else its category. */
export async function tradesOf(db: Db, bookingIds: string[]): Promise<Map<string, string>> {
  if (bookingIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('request_items', 'request_items.id', 'bookings.item_id')
    .select(['bookings.id', 'request_items.trade', 'request_items.category'])
    .where('bookings.id', 'in', bookingIds)
    .execute();
  return new Map(rows.map(({ id, trade, category }) => [id, trade ?? category]));
}
