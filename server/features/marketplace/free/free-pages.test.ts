import { expect, test } from 'vitest';
import { dayAhead } from '#server/features/hiring/calendar/calendar-in-test.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { invalidateCounts } from '../search/listing-count.data.ts';

const neev = useTestApp();

/** Always the same id for the same words. */
const id = (words: string) => `overlay(overlay(md5(${words}) placing '4' from 13) placing '8' from 17)::uuid`;

/** The newest 300 of 360 have work tomorrow: of crews and machines one of two, or both. */
const market = `
  insert into users (id, fullname, email, password_hash)
    select ${id(`'user' || n`)}, 'Person ' || n, n || '@neev.test', 'none' from generate_series(1, 360) n;
  insert into providers (id, kind, user_id, name, category, price, experience, group_size, address, pin, lat, lng, city_key,
      search, created_at)
    select ${id(`kind || n`)}, kind, ${id(`'user' || n`)}, 'Listing ' || n, 'Tiles', 500, 3, 2, 'Pune', '411001', 18.5, 73.8, 'pune',
      ' pune ', now() + n * interval '1 second'
    from generate_series(1, 360) n, unnest(array['worker', 'groupWorker']) kind;
  insert into products (id, provider_id, user_id, name, company, category, price, description, city_key, lat, lng, search, created_at)
    select ${id(`'product' || right(name, -8)`)}, id, user_id, name, '', 'Drill', 500, '', 'pune', 18.5, 73.8, ' pune ', created_at
    from providers where kind = 'worker';
  insert into rental_terms (product_id, stock, terms) select id, 2, '{}' from products;
  insert into units (id, kind, user_id) select id, 'person', id from users;
  insert into units (id, kind) select ${id(`kind || n || '-' || no`)}, case kind when 'product' then 'machine' else 'seat' end
    from generate_series(1, 360) n, generate_series(1, 2) no, unnest(array['groupWorker', 'product']) kind;
  insert into listing_units (provider_id, unit_id, no)
    select ${id(`'groupWorker' || n`)}, ${id(`'groupWorker' || n || '-' || no`)}, no
    from generate_series(1, 360) n, generate_series(1, 2) no;
  insert into listing_units (product_id, unit_id, no)
    select ${id(`'product' || n`)}, ${id(`'product' || n || '-' || no`)}, no
    from generate_series(1, 360) n, generate_series(1, 2) no;
  insert into blocks (id, owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    values (${id(`'block'`)}, ${id(`'user1'`)}, 'b', ${id(`'worker1'`)}, 'worker', current_date, current_date, 'day');
  insert into reservations (unit_id, block_id, span)
    select unit, ${id(`'block'`)}, tstzrange($1, $2) from (
      select ${id(`'user' || n`)} as unit from generate_series(61, 360) n
      union all
      select ${id(`kind || n || '-' || no`)}
      from generate_series(61, 360) n, generate_series(1, 2) no, unnest(array['groupWorker', 'product']) kind
      where no = 1 or n % 3 = 0) taken;
  analyze`;

test.each([
  ['/getAllWorkers', '', 60],
  ['/getAllGroupWorkers', '&freeCount=1', 260],
  ['/getAllGroupWorkers', '&freeCount=2', 60],
  ['/getProducts', '&freeCount=2', 60],
  ['/getProducts', '&freeCount=2&freePart=afternoon', 60],
])(
  'pages of %s with few who are free%s follow each other without a gap, in the list’s order',
  async (path, more, free) => {
    const asha = await neev.loginAs();
    const day = dayAhead(1);
    for (const statement of market.split(/;\n/))
      await neev.services.pool.query(
        statement.replace('$1', `'${day} 00:00+05:30'`).replace('$2', `'${day} 23:00+05:30'`),
      );
    const { rows } = await neev.services.pool.query(
      'select id, name from providers union all select id, name from products',
    );
    const names = new Map(rows.map((row) => [row.id, Number(row.name.replace('Listing ', ''))]));
    const numbers: unknown[] = [];
    for (let cursor = ''; cursor !== 'end'; ) {
      const { body } = await neev.call('GET', `${path}?freeFrom=${day}${more}${cursor}`, { as: asha });
      expect(body.total).toBe(free);
      numbers.push(...body.data.map((record: { _id: string }) => names.get(record._id)));
      cursor = body.nextCursor === null ? 'end' : `&cursor=${encodeURIComponent(body.nextCursor)}`;
    }
    const expected = Array.from({ length: 360 }, (_, place) => 360 - place).filter(
      (n) => n <= 60 || (free === 260 && n % 3 !== 0),
    );
    expect(numbers).toEqual(expected);
  },
);

test('how many are free of more than are counted is told from some of them, and said to be an estimate', async () => {
  const asha = await neev.loginAs();
  const day = dayAhead(1);
  const people = 13_000;
  await neev.services.pool.query(
    `insert into users (fullname, email, password_hash)
     select 'Person ' || n, n || '@neev.test', 'none' from generate_series(1, ${people}) n`,
  );
  await neev.services.pool.query(`
    insert into providers (kind, user_id, name, category, price, experience, address, pin, lat, lng, city_key, search)
    select 'worker', id, 'Listing', 'Tiles', 500 + n % 2, 3, 'Pune', '411001', 18.5, 73.8, 'pune', ' pune '
    from (select id, row_number() over (order by id) as n from users where email <> '${asha.email}') u`);
  await neev.services.pool.query(`insert into units (id, kind, user_id) select id, 'person', id from users`);
  await neev.services.pool.query(`
    insert into blocks (id, owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    select id, id, 'b', id, 'worker', current_date, current_date, 'day' from users where email = '${asha.email}'`);
  // One of ten is not free.
  await neev.services.pool.query(`
    insert into reservations (unit_id, block_id, span)
    select u.id, b.id, tstzrange('${day} 00:00+05:30', '${day} 23:00+05:30')
    from (select id, row_number() over (order by md5(id::text)) as n from users) u, blocks b where n % 10 = 0`);
  await neev.services.pool.query('analyze');
  // What was counted before these came is kept for some seconds.
  invalidateCounts(neev.services.pool, 'worker');
  const { body } = await neev.call('GET', `/getAllWorkers?freeFrom=${day}`, { as: asha });
  expect(body.totalIsEstimate).toBe(true);
  expect(body.total / people).toBeGreaterThan(0.8);
  expect(body.total / people).toBeLessThan(1);
  const some = await neev.call('GET', `/getAllWorkers?freeFrom=${day}&maxPrice=500`, { as: asha });
  expect(some.body.totalIsEstimate).toBeUndefined();
  const { rows } = await neev.services.pool.query(
    `select count(*)::int as n from providers p where price = 500
      and not exists (select from reservations x where x.unit_id = p.user_id)`,
  );
  expect(some.body.total).toBe(rows[0].n);
});
