import type { Pool } from 'pg';

/** @returns SQL for the same id each time, in the form of a random one (RFC 9562, version 4), which answers are held to */
export const uuidOf = (text: string): string =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;

/**
 * So many workers: forty first names and fifty last ones, a village of their own for every third (so that the words
 * grow with the people), in four thousand places of forty cities, in which they share a PIN and so a point.
 */
export async function addWorkers(pool: Pool, workers: number): Promise<void> {
  await pool.query(
    `insert into users (id, fullname, email, password_hash)
     select ${uuidOf("'person ' || n")}, 'Person ' || n, 'p' || n || '@bench.invalid', 'none' from generate_series(1, $1::int) n`,
    [workers],
  );
  await pool.query(`
    create function pg_temp.syllables(n bigint) returns text language sql immutable as $$
      select string_agg(substr('ba be bi bo bu da de di do du ga ge gi go gu ja je ji jo ju ka ke ki ko ku la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po pu ra re ri ro ru ', 1 + 3 * ((n / 50 ^ place)::bigint % 50)::int, 2), '')
      from generate_series(0, 3) place $$`);
  await pool.query(`
    insert into providers (id, kind, user_id, name, category, age, phone, address, pin, country, price, experience,
      available, verified, lat, lng, city_key, search, created_at)
    select ${uuidOf("'worker ' || n")}, 'worker', id, name, category, 18 + n % 45, '9' || lpad(n::text, 9, '0'), village, '411001',
      'India', 300 + abs(hashint8(n + 4)::bigint) % 2500, abs(hashint8(n + 5)::bigint) % 30, n % 3 > 0, n % 5 > 0,
      8 + (place * 7919) % 24000 / 1000.0, 69 + (place * 104729) % 25000 / 1000.0, 'town ' || place % 40,
      ' ' || lower(name) || ' ' || village || ' town ' || place % 40, now() - n * interval '1 minute'
    from (
      select *, first[1 + abs(hashint8(n)::bigint) % 40] || ' ' || last[1 + abs(hashint8(n + 1)::bigint) % 50] as name,
        trade[1 + abs(hashint8(n + 2)::bigint) % 9] as category, abs(hashint8(n + 3)::bigint) % 4000 as place,
        pg_temp.syllables(case when n % 3 = 0 then n * 48271 % 6250000 else n % 400 end) as village
      from (select id, row_number() over (order by id) as n from users) people, (select
        array['Construction','Tiles','Loading','Cleaning','Shifting','Warehouse','Factory','Gardening','Other'] as trade,
        array['Ramesh','Suresh','Asha','Sunita','Imran','Farida','Joseph','Mary','Gurpreet','Harjit','Anil','Sunil','Vijay','Ajay','Meena','Reena','Kiran','Ravi','Mohan','Sohan','Rekha','Kavita','Gita','Sita','Amit','Sumit','Rahul','Rohit','Pooja','Neha','Deepak','Pankaj','Manoj','Santosh','Ganesh','Mahesh','Dinesh','Naresh','Kamal','Vimal'] as first,
        array['Kumar','Sharma','Verma','Patil','Jadhav','More','Pawar','Shinde','Yadav','Singh','Khan','Ansari','Sheikh','Das','Roy','Ghosh','Nair','Menon','Iyer','Reddy','Rao','Naidu','Gowda','Shetty','Hegde','Patel','Shah','Mehta','Desai','Joshi','Kulkarni','Deshmukh','Chavan','Gaikwad','Kamble','Mane','Salunke','Thakur','Mishra','Tiwari','Pandey','Dubey','Gupta','Agarwal','Jain','Soni','Mali','Lohar','Sutar','Kumbhar'] as last) names) people`);
}

/** Beside every third worker a crew, and a machine of a rental firm. */
export async function addCrewsAndMachines(pool: Pool): Promise<void> {
  await pool.query(`
    insert into providers (id, kind, user_id, name, category, address, pin, price, experience, group_size, available,
      verified, lat, lng, city_key, search, created_at)
    select ${uuidOf('other.kind || n')}, other.kind, p.user_id, p.name,
      (array['Construction Labour', 'Painting Group', 'Loading'])[1 + n % 9 / 3], p.address, p.pin, p.price, p.experience,
      case other.kind when 'groupWorker' then 5 end, p.available, p.verified, p.lat, p.lng, p.city_key, p.search, p.created_at
    from (select *, row_number() over (order by id) as n from providers) p,
      unnest(array['groupWorker', 'provider']) as other (kind)
    where n % 3 = 0`);
  await pool.query(`
    insert into products (id, provider_id, user_id, name, company, category, price, description, available, verified,
      city_key, lat, lng, search, created_at)
    select ${uuidOf("'machine ' || id")}, id, user_id, name, 'Company', (array['Mixer', 'Ladder', 'Drill'])[1 + price % 3], price, '',
      available, verified, city_key, lat, lng, search, created_at
    from providers where kind = 'provider'`);
  await pool.query(`insert into rental_terms (product_id, stock, terms) select id, 2, '{}' from products`);
}
