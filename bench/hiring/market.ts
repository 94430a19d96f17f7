import type { Pool } from 'pg';
import { openPopulatedApp, type PopulatedApp, type Server } from '../populated-app.ts';

/** A server whose people, crews and machines have work in their calendars. */
export interface Market {
  app: PopulatedApp;
  /** How large it is, in words. */
  size: string;
}

/** Ten reservations of each listing: of one human, of a crew's five seats two each, of two machines five each. */
const each = 10;

/** So many workers are there already; a third as many crews and machines come beside them. @returns how many listings */
async function addListings(pool: Pool): Promise<number> {
  await pool.query(`
    insert into providers (kind, user_id, name, category, address, pin, price, experience, group_size, available,
      verified, lat, lng, city_key, search, created_at)
    select other.kind, p.user_id, p.name, (array['Construction Labour', 'Painting Group', 'Loading'])[1 + n % 9 / 3], p.address,
      p.pin, p.price, p.experience, case other.kind when 'groupWorker' then 5 end, p.available, p.verified, p.lat, p.lng,
      p.city_key, p.search, p.created_at
    from (select *, row_number() over (order by id) as n from providers) p,
      unnest(array['groupWorker', 'provider']) as other (kind)
    where n % 3 = 0`);
  await pool.query(`
    insert into products (provider_id, user_id, name, company, category, price, description, available, verified,
      city_key, lat, lng, search, created_at)
    select id, user_id, name, 'Company', (array['Mixer', 'Ladder', 'Drill'])[1 + price % 3], price, '', available, verified,
      city_key, lat, lng, search, created_at
    from providers where kind = 'provider'`);
  await pool.query(`insert into rental_terms (product_id, stock, terms) select id, 2, '{}' from products`);
  const { rows } = await pool.query<{ n: number }>(`
    select (select count(*) from providers where kind <> 'provider') + (select count(*) from products) as n`);
  return Number(rows[0]?.n);
}

async function addUnits(pool: Pool): Promise<void> {
  await pool.query(`
    insert into units (id, kind, user_id) select id, 'person', id from users;
    insert into listing_units (provider_id, unit_id, no)
      select p.id, u.id, 1 from providers p join units u using (user_id) where p.kind = 'worker';
    create temporary table places as
      select gen_random_uuid() as unit_id, id as provider_id, null::uuid as product_id, 'seat' as kind, no
      from providers, generate_series(1, 5) no where kind = 'groupWorker'
      union all
      select gen_random_uuid(), null, id, 'machine', no from products, generate_series(1, 2) no;
    insert into units (id, kind) select unit_id, kind from places;
    insert into listing_units (provider_id, product_id, unit_id, no) select provider_id, product_id, unit_id, no from places;
    drop table places`);
}

/** Spells of one to three days, spread over the year. */
async function addReservations(pool: Pool): Promise<number> {
  await pool.query('alter table reservations drop constraint reservations_never_clash');
  const { rows } = await pool.query<{ id: string }>(`
    insert into blocks (owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    select id, 'bench', id, 'worker', current_date, current_date, 'day' from users limit 1 returning id`);
  const { rowCount } = await pool.query(
    `insert into reservations (unit_id, block_id, span)
     select id, $1, tstzrange(day::timestamptz, (day + 1 + (n % 3)::int)::timestamptz)
     from (select id, kind, row_number() over (order by id) as n from units) u
       cross join lateral generate_series(0, (case kind when 'person' then $2 when 'seat' then $2 / 5 else $2 / 2 end) - 1) k
       cross join lateral (select current_date + (k * 36 + (n * 7919 + k * 31) % 33)::int as day) d`,
    [rows[0]?.id, each],
  );
  await pool.query(`
    alter table reservations add constraint reservations_never_clash
      exclude using gist (unit_id with =, span with &&) where (released_at is null)`);
  return rowCount ?? 0;
}

/** So many workers, a third as many crews and machines, ten reservations of each. */
export async function openMarket(server: Server, workers: number): Promise<Market> {
  const app = await openPopulatedApp(await server.database(), workers);
  const listings = await addListings(app.pool);
  await addUnits(app.pool);
  const reservations = await addReservations(app.pool);
  await app.pool.query('vacuum analyze');
  // What was loaded is on the disk before anything is measured.
  await app.pool.query('checkpoint');
  const size = `${listings.toLocaleString('en-IN')} listings with ${reservations.toLocaleString('en-IN')} reservations`;
  return { app, size };
}
