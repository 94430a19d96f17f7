import { sql } from 'kysely';
import type { BookingStatus } from '#contract/hiring/bookings.calls.ts';
import type { Dates, HiringKind, OfferTerms, Per, Quote } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** The person or machine that a book's days are of. */
export interface BookUnit {
  id: string;
  no: number;
  label: string | null;
  /** Of a human with an account. */
  userId: string | null;
  /** Of a crew with several rates: this one's. */
  price: number | null;
  /** When another came in their place. */
  leftAt: Date | null;
  /** When they came in the place of another. */
  cameAt: Date | null;
  /** Each time that they were in it: ISO times, null while they are. */
  stints: { came: string; left: string | null }[];
}

/** What a book is of: its booking and units. */
export interface Book {
  bookingId: string;
  customerId: string;
  providerId: string;
  listingOf: HiringKind;
  count: number;
  dates: Dates;
  price: number;
  per: Per;
  terms: OfferTerms;
  quote: Quote | null;
  total: number;
  status: BookingStatus;
  statusAt: Date;
  pin: string;
  units: BookUnit[];
}

type Row = Omit<Book, 'units'>;

const rows = sql`
  select b.id as "bookingId", b.customer_id as "customerId", b.provider_id as "providerId",
    b.listing_of as "listingOf", b.count, b.dates, b.price, b.per, b.terms, b.quote, b.total, b.status,
    b.status_at as "statusAt", r.pin
  from bookings b join request_items i on i.id = b.item_id join requests r on r.id = i.request_id`;

/** Every unit that worked, or is to work: what was swapped before its first day is none. */
async function unitsOf(db: Db, bookingIds: string[]): Promise<(BookUnit & { bookingId: string })[]> {
  const found = await sql<BookUnit & { bookingId: string }>`
    select distinct on (r.booking_id, u.id) r.booking_id as "bookingId", u.id, coalesce(lu.no, 0) as no,
      u.user_id as "userId", coalesce(u.label, o.fullname) as label, r.price,
      case when r.released_at < (select max(coalesce(x.released_at, 'infinity')) from reservations x
        where x.booking_id = r.booking_id) then r.released_at end as "leftAt",
      case when first.unit > first.booking then first.unit end as "cameAt",
      (select json_agg(distinct jsonb_build_object('came', x.created_at, 'left', x.released_at))
        from reservations x where x.booking_id = r.booking_id and x.unit_id = r.unit_id) as stints
    from reservations r
    join units u on u.id = r.unit_id
    join bookings b on b.id = r.booking_id
    left join listing_units lu on lu.unit_id = u.id and (lu.provider_id = b.listing_id or lu.product_id = b.listing_id)
    left join users o on o.id = u.user_id
    cross join lateral (select min(x.created_at) as booking, min(x.created_at) filter (where x.unit_id = r.unit_id) as unit
      from reservations x where x.booking_id = r.booking_id) first
    where r.booking_id = any (${bookingIds}::uuid[])
      and (r.released_at is null or lower(r.span) < r.released_at or not exists
        (select from reservations live where live.booking_id = r.booking_id and live.released_at is null))
    order by r.booking_id, u.id, lu.no, r.released_at desc nulls first`.execute(db);
  return found.rows.sort((one, other) => one.no - other.no);
}

async function withUnits(db: Db, found: Row[]): Promise<Book[]> {
  const units = await unitsOf(
    db,
    found.map(({ bookingId }) => bookingId),
  );
  const books = new Map<string, Book>(found.map((row) => [row.bookingId, { ...row, units: [] }]));
  for (const unit of units) books.get(unit.bookingId)?.units.push(unit);
  return [...books.values()];
}

export async function findBook(db: Db, bookingId: string): Promise<Book | undefined> {
  const found = await sql<Row>`${rows} where b.id = ${bookingId}::uuid`.execute(db);
  return (await withUnits(db, found.rows))[0];
}

/** Holds the booking until the transaction ends; who writes a book holds its booking first. */
export async function lockBook(transaction: Db, bookingId: string): Promise<Book | undefined> {
  const found = await sql<Row>`${rows} where b.id = ${bookingId}::uuid for update of b`.execute(transaction);
  return (await withUnits(transaction, found.rows))[0];
}

/** More are years of work. */
const mostBooks = 1000;

/** The latest books in which a user, or a unit of their listings, has worked: as provider or as a crew's member. */
export async function booksOfWorker(db: Db, userId: string): Promise<Book[]> {
  const found = await sql<Row>`${rows}
    where ${worksIn(userId)} order by b.created_at desc, b.id desc limit ${mostBooks}`.execute(db);
  return withUnits(db, found.rows.reverse());
}

const worksIn = (userId: string) => sql`b.id in (
  select id from bookings where provider_id = ${userId}::uuid
  union select booking_id from reservations where unit_id = ${userId}::uuid)`;

/** The books that a user can read: as a side, or as a crew's member. */
export async function booksOfUser(db: Db, userId: string): Promise<Book[]> {
  const found = await sql<Row>`${rows}
    where b.customer_id = ${userId}::uuid or ${worksIn(userId)} order by b.created_at, b.id`.execute(db);
  return readableBy(userId, await withUnits(db, found.rows));
}

/** The latest books of a worker's bookings that are not over for them, those under way first; at most 50. */
export async function booksAtWork(db: Db, userId: string): Promise<Book[]> {
  const found = await sql<Row>`${rows}
    where ${worksIn(userId)} and b.status in ('under_way', 'done_said', 'agreed')
    order by b.status = 'under_way' desc, b.status = 'done_said' desc, b.created_at desc, b.id limit 50`.execute(
    db,
  );
  return readableBy(userId, await withUnits(db, found.rows)).filter(
    ({ providerId, units }) =>
      providerId === userId || units.some((unit) => unit.userId === userId && !unit.leftAt),
  );
}

/** Of a unit that was swapped before its first day there is nothing to read. */
const readableBy = (userId: string, books: Book[]): Book[] =>
  books.filter(
    ({ customerId, providerId, units }) =>
      customerId === userId || providerId === userId || units.some((unit) => unit.userId === userId),
  );

/**
 * The books of people's work that ended for a customer since a time; at most the latest 300. Whose account is gone can
 * say no more that they were paid: such a book counts for nobody.
 */
export async function booksDoneFor(db: Db, customerId: string, since: Date): Promise<Book[]> {
  const found = await sql<Row>`${rows}
    where b.customer_id = ${customerId}::uuid and b.status = 'done' and b.status_at >= ${since}
      and b.listing_of <> 'product' and exists (select from users u where u.id = b.provider_id)
    order by b.status_at desc, b.id limit 300`.execute(db);
  return withUnits(db, found.rows);
}

/** The books of people's work that ended in a span; at most the latest 2,000. */
export async function booksDoneBetween(db: Db, { from, to }: { from: Date; to: Date }): Promise<Book[]> {
  const found = await sql<Row>`${rows}
    where b.status = 'done' and b.status_at >= ${from} and b.status_at < ${to} and b.listing_of <> 'product'
    order by b.status_at desc, b.id limit 2000`.execute(db);
  return withUnits(db, found.rows);
}

/** A book in which a side wrote lately. */
export interface Written {
  bookingId: string;
  listing_name: string;
  customer_id: string;
  provider_id: string;
}

export async function writtenSince(db: Db, since: Date): Promise<Written[]> {
  const { rows } = await sql<Written>`
    select b.id as "bookingId", b.listing_name, b.customer_id, b.provider_id from bookings b
    where exists (select from ledger_entries e
      where e.book_id = b.id and e.side <> 'neev' and e.created_at >= ${since})
    order by b.id`.execute(db);
  return rows;
}
