import type { Pool } from 'pg';
import { uuidOf } from './people.ts';

/** What every listing is hired by: the humans themselves, five seats of a crew, two machines of a kind. */
export async function addUnits(pool: Pool): Promise<void> {
  await pool.query(`
    insert into units (id, kind, user_id) select id, 'person', id from users;
    insert into listing_units (provider_id, unit_id, no)
      select p.id, u.id, 1 from providers p join units u using (user_id) where p.kind = 'worker';
    create temporary table places as
      select ${uuidOf("id || 'seat' || no")} as unit_id, id as provider_id, null::uuid as product_id, 'seat' as kind, no
      from providers, generate_series(1, 5) no where kind = 'groupWorker'
      union all
      select ${uuidOf("id || 'machine' || no")}, null, id, 'machine', no from products, generate_series(1, 2) no;
    insert into units (id, kind) select unit_id, kind from places;
    insert into listing_units (provider_id, product_id, unit_id, no) select provider_id, product_id, unit_id, no from places;
    drop table places`);
}

/**
 * So many spells of one to three days of each listing, spread over the year ahead: of one human, of a crew's five seats,
 * of two machines.
 */
export async function addDaysAhead(pool: Pool, each: number): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(`
    insert into blocks (owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    select id, 'bench', id, 'worker', current_date, current_date, 'day' from users limit 1 returning id`);
  await pool.query(
    `insert into reservations (unit_id, block_id, span)
     select id, $1, tstzrange(day::timestamptz, (day + 1 + (n % 3)::int)::timestamptz)
     from (select id, kind, row_number() over (order by id) as n from units) u
       cross join lateral generate_series(0, (case kind when 'person' then $2::int when 'seat' then $2 / 5 else $2 / 2 end) - 1) k
       cross join lateral (select current_date + (k * (360 / $2) + (n * 7919 + k * 31) % (360 / $2 - 3))::int as day) d`,
    [rows[0]?.id, each],
  );
}
