import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import { inspectionItems } from '#contract/hiring/hiring-words.ts';
import type { Dates } from '#contract/hiring/terms.ts';
import { spansOf } from '#domain/calendar/spans.ts';
import { multirange } from '#server/features/hiring/calendar/units/span-text.data.ts';
import { ensureUnits, reserve, unitsOf } from '#server/features/hiring/calendar/units/unit.data.ts';
import { openBook } from '#server/platform/ledger/open-book.data.ts';
import { aPicture } from './registrations.ts';
import type { TestApp, TestUser } from './test-app.ts';

const place = { pin: '411001', lat: 18.52, lng: 73.86 };

/** A product of an owner, at Pune. */
export async function aMachine(neev: TestApp, { price = 1000 } = {}) {
  const owner = await neev.loginAs({ fullname: 'Ravi Owner' });
  const { db } = neev.services;
  await db
    .insertInto('providers')
    .values({
      kind: 'provider',
      user_id: owner.userId,
      name: 'Ravi',
      address: 'Pune',
      city_key: 'pune',
      search: '',
      ...place,
    })
    .execute();
  return { owner, productId: await anotherMachine(neev, { ownerId: owner.userId, price }) };
}

/** A product more of an owner who rents out. */
export async function anotherMachine(
  { services: { db } }: TestApp,
  { ownerId, price = 1000 }: { ownerId: string; price?: number },
): Promise<string> {
  const provider = await db
    .selectFrom('providers')
    .select('id')
    .where('user_id', '=', ownerId)
    .executeTakeFirstOrThrow();
  const { lat, lng } = place;
  const { id } = await db
    .insertInto('products')
    .values({
      provider_id: provider.id,
      user_id: ownerId,
      name: 'Mixer',
      company: 'Tata',
      category: 'Hammer',
      price,
      description: 'A mixer',
      city_key: 'pune',
      search: '',
      lat,
      lng,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Hire {
  dates: Dates;
  status?: BookingStatus;
  count?: number;
  /** Another booking's machine. */
  of?: { owner: TestUser; productId: string };
}

/** A machine's booking of a customer, with its units taken and its book open. */
export async function aRental(neev: TestApp, { dates, status = 'under_way', count = 1, of }: Hire) {
  const { owner, productId } = of ?? (await aMachine(neev));
  const customer = await neev.loginAs({ fullname: 'Asha Customer' });
  const { db } = neev.services;
  const spans = spansOf(dates);
  const shared = { count, dates: JSON.stringify(dates), spans: multirange(spans), per: 'day' as const };
  const sides = { customer_id: customer.userId, provider_id: owner.userId };
  const listing = { listing_id: productId, listing_of: 'product' as const, listing_name: 'Mixer' };
  const later = new Date(Date.now() + 86_400_000);
  const request = await db
    .insertInto('requests')
    .values({
      customer_id: customer.userId,
      client_id: randomUUID(),
      description: '',
      choose: 'me',
      open_to: 'nearby',
      facilities: '{}',
      expires_at: later,
      ...place,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = await db
    .insertInto('request_items')
    .values({ request_id: request.id, place: 0, of: 'product', category: 'Hammer', ...shared })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = await db
    .insertInto('offers')
    .values({
      item_id: item.id,
      ...sides,
      ...listing,
      ...shared,
      author: 'provider',
      author_id: owner.userId,
      client_id: randomUUID(),
      min_count: count,
      price: 1000,
      terms: '{}',
      status: 'accepted',
      expires_at: later,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const booking = await db
    .insertInto('bookings')
    .values({
      offer_id: offer.id,
      item_id: item.id,
      ...sides,
      ...listing,
      ...shared,
      price: 1000,
      terms: '{}',
      total: 1000,
      status,
      accepted_by: customer.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await openBook(db, booking.id);
  const machine = { ref: { kind: 'product' as const, _id: productId }, userId: owner.userId };
  const known = await unitsOf(db, machine);
  await ensureUnits(db, { ...machine, capacity: Math.max(count, known.length) });
  const units = (await unitsOf(db, machine)).slice(0, count).map(({ id }) => id);
  await reserve(db, units, { spans, bookingId: booking.id });
  return { owner, customer, productId, id: booking.id, units, unit: units[0] ?? '' };
}

/** References of pictures about work, as `POST /hirePictures` answers them. */
export async function workPictures(neev: TestApp, { userId }: TestUser, howMany = 4): Promise<string[]> {
  const { pictures, db } = neev.services;
  const references: string[] = [];
  for (let place = 0; place < howMany; place += 1)
    references.push(await pictures.keep(db, { userId, bytes: aPicture, purpose: 'hire' }));
  return references;
}

/** Every row that an act of hiring may change, for the proof that none did. */
export async function rentalRows(neev: TestApp): Promise<unknown> {
  const { rows } = await sql`
    select (select json_agg(b order by id) from bookings b) as bookings,
      (select json_agg(r order by id) from reservations r) as reservations,
      (select json_agg(i order by id) from inspections i) as inspections,
      (select json_agg(d order by id) from damages d) as damages,
      (select json_agg(t order by product_id) from rental_terms t) as terms,
      (select json_agg(u order by id) from units u) as units,
      (select json_agg(e order by book_id, seq) from ledger_entries e) as entries,
      (select json_agg(n order by id) from notices n) as notices`.execute(neev.services.db);
  return rows[0];
}

/** A checklist that both signed at a time. */
export async function signedInspection(
  neev: TestApp,
  { id, unit }: { id: string; unit: string },
  { kind, at }: { kind: 'handover' | 'return'; at: Date },
): Promise<void> {
  const signed = { customer_signed_at: at, provider_signed_at: at, created_at: at };
  await neev.services.db
    .insertInto('inspections')
    .values({
      booking_id: id,
      unit_id: unit,
      kind,
      body: '{"items":{},"own":[]}',
      pictures: [],
      sha256: Buffer.alloc(32),
      ...signed,
    })
    .execute();
}

/** The checklist of a hand-over, over the call that the owner uses; and the references of its pictures. */
export async function aChecklist(
  neev: TestApp,
  { id, unit, owner }: { id: string; unit: string; owner: TestUser },
): Promise<string[]> {
  const pictures = await workPictures(neev, owner);
  const items = Object.fromEntries(inspectionItems.map((item) => [item, { state: 'ok' }]));
  const body = { unitId: unit, kind: 'handover', items, pictures };
  const { status } = await neev.call('POST', `/bookings/${id}/inspections`, { as: owner, body });
  if (status !== 201) throw new Error(`the checklist answered ${status}`);
  return pictures;
}
