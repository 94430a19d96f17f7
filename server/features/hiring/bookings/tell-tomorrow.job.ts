import { nextMidnight } from '#domain/calendar/spans.ts';
import { queueNewsMails } from '#server/features/accounts/act/news.rules.ts';
import type { HiringByClock } from '../hiring.ts';
import { agreedBetween } from './booking-page.data.ts';

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
