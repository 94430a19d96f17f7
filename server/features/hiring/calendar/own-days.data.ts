import { sql } from 'kysely';
import type { Span } from '#domain/calendar/spans.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Listing } from '../hiring.ts';
import { range, readSpans } from './units/span-text.data.ts';

export interface OwnUnit {
  id: string;
  no: number;
  /** Its own, else the named person's name. */
  label: string | null;
}

/** The active units of a listing behind a number, by number. */
export async function unitsBehind(
  db: Db,
  { ref: { _id } }: Pick<Listing, 'ref'>,
  { no, most }: { no: number; most: number },
): Promise<OwnUnit[]> {
  const { rows } = await sql<OwnUnit>`
    select u.id, lu.no, coalesce(u.label, o.fullname) as label
    from listing_units lu join units u on u.id = lu.unit_id and u.active left join users o on o.id = u.user_id
    where (lu.provider_id = ${_id}::uuid or lu.product_id = ${_id}::uuid) and lu.no > ${no}::integer
    order by lu.no, u.id limit ${most}`.execute(db);
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
  // What takes many units alike is one row: of five hundred machines a booking has five hundred reservations.
  const { rows } = await sql<Omit<OwnReservation, 'span' | 'unitId'> & { span: string; unitIds: string[] }>`
    select array_agg(x.unit_id::text) as "unitIds", x.span::text as span, x.booking_id as "bookingId",
      x.block_id as "blockId", coalesce(b.provider_id, k.owner_id) as "ownerId"
    from reservations x left join bookings b on b.id = x.booking_id left join blocks k on k.id = x.block_id
    where x.unit_id = any (${unitIds}::uuid[]) and x.released_at is null and x.span && ${range(within)}::tstzrange
    group by x.span, x.booking_id, x.block_id, coalesce(b.provider_id, k.owner_id)`.execute(db);
  const found = new Map<string, OwnReservation[]>(unitIds.map((id) => [id, []]));
  for (const { unitIds: taken, ...row } of rows)
    for (const span of readSpans(row.span))
      for (const unitId of taken) found.get(unitId)?.push({ ...row, unitId, span });
  return found;
}

/** A provider record's yearly holidays, `MM-DD`. */
export async function yearlyOffOf(db: Db, { ref: { _id } }: Pick<Listing, 'ref'>): Promise<string[]> {
  const row = await db.selectFrom('providers').select('yearly_off').where('id', '=', _id).executeTakeFirst();
  return row?.yearly_off ?? [];
}
