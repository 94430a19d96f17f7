import { addDays, atSite } from '#domain/calendar/dates.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import { totalOf } from '#domain/calendar/total.ts';
import type { Entry } from '#domain/ledger/entry.ts';
import { multirange, range } from '#server/features/hiring/calendar/units/span-text.data.ts';
import type { Random } from '../../chance/random.ts';
import { offerNotes, requestTexts } from '../../data/work-words.ts';
import type { Job } from './history.ts';
import { bookOf } from './history-books.ts';
import type { Row } from './insert-many.ts';

/** The rows of jobs, by table in the order in which the tables are written. */
export type Rows = Record<
  | 'requests'
  | 'request_items'
  | 'request_people'
  | 'offers'
  | 'bookings'
  | 'reservations'
  | 'ledgers'
  | 'ledger_entries',
  Row[]
>;

const facilities = { lodging: false, food: false, transport: false, gear: false };
const skillAt = (price: number): string => (price < 700 ? 'unskilled' : price < 800 ? 'semi' : 'skilled');
const bytes = (hex: string): string => `\\x${hex}`;

/** What was asked, offered and agreed. */
function agreement(random: Random, job: Job, bookingId: string) {
  const { hired, customer, from, days, count, price, doneAt } = job;
  const dates = { from, days };
  const at = (before: number, time: string): Date => atSite(addDays(from, -before), time);
  const [asked, offered, booked] = [at(3, '09:40'), at(3, '13:10'), at(2, '18:30')];
  const [requestId, itemId, offerId] = [random.uuid(), random.uuid(), random.uuid()];
  const sides = { customer_id: customer.caller.userId, provider_id: hired.caller.userId };
  const listing = { listing_id: hired.listing._id, listing_of: hired.of };
  const listed = { ...listing, listing_name: hired.name };
  const when = { dates, spans: multirange(spansOf(dates)), price, per: 'day' };
  const name = `past-${bookingId}`;
  const { pin, lat, lng, of, category, trade } = hired;
  const request = {
    ...{ id: requestId, customer_id: sides.customer_id, client_id: name, pin, lat, lng },
    ...{ description: random.pick(requestTexts[of]), facilities, pictures: [], radius_km: 25 },
    ...{ choose: 'me', open_to: 'chosen', status: 'filled' },
    ...{ expires_at: at(1, '09:40'), created_at: asked, updated_at: booked },
  };
  // Made-up like the price, and by it.
  const skill = hired.of === 'worker' || hired.of === 'groupWorker' ? skillAt(price) : null;
  const item = {
    ...{ id: itemId, request_id: requestId, place: 0, of, category, trade, skill, count, filled: count },
    ...when,
  };
  const person = { ...listing, request_id: requestId, user_id: sides.provider_id };
  const people = { ...person, seen_at: offered, created_at: asked };
  const offer = {
    ...{ id: offerId, item_id: itemId, ...listed, ...sides, ...when, terms: {}, count, min_count: count },
    ...{ author: 'provider', author_id: sides.provider_id, client_id: name, status: 'accepted' },
    ...{ note: random.pick(offerNotes), expires_at: at(2, '13:10') },
    ...{ created_at: offered, updated_at: booked },
  };
  const booking = {
    ...{ id: bookingId, offer_id: offerId, item_id: itemId, ...listed, ...sides, ...when, terms: {}, count },
    ...{ total: totalOf({ dates, count, price, per: 'day' }), status: 'done', version: 4 },
    ...{ not_done_said: false, contested: false, accepted_by: sides.customer_id, client_id: name },
    ...{ status_by: sides.customer_id, status_at: doneAt, created_at: booked, updated_at: doneAt },
  };
  return { requests: request, request_items: item, request_people: people, offers: offer, bookings: booking };
}

const entryRow = (bookingId: string, entry: Entry): Row => ({
  ...{ book_id: bookingId, seq: entry.seq, id: entry._id, author_id: entry.author },
  ...{ client_id: entry.clientId, side: entry.side, kind: entry.kind, body: entry.body },
  ...{ said_at: entry.saidAt, created_at: entry.createdAt },
  ...{ prev: bytes(entry.prev), hash: bytes(entry.hash) },
});

/** Everything that stands of jobs but their reviews. @param booked the booking's id, by job */
export function rowsOf(
  random: Random,
  jobs: Job[],
  { unitsOf, booked }: { unitsOf: ReadonlyMap<string, string[]>; booked: ReadonlyMap<Job, string> },
): Rows {
  const rows: Rows = {
    ...{ requests: [], request_items: [], request_people: [], offers: [], bookings: [] },
    ...{ reservations: [], ledgers: [], ledger_entries: [] },
  };
  for (const job of jobs) {
    const bookingId = booked.get(job) ?? random.uuid();
    const units = (unitsOf.get(job.hired.listing._id) ?? []).slice(0, job.count);
    const made = agreement(random, { ...job, count: units.length }, bookingId);
    for (const table of ['requests', 'request_items', 'request_people', 'offers', 'bookings'] as const)
      rows[table].push(made[table]);
    for (const unit_id of units)
      for (const span of spansOf(job)) {
        const id = random.uuid();
        const { created_at } = made.bookings;
        rows.reservations.push({ id, unit_id, booking_id: bookingId, span: range(span), created_at });
      }
    const lines = bookOf(random, job, { bookingId, units });
    const last = lines.at(-1);
    rows.ledgers.push({ book_id: bookingId, last_seq: lines.length, head: bytes(last?.hash ?? '') });
    rows.ledger_entries.push(...lines.map((line) => entryRow(bookingId, line)));
  }
  return rows;
}
