import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { addDays, datesBetween } from '#domain/calendar/dates.ts';
import { spanOfDay } from '#domain/calendar/spans.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** What a list's records are hired by. */
export type UnitsOf = 'person' | 'seats' | 'teams' | 'machines';

type FreeFilter = Pick<ProductFilter, 'freeFrom' | 'freeTo' | 'freePart' | 'freeCount'>;
type Bind = (value: unknown) => string;

const mostDays = 180;

const columns = {
  seats: 'lu.provider_id = r.id',
  teams: 'lu.provider_id = r.id',
  machines: 'lu.product_id = r.id',
};
const capacities = {
  seats: 'least(coalesce(r.group_size, 1), 500)',
  teams: 'r.teams',
  machines: 'coalesce((select t.stock from rental_terms t where t.product_id = r.id), 1)',
};

/** Keeps a question at its row, in the list's own order, where a page of 24 asks it a few dozen times. */
const atTheRow = ' offset 0';
/** A condition for a count, which asks thousands of rows: the database may look for the busy ones first. */
export const ofMany = (condition: string): string => condition.replace(atTheRow, '');

/** Live reservations `x` that meet the days; of parts, each day's. */
function meeting(
  { from, to, part }: { from: string; to: string; part: 'day' | 'morning' | 'afternoon' },
  bind: Bind,
) {
  const whole = `tstzrange(${bind(spanOfDay(from).from)}::timestamptz, ${bind(spanOfDay(to).to)}::timestamptz)`;
  const live = `x.released_at is null and x.span && ${whole}`;
  if (part === 'day') return live;
  const spans = datesBetween(from, to).map((date) => spanOfDay(date, part));
  const starts = bind(spans.map((span) => span.from));
  const ends = bind(spans.map((span) => span.to));
  return (
    `${live} and exists (select from unnest(${starts}::timestamptz[], ${ends}::timestamptz[]) as d (a, b) ` +
    'where x.span && tstzrange(d.a, d.b))'
  );
}

/**
 * "That many units without work on these days". Units are made when they are first needed, so what counts is how many
 * are taken: who has none is free.
 * @throws AppError 'dates-invalid' at `freeTo` for days that run backwards or more than 180
 */
export function freeConditions(filter: FreeFilter, units: UnitsOf | undefined, bind: Bind): string[] {
  const { freeFrom: from, freeTo: to = from, freePart: part = 'day', freeCount = 1 } = filter;
  if (from === undefined || to === undefined || units === undefined) return [];
  if (to < from || to > addDays(from, mostDays - 1)) throw fieldError('freeTo', 'dates-invalid');
  if (units === 'person')
    return freeCount > 1
      ? ['false']
      : [
          'not exists (select from units u join reservations x on x.unit_id = u.id ' +
            `where u.user_id = r.user_id and ${meeting({ from, to, part }, bind)}${atTheRow})`,
        ];
  const busy =
    'select count(distinct x.unit_id) from listing_units lu join units u on u.id = lu.unit_id and u.active ' +
    `join reservations x on x.unit_id = u.id where ${columns[units]} and ${meeting({ from, to, part }, bind)}`;
  return [`${capacities[units]} - (${busy}) >= ${bind(freeCount)}::int`];
}
