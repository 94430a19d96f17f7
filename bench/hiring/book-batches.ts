import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { newToken, tokenHash } from '#server/platform/config/keys/secrets.ts';
import type { PopulatedApp } from '../populated-app.ts';
import { median, printTable } from '../table.ts';
import { at } from './times.ts';

export const batch = 200;
const rounds = Number(process.env.ROUNDS ?? 100);
const aim = 200;
const units = 4;
const days = 60;

export interface Side {
  userId: string;
  token: string;
}

export interface Opened {
  bookingId: string;
  unitIds: string[];
  dates: string[];
  provider: Side;
  customer: Side;
}

async function openPerson(pool: Pool): Promise<Side> {
  const token = newToken();
  const { rows } = await pool.query<{ id: string }>(
    `insert into users (fullname, email, password_hash) values ('Person', $1, 'none') returning id`,
    [`${randomUUID()}@bench.invalid`],
  );
  const userId = rows[0]?.id ?? '';
  await pool.query(
    `insert into sessions (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 hour')`,
    [tokenHash(token), userId],
  );
  return { userId, token };
}

/** A crew of four whose sixty days were over yesterday, agreed on and under way. */
export async function openBook(pool: Pool): Promise<Opened> {
  const [provider, customer] = [await openPerson(pool), await openPerson(pool)];
  const from = new Date(Date.now() - (days + 1) * 86_400_000).toISOString().slice(0, 10);
  const { rows } = await pool.query<{ id: string; unit_ids: string[]; dates: string[] }>(
    `with terms as (
       select $2::uuid as customer_id, $3::uuid as provider_id, gen_random_uuid() as listing_id, $5::int as count,
         json_build_object('from', $1::date, 'days', $4::int) as dates,
         tstzmultirange(tstzrange($1::date::timestamptz, ($1::date + $4::int)::timestamptz)) as spans),
     request as (
       insert into requests (customer_id, client_id, description, pin, lat, lng, choose, open_to, expires_at)
       select customer_id, 'bench', '', '411001', 18.5, 73.8, 'me', 'chosen', now() from terms returning id),
     item as (
       insert into request_items (request_id, place, of, category, count, filled, dates, spans, price, per)
       select id, 0, 'groupWorker', 'Painting Group', count, count, dates, spans, 700, 'day' from request, terms returning id),
     offer as (
       insert into offers (item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author, author_id,
         client_id, count, min_count, dates, spans, price, per, status, expires_at)
       select id, listing_id, 'groupWorker', 'Crew', provider_id, customer_id, 'provider', provider_id, 'bench', count, count,
         dates, spans, 700, 'day', 'accepted', now() from item, terms returning id, item_id),
     booking as (
       insert into bookings (offer_id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, count, dates,
         spans, price, per, terms, total, status, accepted_by)
       select offer.id, item_id, customer_id, provider_id, listing_id, 'groupWorker', 'Crew', count, dates, spans, 700, 'day',
         '{}', 700, 'under_way', customer_id from offer, terms returning id),
     book as (insert into ledgers (book_id, head) select id, decode(repeat('00', 32), 'hex') from booking),
     unit as (
       insert into units (kind, label) select 'seat', n::text from generate_series(1, $5::int) n returning id),
     reserved as (
       insert into reservations (unit_id, booking_id, span)
       select unit.id, booking.id, span from unit, booking, terms, unnest(spans) span)
     select booking.id, array(select id::text from unit) as unit_ids,
       array(select ($1::date + d)::text from generate_series(0, $4::int - 1) d) as dates from booking`,
    [from, customer.userId, provider.userId, days, units],
  );
  const [made] = rows;
  if (!made) throw new Error('a book was not opened');
  return { bookingId: made.id, unitIds: made.unit_ids, dates: made.dates, provider, customer };
}

type Entry = Record<string, unknown>;

export const daysOf = ({ unitIds, dates }: Opened): Entry[] =>
  dates
    .flatMap((date) => unitIds.map((unit) => ({ unit, date, mark: 'full', overtimeHours: 1 })))
    .slice(0, batch)
    .map((body) => ({ clientId: randomUUID(), kind: 'day', body, saidAt: new Date().toISOString() }));

const agreesTo = (ids: string[]): Entry[] =>
  ids.map((entry) => ({
    clientId: randomUUID(),
    kind: 'agree',
    body: { entry },
    saidAt: new Date().toISOString(),
  }));

export async function send(
  app: PopulatedApp,
  { bookingId }: Opened,
  { as, entries }: { as: Side; entries: Entry[] },
): Promise<{ time: number; ids: string[] }> {
  const begun = performance.now();
  const answer = await fetch(`${app.address}/hajri/${bookingId}`, {
    method: 'POST',
    headers: { token: as.token, 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  });
  const { data } = (await answer.json()) as { data: { entry?: { _id: string } }[] };
  const time = performance.now() - begun;
  const ids = data.flatMap(({ entry }) => entry?._id ?? []);
  if (ids.length !== entries.length)
    throw new Error(`${ids.length} of ${entries.length} entries were written`);
  return { time, ids };
}

/** What a device that was long offline sends: 200 entries in one batch, each time into another book. */
export async function measureBookBatches(where: string, app: PopulatedApp, size: string): Promise<void> {
  const times: Record<'days' | 'again' | 'agreed', number[]> = { days: [], again: [], agreed: [] };
  for (let round = -5; round < rounds; round += 1) {
    const book = await openBook(app.pool);
    const entries = daysOf(book);
    const written = await send(app, book, { as: book.provider, entries });
    const again = await send(app, book, { as: book.provider, entries });
    const agreed = await send(app, book, { as: book.customer, entries: agreesTo(written.ids) });
    if (round < 0) continue; // warm
    times.days.push(written.time);
    times.again.push(again.time);
    times.agreed.push(agreed.time);
  }
  const row = (name: string, all: number[]) => ({
    [`${batch} entries in one batch`]: name,
    'p50 ms': median(all),
    'p95 ms': at(all, 0.95),
    [`p95 of ${aim} ms`]: at(all, 0.95) / aim,
  });
  printTable(`${where}: hajri book over HTTP, ${rounds} rounds; ${size}`, [
    row('days, by the provider', times.days),
    row('the same again', times.again),
    row('the customer agrees to each', times.agreed),
  ]);
}
