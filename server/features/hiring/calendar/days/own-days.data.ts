import { sql } from 'kysely';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../../act/hiring.ts';
import { range, readSpans } from '../../units/span-text.ts';

export interface OwnUnit {
  id: string;
  listingId: string;
  no: number;
  /** Its own, else the named person's name. */
  label: string | null;
}

/** The active units of many listings, by listing and number. */
export async function unitsOfListings(db: Db, listings: Pick<Listing, 'ref'>[]): Promise<OwnUnit[]> {
  const ids = listings.map(({ ref }) => ref._id);
  const { rows } = await sql<OwnUnit>`
    select u.id, coalesce(lu.provider_id, lu.product_id) as "listingId", lu.no, coalesce(u.label, o.fullname) as label
    from listing_units lu join units u on u.id = lu.unit_id and u.active left join users o on o.id = u.user_id
    where lu.provider_id = any (${ids}::uuid[]) or lu.product_id = any (${ids}::uuid[])
    order by lu.no, u.id`.execute(db);
  return rows;
}

export interface OwnReservation {
  unitId: string;
  span: Span;
  bookingId: string | null;
  /** The booking's provider, or who made the block. */
  ownerId: string;
  blockId: string | null;
}

/** The live reservations of units that meet a span, with whose they are. */
export async function reservationsOf(
  db: Db,
  unitIds: string[],
  within: Span,
): Promise<Map<string, OwnReservation[]>> {
  const { rows } = await sql<Omit<OwnReservation, 'span'> & { span: string }>`
    select x.unit_id as "unitId", x.span::text as span, x.booking_id as "bookingId", x.block_id as "blockId",
      coalesce(b.provider_id, k.owner_id) as "ownerId"
    from reservations x left join bookings b on b.id = x.booking_id left join blocks k on k.id = x.block_id
    where x.unit_id = any (${unitIds}::uuid[]) and x.released_at is null and x.span && ${range(within)}::tstzrange`.execute(
    db,
  );
  const found = new Map<string, OwnReservation[]>();
  for (const row of rows)
    for (const span of readSpans(row.span))
      found.set(row.unitId, [...(found.get(row.unitId) ?? []), { ...row, span }]);
  return found;
}

/** Yearly holidays (`MM-DD`) by the listing's id. */
export async function yearlyOffOf(db: Db, userId: string): Promise<Map<string, string[]>> {
  const rows = await db
    .selectFrom('providers')
    .select(['id', 'yearly_off'])
    .where('user_id', '=', userId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.yearly_off]));
}
