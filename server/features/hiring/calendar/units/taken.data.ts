import type { Pool } from 'pg';
import { freeFromDays } from '#contract/hiring/calendar.calls.ts';
import type { ListingRef } from '#contract/hiring/terms.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Listing } from '../../hiring.ts';
import { range } from './span-text.data.ts';

/** Whose unit is the one human, whether or not the listing has made use of it yet. */
const isPerson = (kind: ListingRef['kind']): boolean => kind === 'worker' || kind === 'engineer';

const unitsOf = (kind: ListingRef['kind']): string =>
  `select u.id from listing_units lu join units u on u.id = lu.unit_id and u.active
    where lu.${kind === 'product' ? 'product_id' : 'provider_id'} = r.id`;

/** What `freeColumns` bring of a row. */
export interface FreeColumns {
  units: number | null;
  free_in: number | null;
}

/**
 * Two columns of a listing's row `r`, that every page of a list asks: `units`, how many it has made use of yet, null of
 * a person; `free_in`, in how many days the first of them is free all day, null where none is in sight. Looked for
 * day by day, and a day's search ends with its first free unit: a listing may have tens of thousands of reservations.
 * @param from today's midnight at the site, as it stands in the statement
 */
export function freeColumns(kind: ListingRef['kind'], from: string): string {
  const unit = isPerson(kind) ? 'select r.user_id as id' : unitsOf(kind);
  const start = (day: string): string => `${from}::timestamptz + (${day}) * interval '1 day'`;
  const isFree = (day: string): string => `exists (select from (${unit}) unit where not exists (
    select from reservations x where x.unit_id = unit.id and x.released_at is null
      and upper(x.span) > ${start(day)} and lower(x.span) < ${start(`${day} + 1`)}))`;
  const units = isPerson(kind) ? 'null::int' : `(select count(*)::int from (${unit}) unit)`;
  return `${units} as units, case when ${isFree('0')} then 0
    else (select min(day) from generate_series(1, ${freeFromDays - 1}) day where ${isFree('day')}) end as free_in`;
}

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
