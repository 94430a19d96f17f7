import { sql } from 'kysely';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Random } from '../../chance/random.ts';
import type { Hired } from '../cast/cast.ts';
import { insertMany } from './insert-many.ts';

const kindOf: Record<HiringKind, string> = {
  worker: 'person',
  engineer: 'person',
  groupWorker: 'seat',
  contractor: 'team',
  product: 'machine',
};

/** The unnamed places of listings, and the humans themselves, by listing; those that are not there are made. */
export async function unitsFor(db: Db, random: Random, hired: Hired[]): Promise<Map<string, string[]>> {
  const ids = hired.map(({ listing }) => listing._id);
  const { rows } = await sql<{ listing: string; unit: string; named: boolean }>`
    select lu.provider_id as listing, u.id as unit, u.kind = 'person' as named
    from listing_units lu join units u on u.id = lu.unit_id and u.active
    where lu.provider_id = any (${ids}::uuid[]) order by lu.no`.execute(db);
  const users = hired.map(({ caller }) => caller.userId);
  const known = await sql<{ id: string }>`select id from units where id = any (${users}::uuid[])`.execute(db);
  const humans = new Set(known.rows.map(({ id }) => id));
  const found = new Map<string, string[]>();
  const units: Record<string, unknown>[] = [];
  const places: Record<string, unknown>[] = [];
  for (const { listing, of, capacity, caller } of hired) {
    const there = rows.filter((row) => row.listing === listing._id);
    const kind = kindOf[of];
    const own = there.filter(({ named }) => named === (kind === 'person')).map(({ unit }) => unit);
    for (let no = there.length + 1; no <= capacity; no += 1) {
      // The unit of a human has the human's id, and may be there for a crew.
      const id = kind === 'person' ? caller.userId : random.uuid();
      if (!humans.has(id)) units.push({ id, kind, user_id: kind === 'person' ? id : null, active: true });
      places.push({ id: random.uuid(), provider_id: listing._id, unit_id: id, no });
      own.push(id);
    }
    found.set(listing._id, own);
  }
  await insertMany(
    db,
    'units',
    units.map((unit) => ({ ...unit, created_at: new Date() })),
  );
  await insertMany(db, 'listing_units', places);
  return found;
}
