import type { Pool } from 'pg';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Taken } from '#domain/calendar/free-days.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Listing } from '../act/hiring.ts';
import { range } from './span-text.ts';

/** A unit, and the ends of one of its reservations in milliseconds. */
type TakenRow = [unitId: string, from: number, to: number];

const milliseconds = (end: string): string => `(extract(epoch from ${end}) * 1000)::int8`;

/** Whose unit is the one human, whether or not the listing has made use of it yet. */
const isPerson = (kind: ListingRef['kind']): boolean => kind === 'worker' || kind === 'engineer';

const unitsOf = (kind: ListingRef['kind']): string =>
  `select u.id from listing_units lu join units u on u.id = lu.unit_id and u.active
    where lu.${kind === 'product' ? 'product_id' : 'provider_id'} = r.id`;

/**
 * The live reservations of the units of a listing's row `r` that meet a span: a scalar of `TakenRow[]`, null where
 * there are none. Every page of a list asks it.
 * @param within the ends of the span, as they stand in the statement
 */
export function takenColumn(kind: ListingRef['kind'], within: { from: string; to: string }): string {
  const unit = isPerson(kind) ? 'select r.user_id as id' : unitsOf(kind);
  return `(select json_agg(json_build_array(x.unit_id, ${milliseconds('lower(x.span)')}, ${milliseconds('upper(x.span)')})) from (${unit}) unit
    join reservations x on x.unit_id = unit.id and x.released_at is null
      and upper(x.span) > ${within.from}::timestamptz and lower(x.span) < ${within.to}::timestamptz)`;
}

export const readTaken = (taken: TakenRow[] | null): Taken[] =>
  (taken ?? []).map(([unitId, from, to]) => ({ unitId, span: { from: new Date(from), to: new Date(to) } }));

/**
 * How many of a listing's units have something on each day of a span, by the day's place from 0; days without are absent.
 * Counted where the reservations are: a listing may have tens of thousands.
 */
export async function busyByDay(
  pool: Pool,
  { ref, userId }: Pick<Listing, 'ref' | 'userId'>,
  within: Span,
): Promise<Map<number, number>> {
  const unit = isPerson(ref.kind) ? 'select r.user_id as id' : unitsOf(ref.kind);
  const { rows } = await pool.query<{ day: number; busy: number }>(
    `select day, count(distinct x.unit_id)::int as busy
    from (select $1::uuid as id, $2::uuid as user_id, $3::tstzrange as span) r
      cross join lateral (${unit}) unit
      join reservations x on x.unit_id = unit.id and x.released_at is null and x.span && r.span
      cross join lateral generate_series(
        greatest(0, floor(extract(epoch from lower(x.span) - lower(r.span)) / 86400))::int,
        ceil(extract(epoch from least(upper(x.span), upper(r.span)) - lower(r.span)) / 86400)::int - 1) day
    group by day`,
    [ref._id, userId, range(within)],
  );
  return new Map(rows.map(({ day, busy }) => [day, busy]));
}
