import { randomUUID } from 'node:crypto';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Dates, HiringKind, OfferTerms, Per, Quote } from '#contract/hiring/terms.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import { multirange } from '#server/features/hiring/calendar/units/span-text.data.ts';
import { personUnit, reserve } from '#server/features/hiring/calendar/units/unit.data.ts';
import { openBook } from '#server/platform/ledger/open-book.data.ts';
import type { TestApp, TestUser } from './test-app.ts';

interface Wanted {
  customer: TestUser;
  provider: TestUser;
  /** Crew members with accounts, in place of seats. */
  members?: TestUser[];
  of?: HiringKind;
  count?: number;
  dates?: Dates;
  price?: number;
  per?: Per;
  terms?: OfferTerms;
  quote?: Quote;
  status?: BookingStatus;
  statusAt?: Date;
  pin?: string;
}

export interface ABooking {
  bookingId: string;
  /** As they were booked: those with accounts first. */
  units: string[];
}

/** The units of a booking: the humans themselves, else seats or machines. */
async function makeUnits(neev: TestApp, wanted: Wanted): Promise<string[]> {
  const { db } = neev.services;
  const { of = 'worker', count = 1, provider, members = [] } = wanted;
  const people = of === 'worker' || of === 'engineer' ? [provider] : members;
  const units: string[] = [];
  for (const { userId } of people) units.push(await personUnit(db, userId));
  const kind = of === 'product' ? 'machine' : of === 'contractor' ? 'team' : 'seat';
  while (units.length < count) {
    const { id } = await db
      .insertInto('units')
      .values({ kind, user_id: null, label: `${kind} ${units.length + 1}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    units.push(id);
  }
  return units;
}

/** A booking with all that stands before it, and its open book. */
export async function aBooking(neev: TestApp, wanted: Wanted): Promise<ABooking> {
  const { db } = neev.services;
  const { customer, provider, of = 'worker', count = 1, price = 700, per = 'day', terms = {} } = wanted;
  const { dates = { from: '2099-11-02', days: 6 }, quote, status = 'agreed', pin = '452001' } = wanted;
  const spans = spansOf(dates);
  const when = { dates: JSON.stringify(dates), spans: multirange(spans) };
  const place = { description: 'A wall', facilities: '{}', pin, lat: 22.7, lng: 75.8 };
  const request = await db
    .insertInto('requests')
    .values({
      ...place,
      customer_id: customer.userId,
      client_id: randomUUID(),
      choose: 'me',
      open_to: 'nearby',
      expires_at: new Date('2099-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('request_items')
    .values({
      ...when,
      request_id: request.id,
      place: 0,
      of,
      category: 'Construction',
      skill: null,
      count,
      price,
      per,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const agreed = {
    ...when,
    item_id: item.id,
    listing_id: randomUUID(),
    listing_of: of,
    listing_name: 'Ravi Test',
    provider_id: provider.userId,
    customer_id: customer.userId,
    count,
    price,
    per,
    terms: JSON.stringify(terms),
    quote: quote ? JSON.stringify(quote) : null,
  };
  const offer = await db
    .insertInto('offers')
    .values({
      ...agreed,
      author: 'provider',
      author_id: provider.userId,
      client_id: randomUUID(),
      min_count: count,
      status: 'accepted',
      expires_at: new Date('2099-11-01T00:00:00Z'),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: bookingId } = await db
    .insertInto('bookings')
    .values({
      ...agreed,
      offer_id: offer.id,
      total: quote?.total ?? price * count,
      status,
      ...(wanted.statusAt && { status_at: wanted.statusAt }),
      accepted_by: customer.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const units = await makeUnits(neev, wanted);
  await reserve(db, units, { spans, bookingId });
  await openBook(db, bookingId);
  return { bookingId, units };
}
