import type { Pool } from 'pg';
import { addDays, siteDate } from '#domain/calendar/dates.ts';

/** How many of each kind a user is given; the product allows no more. */
export const limits = {
  products: 200,
  units: 500,
  bookings: 100,
  entries: 5000,
  /** Of a year of work; each has `entries` lines, of one person. */
  workBooks: 10,
  projects: 100,
  followed: 500,
  members: 500,
  blocks: 100,
  sessions: 200,
};
export type Sizes = typeof limits;

/** Always the same id for the same words. */
const id = (words: string): string =>
  `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

/** Statements in order; `$me`, `$day` and the sizes stand for values. */
const statements = [
  `insert into users (id, fullname, email, password_hash)
     select ${id(`'person' || n`)}, 'Person ' || n, 'grown' || n || '@neev.test', 'none' from generate_series(1, $followed) n`,
  `insert into providers (id, kind, user_id, name, category, price, experience, group_size, address, pin, country,
       city_key, search, lat, lng)
     select ${id('kind')}, kind, $me, 'Grown', 'Tiles', 500, 3, 500, 'Pune', '411001', 'India', 'pune', 'pune', 18.5, 73.8
     from unnest(array['groupWorker', 'provider']) kind`,
  `insert into providers (kind, user_id, name, category, price, experience, address, pin, country, city_key, search, lat, lng)
     select 'worker', ${id(`'person' || n`)}, 'Person ' || n, 'Tiles', 500, 3, 'Pune', '411001', 'India', 'pune', 'pune', 18.5, 73.8
     from generate_series(1, $followed) n`,
  `insert into products (id, provider_id, user_id, name, company, category, price, description, city_key, search, lat, lng)
     select ${id(`'product' || n`)}, ${id(`'provider'`)}, $me, 'Mixer ' || n, 'Loha', 'Hammer', 900, repeat('x', 2000),
       'pune', 'pune', 18.5, 73.8
     from generate_series(1, $products) n`,
  `insert into rental_terms (product_id, stock, terms) select id, $units, '{}' from products`,
  `insert into units (id, kind) select ${id(`'unit' || n`)}, 'machine' from generate_series(1, $units) n`,
  `insert into listing_units (product_id, unit_id, no)
     select ${id(`'product1'`)}, ${id(`'unit' || n`)}, n from generate_series(1, $units) n`,
  `insert into follows (follower_id, followed_id) select $me, ${id(`'person' || n`)} from generate_series(1, $followed) n`,
  `insert into members (provider_id, user_id)
     select ${id(`'groupWorker'`)}, ${id(`'person' || n`)} from generate_series(1, $members) n`,
  `insert into projects (user_id, title, description, pictures)
     select $me, repeat('t', 80), repeat('d', 2000), array(select 'https://neev.test/' || p from generate_series(1, 6) p)
     from generate_series(1, $projects) n`,
  `insert into sessions (token_hash, user_id, expires_at)
     select decode(md5('session' || n), 'hex'), $me, now() + interval '1 hour' from generate_series(1, $sessions) n`,
  `insert into requests (id, customer_id, client_id, description, pin, lat, lng, choose, open_to, facilities, expires_at)
     values (${id(`'request'`)}, ${id(`'person1'`)}, 'grown', '', '411001', 18.5, 73.8, 'me', 'nearby', '{}', now() + interval '1 day')`,
  `insert into request_items (id, request_id, place, of, category, count, dates, spans, price, per)
     values (${id(`'item'`)}, ${id(`'request'`)}, 0, 'product', 'Hammer', 500, '{"from":"$day","days":1}',
       '{[$day, $next)}', 900, 'day')`,
  `insert into offers (id, item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author, author_id,
       client_id, count, min_count, dates, spans, price, per, status, expires_at)
     select ${id(`'offer' || n`)}, ${id(`'item'`)}, ${id(`'product1'`)}, 'product', 'Mixer', $me, ${id(`'person1'`)},
       'provider', $me, 'grown' || n, $units, 1, '{"from":"$day","days":180}', '{[$day, $next)}', 900, 'day', 'accepted', now()
     from generate_series(1, $bookings) n`,
  `insert into bookings (id, offer_id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, count, dates,
       spans, price, per, terms, total, accepted_by)
     select ${id(`'booking' || n`)}, ${id(`'offer' || n`)}, ${id(`'item'`)}, ${id(`'person1'`)}, $me, ${id(`'product1'`)},
       'product', 'Mixer', $units, '{"from":"$day","days":180}', '{[$day, $next)}', 900, 'day', '{}', 900, $me
     from generate_series(1, $bookings) n`,
  'alter table reservations drop constraint reservations_never_clash',
  `insert into reservations (unit_id, booking_id, span)
     select ${id(`'unit' || u`)}, ${id(`'booking' || n`)}, tstzrange('$day'::timestamptz + n * interval '1 day', '$day'::timestamptz + (n + 1) * interval '1 day')
     from generate_series(1, $units) u, generate_series(1, $bookings) n`,
  `insert into blocks (id, owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
     select ${id(`'block' || n`)}, $me, 'grown' || n, ${id(`'product1'`)}, 'product', '$day'::date + 200 + n, '$day'::date + 200 + n, 'day'
     from generate_series(1, $blocks) n`,
  `insert into reservations (unit_id, block_id, span)
     select ${id(`'unit' || u`)}, ${id(`'block' || n`)}, tstzrange('$day'::timestamptz + (n + 200) * interval '1 day', '$day'::timestamptz + (n + 201) * interval '1 day')
     from generate_series(1, $units) u, generate_series(1, $blocks) n`,
  // Built at once it takes a fraction of the time.
  `alter table reservations add constraint reservations_never_clash
     exclude using gist (unit_id with =, span with &&) where (released_at is null)`,
  `insert into ledgers (book_id, last_seq, head) values (${id(`'booking1'`)}, $entries, sha256('$entries'))`,
  `insert into ledger_entries (book_id, seq, author_id, client_id, side, kind, body, said_at, created_at, prev, hash)
     select ${id(`'booking1'`)}, n, ${id(`'person1'`)}, 'grown' || n, 'customer', 'day',
       jsonb_build_object('unit', ${id(`'unit' || n % $units + 1`)}, 'date', '$day'::date + n / $units, 'mark', 'full', 'overtimeHours', 0),
       now(), now(), sha256((n - 1)::text::bytea), sha256(n::text::bytea)
     from generate_series(1, $entries) n`,
  `insert into offers (id, item_id, listing_id, listing_of, listing_name, provider_id, customer_id, author, author_id,
       client_id, count, min_count, dates, spans, price, per, status, expires_at)
     select ${id(`'work offer' || n`)}, ${id(`'item'`)}, ${id(`'groupWorker'`)}, 'groupWorker', 'Grown', $me, ${id(`'person' || n`)},
       'provider', $me, 'work' || n, 1, 1, '{"from":"$day","days":180}', '{[$day, $next)}', 900, 'day', 'accepted', now()
     from generate_series(1, $workBooks) n`,
  `insert into bookings (id, offer_id, item_id, customer_id, provider_id, listing_id, listing_of, listing_name, count, dates,
       spans, price, per, terms, total, accepted_by, status)
     select ${id(`'work' || n`)}, ${id(`'work offer' || n`)}, ${id(`'item'`)}, ${id(`'person' || n`)}, $me, ${id(`'groupWorker'`)},
       'groupWorker', 'Grown', 1, '{"from":"$day","days":180}', '{[$day, $next)}', 900, 'day', '{}', 900, $me, 'under_way'
     from generate_series(1, $workBooks) n`,
  `insert into ledgers (book_id, last_seq, head) select ${id(`'work' || b`)}, $entries, sha256(('work' || b || ' ' || $entries)::bytea)
     from generate_series(1, $workBooks) b`,
  `insert into ledger_entries (book_id, seq, author_id, client_id, side, kind, body, said_at, created_at, salt, digest, prev, hash)
     select ${id(`'work' || b`)}, n, ${id(`'person' || b`)}, 'work' || n, 'customer', 'day',
       jsonb_build_object('unit', ${id(`'unit1'`)}, 'date', '$day'::date - n % 360, 'mark', 'full', 'overtimeHours', 0),
       now(), now(), decode(md5(b || ' ' || n), 'hex'), sha256(n::text::bytea), sha256(('work' || b || ' ' || n - 1)::bytea),
       sha256(('work' || b || ' ' || n)::bytea)
     from generate_series(1, $workBooks) b, generate_series(1, $entries) n`,
  `analyze`,
];

/** Gives a user as much of everything as the product allows. @returns the calls that read it, by what they read */
export async function growUser(
  pool: Pool,
  userId: string,
  sizes: Sizes = limits,
): Promise<Record<string, string>> {
  const day = siteDate(new Date());
  const values: Record<string, string> = { me: `'${userId}'::uuid`, day, next: addDays(day, 1) };
  for (const [name, size] of Object.entries(sizes)) values[name] = String(size);
  for (const statement of statements)
    await pool.query(statement.replace(/\$(\w+)/g, (_, name: string) => values[name] ?? ''));
  const { rows } = await pool.query<Record<'product' | 'provider' | 'booking' | 'work' | 'head', string>>(
    `select ${id(`'product1'`)} as product, ${id(`'provider'`)} as provider, ${id(`'booking1'`)} as booking,
       ${id(`'work1'`)} as work,
       encode(sha256('${sizes.entries}'), 'hex') as head`,
  );
  const { product, provider, booking, work, head } = rows[0] ?? {
    product: '',
    provider: '',
    booking: '',
    work: '',
    head: '',
  };
  const days = `from=${addDays(day, 1)}&to=${addDays(day, 62)}`;
  return {
    'days of machines': `/ownDays?${days}`,
    'free days': `/freeDays/product/${product}?${days}`,
    blocks: '/blocks?limit=100',
    'calendar settings': '/restDays',
    'people of a crew': '/crewMembers',
    products: `/productProvider/${provider}?limit=100`,
    projects: `/getProjects/${userId}`,
    following: '/following',
    sessions: '/me/sessions',
    bookings: '/bookings?limit=100',
    'units of a booking': `/bookings/${booking}/units`,
    'a whole book': `/hajri/${booking}`,
    'a book, nothing new': `/hajri/${booking}?after=${sizes.entries}&head=${head}`,
    'a book as a table': `/hajri/${booking}/csv`,
    statement: '/statement',
    'statement as a table': '/statement/csv',
    'statement as a file': '/statement/file',
    'a work book': `/hajri/${work}`,
    owed: '/owed',
    'own account': '/me',
    'all own data': '/me/data',
  };
}
