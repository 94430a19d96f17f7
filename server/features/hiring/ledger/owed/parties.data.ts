import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

/** Both sides of a booking as they stand now. */
export interface PartiesRow {
  id: string;
  customer: string | null;
  provider: string | null;
  customerPhone: string | null;
  providerPhone: string | null;
  listingId: string;
  listingName: string;
}

export async function partiesOf(db: Db, bookingIds: string[]): Promise<Map<string, PartiesRow>> {
  if (bookingIds.length === 0) return new Map();
  const { rows } = await sql<PartiesRow>`
    select b.id, c.fullname as customer, u.fullname as provider, b.site_phone as "customerPhone",
      p.phone as "providerPhone", b.listing_id as "listingId", b.listing_name as "listingName"
    from bookings b
    left join users c on c.id = b.customer_id
    left join users u on u.id = b.provider_id
    left join providers p on p.id = b.listing_id
    where b.id = any (${bookingIds}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
