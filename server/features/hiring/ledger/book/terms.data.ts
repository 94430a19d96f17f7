import { sql } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Dates, OfferTerms, Per } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** What was agreed, and between which two. */
export interface Agreed {
  status: BookingStatus;
  price: number;
  per: Per;
  count: number;
  dates: Dates;
  terms: OfferTerms;
  customerId: string;
  customerName: string | null;
  customerPhone: string | null;
  providerId: string;
  providerName: string | null;
  providerPhone: string | null;
}

export async function findAgreed(db: Db, bookingId: string): Promise<Agreed | undefined> {
  const { rows } = await sql<Agreed>`
    select b.status, b.price, b.per, b.count, b.dates, b.terms,
      b.customer_id as "customerId", c.fullname as "customerName", b.site_phone as "customerPhone",
      b.provider_id as "providerId", u.fullname as "providerName", coalesce(p.phone, o.phone) as "providerPhone"
    from bookings b
    left join users c on c.id = b.customer_id
    left join users u on u.id = b.provider_id
    left join providers p on p.id = b.listing_id
    left join products d on d.id = b.listing_id
    left join providers o on o.id = d.provider_id
    where b.id = ${bookingId}::uuid`.execute(db);
  return rows[0];
}
