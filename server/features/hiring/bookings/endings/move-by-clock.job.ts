import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { HiringByClock } from '../../hiring.ts';
import { type After, inTransaction } from '../../in-transaction.rules.ts';
import { addNews } from '../../news.rules.ts';
import { lapseLeftOvers } from '../../offers/lapse.rules.ts';
import { type BookingRow, updateBooking } from '../booking.data.ts';
import { expireChanges } from '../changes/change.data.ts';

/** The other side has so long to answer "done". */
const confirmHours = 72;
const mostAtOnce = 200;

const due = (transaction: Db, condition: ReturnType<typeof sql<boolean>>): Promise<BookingRow[]> =>
  transaction
    .selectFrom('bookings')
    .selectAll()
    .where(condition)
    .orderBy('id')
    .limit(mostAtOnce)
    .forUpdate()
    .skipLocked()
    .execute();

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
      },
    ],
  });
  after.changed([customer_id, provider_id], { kind: 'booking', _id: id });
}

async function moveDue(
  hiring: HiringByClock,
  { condition, to }: { condition: ReturnType<typeof sql<boolean>>; to: 'done_said' | 'done' },
): Promise<void> {
  const now = hiring.now();
  await inTransaction(hiring, async (transaction, after) => {
    for (const booking of await due(transaction, condition)) {
      await updateBooking(transaction, booking.id, { status: to, status_by: null, status_at: now, now });
      await hiring.writeEvent(transaction, { bookingId: booking.id, body: { state: to, by: 'neev' }, now });
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
  const long = new Date(now.getTime() - confirmHours * 3_600_000);
  await moveDue(hiring, {
    to: 'done_said',
    condition: sql<boolean>`status in ('agreed', 'under_way') and upper(spans) <= ${now}
      and (not not_done_said or status_at <= ${long})`,
  });
  await moveDue(hiring, {
    to: 'done',
    condition: sql<boolean>`status = 'done_said' and status_at <= ${long}`,
  });
  await inTransaction(hiring, async (transaction, after) => {
    await expireChanges(transaction, now);
    await expireRequests(transaction, after, now);
    await lapseLeftOvers(transaction, after, now);
  });
}

async function expireRequests(transaction: Db, after: After, now: Date): Promise<void> {
  const requests = await sql<{ id: string; customer_id: string }>`
    update requests set status = 'expired', updated_at = ${now}
    where id in (select id from requests where status = 'open' and expires_at <= ${now} for update skip locked)
    returning id, customer_id`.execute(transaction);
  for (const { id, customer_id } of requests.rows) after.changed([customer_id], { kind: 'request', _id: id });
  const offers = await sql<{ id: string; customer_id: string; provider_id: string }>`
    update offers set status = 'expired', updated_at = ${now}
    where id in (select id from offers where status = 'sent' and expires_at <= ${now} for update skip locked)
    returning id, customer_id, provider_id`.execute(transaction);
  for (const { id, customer_id, provider_id } of offers.rows)
    after.changed([customer_id, provider_id], { kind: 'offer', _id: id });
}
