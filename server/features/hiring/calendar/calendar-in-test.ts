import type { OwnDay } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import { addDays, siteDate } from '#domain/calendar/dates.ts';
import type { TestApp, TestUser } from '#server/testing/test-app.ts';

/** A date at the site, counted from today. */
export const dayAhead = (days: number): string => addDays(siteDate(new Date()), days);

const place = {
  address: 'Pune',
  pin: '411001',
  country: 'India',
  city_key: 'pune',
  search: ' pune ',
  lat: 18.52,
  lng: 73.86,
};

/** A provider record of one's own. */
export async function aListing(
  { services: { db } }: TestApp,
  { userId }: TestUser,
  {
    kind = 'worker',
    ...more
  }: { kind?: Exclude<ListingRef['kind'], 'product'>; [column: string]: unknown } = {},
): Promise<ListingRef> {
  const { id } = await db
    .insertInto('providers')
    .values({
      kind,
      user_id: userId,
      name: 'Asha Test',
      category: 'Tiles',
      price: 500,
      experience: 3,
      ...place,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { kind, _id: id };
}

/** A machine, with a rental provider of its own. */
export async function aMachine(
  { services: { db } }: TestApp,
  { userId }: TestUser,
  stock = 1,
): Promise<ListingRef> {
  const { address: _, pin: __, country: ___, ...where } = place;
  const provider = await db
    .insertInto('providers')
    .values({ kind: 'provider', user_id: userId, name: 'Asha Tools', ...place })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('products')
    .values({
      provider_id: provider.id,
      user_id: userId,
      name: 'Mixer',
      company: 'Loha',
      category: 'Hammer',
      price: 900,
      description: 'Mixes',
      ...where,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('rental_terms').values({ product_id: id, stock, terms: '{}' }).execute();
  return { kind: 'product', _id: id };
}

const customer = '00000000-0000-4000-8000-000000000001';
const dates = JSON.stringify({ from: dayAhead(1), days: 1 });

async function anItem(
  { services: { db } }: TestApp,
  { listing, count, spans }: { listing: ListingRef; count: number; spans: string },
): Promise<string> {
  const request = await db
    .insertInto('requests')
    .values({
      customer_id: customer,
      client_id: crypto.randomUUID(),
      description: '',
      pin: '411001',
      lat: 18.5,
      lng: 73.8,
      choose: 'me',
      open_to: 'chosen',
      facilities: '{}',
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('request_items')
    .values({
      request_id: request.id,
      place: 0,
      of: listing.kind,
      category: 'Tiles',
      count,
      dates,
      spans,
      price: 500,
      per: 'day',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return item.id;
}

/** A booking of these units as accepting an offer would leave it. */
export async function aBooking(
  neev: TestApp,
  {
    provider,
    listing,
    unitIds,
    spans,
  }: { provider: TestUser; listing: ListingRef; unitIds: string[]; spans: string[] },
): Promise<string> {
  const whole = `{${spans.join(',')}}`;
  const { db } = neev.services;
  const item_id = await anItem(neev, { listing, count: unitIds.length, spans: whole });
  const same = {
    item_id,
    listing_id: listing._id,
    listing_of: listing.kind,
    listing_name: 'Asha Test',
    provider_id: provider.userId,
    customer_id: customer,
    count: unitIds.length,
    dates,
    spans: whole,
    price: 500,
    per: 'day' as const,
    terms: '{}',
  };
  const offer = await db
    .insertInto('offers')
    .values({
      ...same,
      author: 'provider',
      author_id: provider.userId,
      client_id: crypto.randomUUID(),
      min_count: 1,
      status: 'accepted',
      expires_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booking = await db
    .insertInto('bookings')
    .values({
      ...same,
      offer_id: offer.id,
      total: 500,
      accepted_by: customer,
      client_id: crypto.randomUUID(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const unit_id of unitIds)
    for (const span of spans)
      await db.insertInto('reservations').values({ unit_id, booking_id: booking.id, span }).execute();
  return booking.id;
}

/** Whole days at the site as PostgreSQL writes them. */
export const daysSpan = (first: number, last = first): string =>
  `["${dayAhead(first)}T00:00:00+05:30","${dayAhead(last + 1)}T00:00:00+05:30")`;

/** The days of all that a user lists, a row a unit and day or half, by listing, number and date. */
export async function ownDaysOf(neev: TestApp, as: TestUser, [first, last = first]: [number, number?]) {
  const rows: OwnDay[] = [];
  for (let more = ''; more !== 'none'; ) {
    const url = `/ownDays?from=${dayAhead(first)}&to=${dayAhead(last)}${more}`;
    const { body } = await neev.call('GET', url, { as });
    rows.push(...(body.data as OwnDay[]));
    more = body.nextCursor === null ? 'none' : `&cursor=${body.nextCursor}`;
  }
  return rows;
}
