import type { ProductFilter } from '#contract/marketplace/filter.ts';
import { addDays, datesBetween } from '#domain/calendar/dates.ts';
import { spanOfDay } from '#domain/calendar/spans.ts';
import { fieldError } from '#server/platform/http/errors.ts';

/** What a list's records are hired by. */
export type UnitsOf = 'person' | 'seats' | 'teams' | 'machines';

type FreeFilter = Pick<ProductFilter, 'freeFrom' | 'freeTo' | 'freePart' | 'freeCount'>;
type Bind = (value: unknown) => string;

/** "Free on these days" on the rows `r` of a list, in two ways that find the same. */
export interface FreeCondition {
  /** Asked of each row as a page comes to it: the quickest where most of them are free. */
  atRow: string;
  /** `from … where …` of the rows that keep the other conditions and are free, asked of all of them at once: what a count takes. */
  source: (others: string) => string;
  /** The same as a condition, for a page of a list in which hardly anybody is free. */
  ofAll: (others: string) => string;
}

const mostDays = 180;

interface Team {
  table: 'providers' | 'products';
  /** Whose column of `listing_units` names a row. */
  owner: 'provider_id' | 'product_id';
  capacity: string;
  /** What `capacity` reads beside the row itself. */
  joined: string;
}

const providers = { table: 'providers', owner: 'provider_id', joined: '' } as const;
const teams: Record<Exclude<UnitsOf, 'person'>, Team> = {
  seats: { ...providers, capacity: 'least(coalesce(r.group_size, 1), 500)' },
  teams: { ...providers, capacity: 'r.teams' },
  machines: {
    table: 'products',
    owner: 'product_id',
    capacity: 'coalesce(t.stock, 1)',
    joined: 'left join rental_terms t on t.product_id = r.id',
  },
};

/** Live reservations `x` that meet the days; of parts, each day's. */
interface Meeting {
  /** Of one unit, by the index of its reservations' ends. */
  ofUnit: string;
  /** Of all units, by the index on the days alone: the planner takes the other for as good, which it is not by far. */
  ofAll: string;
}

function meeting(
  { from, to, part }: { from: string; to: string; part: 'day' | 'morning' | 'afternoon' },
  bind: Bind,
): Meeting {
  const [begin, end] = [bind(spanOfDay(from).from), bind(spanOfDay(to).to)].map((at) => `${at}::timestamptz`);
  const parts = part === 'day' ? '' : inParts(datesBetween(from, to), part, bind);
  const live = (met: string) => `x.released_at is null and ${met}${parts}`;
  return {
    ofUnit: live(`upper(x.span) > ${begin} and lower(x.span) < ${end}`),
    ofAll: live(`tstzrange(lower(x.span), upper(x.span)) && tstzrange(${begin}, ${end})`),
  };
}

function inParts(dates: string[], part: 'morning' | 'afternoon', bind: Bind): string {
  const spans = dates.map((date) => spanOfDay(date, part));
  // The whole range tells the planner how many there are; of several it knows nothing, and would take it for next to none.
  const ranges = spans.map((span) => `[${span.from.toISOString()},${span.to.toISOString()})`);
  return ` and case when x.span && ${bind(`{${ranges.join(',')}}`)}::tstzmultirange then true else false end`;
}

/** A human's unit has the human's own id. */
function ofPeople({ ofUnit, ofAll: met }: Meeting): FreeCondition {
  const idle = (live: string) =>
    `not exists (select from reservations x where x.unit_id = r.user_id and ${live}`;
  const ofAll = (others: string) => `${others} and ${idle(met)})`;
  // "offset 0" keeps the question at its row, in the list's own order.
  return {
    atRow: `${idle(ofUnit)} offset 0)`,
    ofAll,
    source: (others) => `from providers r where ${ofAll(others)}`,
  };
}

/** The others stay in it: PostgreSQL refuses a statement that leaves out a value which it is given. */
const nobody: FreeCondition = {
  atRow: 'false',
  ofAll: (others) => `${others} and false`,
  source: (others) => `from providers r where ${others} and false`,
};

function ofTeams(
  { table, owner, capacity, joined }: Team,
  { ofUnit, ofAll }: Meeting,
  count: string,
): FreeCondition {
  const retired = 'select id from units where not active';
  // Units that have work, no more of them than would be too many: most crews are known by their first.
  const spare = `(select ${capacity} from (select r.*) r ${joined}) - ${count}::int`;
  const atRow =
    `${spare} >= 0 and (select count(*) from (select from listing_units lu where lu.${owner} = r.id ` +
    `and lu.unit_id not in (${retired}) and exists (select from reservations x where x.unit_id = lu.unit_id ` +
    `and ${ofUnit}) limit greatest(${spare} + 1, 0)) met) <= ${spare}`;
  // Each unit once, before its row is looked for: on forty days it has work many times.
  const busy =
    `select lu.${owner} as id, count(*) as taken from (select distinct x.unit_id from reservations x where ${ofAll}) x ` +
    `join listing_units lu on lu.unit_id = x.unit_id where lu.${owner} is not null ` +
    `and x.unit_id not in (${retired}) group by lu.${owner}`;
  const source = (others: string) =>
    `from ${table} r ${joined} left join (${busy}) busy on busy.id = r.id ` +
    `where ${others} and ${capacity} - coalesce(busy.taken, 0) >= ${count}::int`;
  return { atRow, source, ofAll: (others) => `${others} and ${atRow}` };
}

/**
 * "That many units without work on these days". Units are made when they are first needed, so what counts is how many
 * are taken: who has none is free.
 * @throws AppError 'days-backwards' or 'days-free-many' at `freeTo`
 */
export function freeCondition(
  filter: FreeFilter,
  units: UnitsOf | undefined,
  bind: Bind,
): FreeCondition | undefined {
  const { freeFrom: from, freeTo: to = from, freePart: part = 'day', freeCount = 1 } = filter;
  if (from === undefined || to === undefined || units === undefined) return undefined;
  if (to < from) throw fieldError('freeTo', 'days-backwards');
  if (to > addDays(from, mostDays - 1)) throw fieldError('freeTo', 'days-free-many');
  if (units !== 'person') return ofTeams(teams[units], meeting({ from, to, part }, bind), bind(freeCount));
  if (freeCount > 1) return nobody;
  return ofPeople(meeting({ from, to, part }, bind));
}
