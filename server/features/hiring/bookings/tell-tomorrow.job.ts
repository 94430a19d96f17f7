import { sql } from 'kysely';
import { nextMidnight } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { HiringByClock } from '../hiring.ts';
import { queueNewsMails } from '../news.rules.ts';

interface Row {
  id: string;
  listing_name: string;
  customer_id: string;
  provider_id: string;
  customer: string;
  provider: string;
}

async function agreedBetween(db: Db, from: Date, to: Date): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.id, b.listing_name, b.customer_id, b.provider_id,
      c.fullname as customer, p.fullname as provider
    from bookings b join users c on c.id = b.customer_id join users p on p.id = b.provider_id
    where b.status = 'agreed' and lower(b.spans) >= ${from} and lower(b.spans) < ${to}
    order by b.id`.execute(db);
  return rows;
}

/** The evening before the first day both sides get a mail, once a booking and day, also where the run comes twice. */
export async function tellTomorrow({ services: { db }, now }: HiringByClock): Promise<void> {
  const at = now();
  const from = nextMidnight(at);
  const bookings = await agreedBetween(db, from, nextMidnight(from));
  await queueNewsMails(db, {
    now: at,
    mails: bookings.flatMap(({ id, listing_name, customer_id, provider_id, customer, provider }) => {
      const told = {
        kind: 'tomorrow',
        listing: listing_name,
        about: { kind: 'booking', _id: id },
        act: `tomorrow:${id}:${from.getTime()}`,
      } as const;
      return [
        { ...told, to: [customer_id], other: provider },
        { ...told, to: [provider_id], other: customer },
      ];
    }),
  });
}
