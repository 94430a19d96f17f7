import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../../hiring.ts';
import { multirange } from './span-text.data.ts';

export interface Unit {
  id: string;
  no: number;
  kind: 'person' | 'seat' | 'team' | 'machine';
  userId: string | null;
  label: string | null;
}

const unitKind: Record<HiringKind, Unit['kind']> = {
  worker: 'person',
  engineer: 'person',
  groupWorker: 'seat',
  contractor: 'team',
  product: 'machine',
};

const columnOf = (kind: HiringKind) => (kind === 'product' ? 'product_id' : 'provider_id');

const ofListing = ({ kind, _id }: Listing['ref']) =>
  sql`lu.${sql.ref(columnOf(kind))} = ${_id}::uuid and u.active`;

const columns = sql`u.id, lu.no, u.kind, u.user_id as "userId", u.label`;

/** The active units of a listing, by number. */
export async function unitsOf(db: Db, listing: Pick<Listing, 'ref'>): Promise<Unit[]> {
  const { rows } = await sql<Unit>`
    select ${columns} from listing_units lu join units u on u.id = lu.unit_id
    where ${ofListing(listing.ref)} order by lu.no, u.id`.execute(db);
  return rows;
}

/** Holds every active unit of a listing until the transaction ends, in one order everywhere (docs/rules.md#hiring-6). */
async function holdUnits(transaction: Db, ref: Listing['ref']): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select u.id from listing_units lu join units u on u.id = lu.unit_id
    where ${ofListing(ref)} order by u.id for update of u`.execute(transaction);
  return new Set(rows.map(({ id }) => id));
}

/** Units of a listing, held, that still are its own once they are: somebody may have left a crew meanwhile. */
export async function lockUnits(transaction: Db, listing: Pick<Listing, 'ref'>): Promise<Unit[]> {
  const held = await holdUnits(transaction, listing.ref);
  return (await unitsOf(transaction, listing)).filter(({ id }) => held.has(id));
}

/** The same, each with whether it is free in the spans: an acceptance waits for each statement. */
export async function lockFreeUnits(
  transaction: Db,
  ref: Listing['ref'],
  spans: readonly Span[],
): Promise<{ id: string; free: boolean }[]> {
  const held = await holdUnits(transaction, ref);
  const { rows } = await sql<{ id: string; free: boolean }>`
    select u.id, not exists (select from reservations r
      where r.unit_id = u.id and r.released_at is null and r.span && ${multirange(spans)}::tstzmultirange) as free
    from listing_units lu join units u on u.id = lu.unit_id
    where ${ofListing(ref)} order by lu.no, u.id`.execute(transaction);
  return rows.filter(({ id }) => held.has(id));
}

/** The one unit of a human, whatever they list: it has the human's own id, so that lists find their work without a look at units. */
export async function personUnit(transaction: Db, userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into units (id, kind, user_id) values (${userId}::uuid, 'person', ${userId}::uuid)
    on conflict (id) do update set active = true
    returning id`.execute(transaction);
  const [row] = rows;
  if (!row) throw new Error('a unit was not written');
  return row.id;
}

/**
 * Makes the units that a listing lacks: one human for a worker or an engineer, a seat for each of a crew, a team, a
 * machine. Holds the listing's row meanwhile, so that two calls make them once.
 */
export async function ensureUnits(
  transaction: Db,
  listing: Pick<Listing, 'ref' | 'userId' | 'capacity'>,
): Promise<void> {
  const { ref, userId, capacity } = listing;
  if ((await unitsOf(transaction, listing)).length >= capacity) return;
  const table = ref.kind === 'product' ? 'products' : 'providers';
  await sql`select id from ${sql.table(table)} where id = ${ref._id}::uuid for update`.execute(transaction);
  const known = await unitsOf(transaction, listing);
  const taken = new Set(known.map(({ no }) => no));
  const kind = unitKind[ref.kind];
  for (let no = 1; taken.size < capacity; no += 1) {
    if (taken.has(no)) continue;
    taken.add(no);
    const unitId =
      kind === 'person' ? await personUnit(transaction, userId) : await newUnit(transaction, kind);
    await transaction
      .insertInto('listing_units')
      .values({
        provider_id: ref.kind === 'product' ? null : ref._id,
        product_id: ref.kind === 'product' ? ref._id : null,
        unit_id: unitId,
        no,
      })
      .execute();
  }
}

async function newUnit(transaction: Db, kind: Unit['kind']): Promise<string> {
  const { id } = await transaction
    .insertInto('units')
    .values({ kind, user_id: null, label: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Of these units those that have no live reservation meeting one of the spans. */
export async function freeUnits(
  db: Db,
  unitIds: string[],
  { spans, exceptBooking }: { spans: readonly Span[]; exceptBooking?: string | undefined },
): Promise<Set<string>> {
  const { rows } = await sql<{ unit_id: string }>`
    select distinct unit_id from reservations
    where unit_id = any (${unitIds}::uuid[]) and released_at is null and span && ${multirange(spans)}::tstzmultirange
      and booking_id is distinct from ${exceptBooking ?? null}::uuid`.execute(db);
  const busy = new Set(rows.map((row) => row.unit_id));
  return new Set(unitIds.filter((id) => !busy.has(id)));
}

/** Takes each unit for each span, of several rates each at its own. @throws PostgreSQL's 23P01 where one is taken */
export async function reserve(
  transaction: Db,
  unitIds: string[],
  {
    spans,
    bookingId,
    blockId,
    prices = [],
  }: {
    spans: readonly Span[];
    bookingId?: string;
    blockId?: string;
    prices?: readonly (number | null)[] | undefined;
  },
): Promise<void> {
  await sql`
    insert into reservations (unit_id, booking_id, block_id, span, price)
    select unit_id, ${bookingId ?? null}::uuid, ${blockId ?? null}::uuid, span, price
    from unnest(${unitIds}::uuid[], ${prices}::int[]) as taken(unit_id, price), unnest(${multirange(spans)}::tstzmultirange) as span`.execute(
    transaction,
  );
}

/** Of a crew with several rates each unit has its own price. */
export interface BookedUnit extends Unit {
  bookingId: string;
  price: number | null;
}

/** The units that a booking holds or, once it ended, held last. */
export async function bookedUnits(db: Db, bookingIds: string[]): Promise<BookedUnit[]> {
  const { rows } = await sql<BookedUnit>`
    select distinct on (r.booking_id, u.id) r.booking_id as "bookingId", u.id, coalesce(lu.no, 0) as no, u.kind,
      u.user_id as "userId", coalesce(u.label, o.fullname) as label, r.price
    from reservations r
    join units u on u.id = r.unit_id
    join bookings b on b.id = r.booking_id
    left join listing_units lu on lu.unit_id = u.id and (lu.provider_id = b.listing_id or lu.product_id = b.listing_id)
    left join users o on o.id = u.user_id
    where r.booking_id = any (${bookingIds}::uuid[])
      and (r.released_at is null or not exists
        (select from reservations live where live.booking_id = r.booking_id and live.released_at is null))
    order by r.booking_id, u.id, r.released_at desc nulls first`.execute(db);
  return rows.sort((one, other) => one.no - other.no || byLabel(one, other));
}

/** What each unit that ever was in a booking got last, in rupees a day; only where the people have several rates. */
export async function pricesEver(db: Db, bookingId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; price: number }>`
    select distinct on (unit_id) unit_id as id, price from reservations
    where booking_id = ${bookingId}::uuid and price is not null
    order by unit_id, released_at desc nulls first`.execute(db);
  return new Map(rows.map(({ id, price }) => [id, price]));
}

/** Of a listing that is gone the numbers stand in the labels. */
const inOrder = new Intl.Collator('en', { numeric: true });
const byLabel = (one: Unit, other: Unit): number =>
  one.label === other.label ? 0 : inOrder.compare(one.label ?? '', other.label ?? '');

/** Of these units those that have work now or later. */
export async function unitsWithWork(transaction: Db, unitIds: string[], now: Date): Promise<Set<string>> {
  const { rows } = await sql<{ unit_id: string }>`
    select distinct unit_id from reservations
    where unit_id = any (${unitIds}::uuid[]) and released_at is null and booking_id is not null
      and span && tstzrange(${now}::timestamptz, null)`.execute(transaction);
  return new Set(rows.map((row) => row.unit_id));
}

/** Days that were kept free are kept by nobody then. */
export async function retire(transaction: Db, unitIds: string[]): Promise<void> {
  await sql`delete from reservations where unit_id = any (${unitIds}::uuid[]) and block_id is not null`.execute(
    transaction,
  );
  await transaction.updateTable('units').set({ active: false }).where('id', 'in', unitIds).execute();
}

/**
 * Names a unit of the owner's listings; a human with an account has their own name.
 * @returns false where there is none such
 */
export async function nameUnit(
  db: Db,
  ownerId: string,
  { id, name }: { id: string; name: string | null },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update units u set label = ${name}
    from listing_units lu left join providers p on p.id = lu.provider_id left join products g on g.id = lu.product_id
    where u.id = ${id}::uuid and u.kind <> 'person' and u.active and lu.unit_id = u.id
      and coalesce(p.user_id, g.user_id) = ${ownerId}::uuid`.execute(db);
  return numAffectedRows !== undefined && numAffectedRows > 0n;
}

/** What lies after an instant is free again. */
export async function cutReservations(
  transaction: Db,
  bookingId: string,
  { at, now }: { at: Date; now: Date },
) {
  await sql`
    update reservations set released_at = ${now}
    where booking_id = ${bookingId}::uuid and released_at is null and lower(span) >= ${at}`.execute(
    transaction,
  );
  await sql`
    update reservations set span = tstzrange(lower(span), ${at})
    where booking_id = ${bookingId}::uuid and released_at is null and upper(span) > ${at}`.execute(
    transaction,
  );
}
