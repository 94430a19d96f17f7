import { type After, inTransaction } from '#server/features/accounts/act/in-transaction.rules.ts';
import { addNews, endMatters } from '#server/features/accounts/act/news.rules.ts';
import type { Db } from '#server/platform/database/database.ts';
import { writeEvent } from '#server/platform/ledger/open-book.data.ts';
import type { HiringByClock } from '../../hiring.ts';
import { lapseLeftOvers } from '../../offers/lapse.rules.ts';
import { tellEnded } from '../../requests/tell-ended.rules.ts';
import { type BookingRow, updateBooking } from '../booking.data.ts';
import { expireChanges } from '../changes/change.data.ts';
import { expireOffers, expireRequests, lockDue } from './due-rows.data.ts';

/** The other side has so long to answer "done". */
const confirmHours = 72;

async function tellBoth(
  transaction: Db,
  after: After,
  { booking, now }: { booking: BookingRow; now: Date },
): Promise<void> {
  const { id, customer_id, provider_id, listing_of, listing_id, listing_name, version } = booking;
  await addNews(transaction, after, {
    now,
    news: [
      {
        to: [customer_id, provider_id],
        kind: 'done',
        facts: {
          listing: { kind: listing_of, _id: listing_id, name: listing_name },
          about: { kind: 'booking', _id: id },
        },
        act: `done-by-itself:${id}:${version}`,
        matter: `booking:${id}`,
      },
    ],
  });
  after.changed([customer_id, provider_id], { kind: 'booking', _id: id });
}

async function moveDue(hiring: HiringByClock, to: 'done_said' | 'done'): Promise<void> {
  const now = hiring.now();
  const silentSince = new Date(now.getTime() - confirmHours * 3_600_000);
  await inTransaction(hiring, async (transaction, after) => {
    for (const booking of await lockDue(transaction, to, { now, silentSince })) {
      await updateBooking(transaction, booking.id, { status: to, status_by: null, status_at: now, now });
      await writeEvent(transaction, { bookId: booking.id, body: { state: to, by: 'neev' }, now });
      await tellBoth(transaction, after, { booking, now });
    }
  });
}

/**
 * What time does to bookings, offers and requests; run each minute, and harmless when run twice (docs/rules.md#hiring-8).
 * After its last day a booking is said to be done; what was said to be done is done after 72 h without a word.
 */
export async function moveByClock(hiring: HiringByClock): Promise<void> {
  const now = hiring.now();
  await moveDue(hiring, 'done_said');
  await moveDue(hiring, 'done');
  await inTransaction(hiring, async (transaction, after) => {
    await expireChanges(transaction, now);
    await expire(transaction, after, now);
    await lapseLeftOvers(transaction, after, now);
  });
}

async function expire(transaction: Db, after: After, now: Date): Promise<void> {
  const requests = await expireRequests(transaction, now);
  for (const request of requests) await tellEnded(transaction, after, request);
  const offers = await expireOffers(transaction, now);
  for (const { id, customer_id, provider_id } of offers)
    after.changed([customer_id, provider_id], { kind: 'offer', _id: id });
  const matters = [...requests.map(({ id }) => `request:${id}`), ...offers.map(({ id }) => `offer:${id}`)];
  await endMatters(transaction, after, { matters });
}
