import type { Pool } from 'pg';
import type { Taken } from '#domain/calendar/free-days.ts';
import type { Span } from '#domain/calendar/spans.ts';
import type { Listing } from '../act/hiring.ts';
import { range, readSpans } from './span-text.ts';

/** Whose unit is the one human, whether or not the listing has made use of it yet. */
const isPerson = ({ ref }: Pick<Listing, 'ref'>): boolean => ref.kind === 'worker' || ref.kind === 'engineer';

// Every page of a list asks it: by its name the database keeps its plan.
const statement = {
  name: 'taken-of-listings',
  text: `
    select l.id as listing_id, x.unit_id, x.span::text as span
    from unnest($1::uuid[], $2::uuid[], $3::boolean[]) as l (id, user_id, person)
    cross join lateral (
      select l.user_id as id where l.person
      union all
      select lu.unit_id from listing_units lu join units u on u.id = lu.unit_id and u.active
      where not l.person and (lu.provider_id = l.id or lu.product_id = l.id)
    ) unit
    join reservations x on x.unit_id = unit.id and x.released_at is null and x.span && $4::tstzrange`,
};

/** The live reservations of many listings' units that meet a span, by the listing's id, in one statement. */
export async function takenOf(
  pool: Pool,
  listings: Pick<Listing, 'ref' | 'userId'>[],
  within: Span,
): Promise<Map<string, Taken[]>> {
  const taken = new Map<string, Taken[]>(listings.map(({ ref }) => [ref._id, []]));
  if (listings.length === 0) return taken;
  const ids = listings.map(({ ref }) => ref._id);
  const owners = listings.map(({ userId }) => userId);
  const { rows } = await pool.query<{ listing_id: string; unit_id: string; span: string }>({
    ...statement,
    values: [ids, owners, listings.map(isPerson), range(within)],
  });
  for (const { listing_id, unit_id, span } of rows)
    for (const read of readSpans(span)) taken.get(listing_id)?.push({ unitId: unit_id, span: read });
  return taken;
}
