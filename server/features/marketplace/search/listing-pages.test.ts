import { expect, test } from 'vitest';
import { useTestApp } from '#server/testing/test-app.ts';

const neev = useTestApp();

/** One in a hundred of 2,500 is cheap, new to the work, verified, far off and from another town. */
async function settle(): Promise<void> {
  const { pool } = neev.services;
  await pool.query(
    `insert into users (fullname, email, password_hash)
     select 'Person', n || '@neev.test', 'none' from generate_series(1, 2500) n`,
  );
  await pool.query(`
    insert into providers (kind, user_id, name, category, price, experience, verified, address, pin, lat, lng, city_key,
      search, created_at)
    select 'worker', id, case when rare then 'Zuber' else 'Ramesh' end, 'Tiles', case when rare then 300 + n / 100 else 700 end,
      case when rare then n / 100 % 4 else 9 end, rare, 'Pune', '411001', case when rare then 12 + n / 1000.0 else 18.5 end,
      73.8, case when rare then 'hampi' else 'pune' end, case when rare then ' zuber ' else ' ramesh ' end,
      now() - n * interval '1 minute'
    from (select id, n, n % 100 = 0 as rare from (select id, row_number() over (order by id) as n from users
      where email like '%@neev.test' and password_hash = 'none') numbered) people`);
  await pool.query('analyze');
}

const orders: Record<string, string> = {
  newest: 'created_at desc, id desc',
  price: 'price, id',
  '-price': 'price desc, id desc',
  experience: 'experience desc, id desc',
};

test.each([
  'maxPrice=400',
  'maxExperience=3',
  'verified=true',
  'category=Tiles&verified=true',
  'city=Hampi',
  'category=Tiles&city=Hampi&maxPrice=400',
  'q=Zuber',
])(
  'pages of the few that %s finds follow each other without a gap, in whichever order is asked for',
  async (filter) => {
    const asha = await neev.loginAs();
    await settle();
    for (const [sort, order] of Object.entries(orders)) {
      const { rows } = await neev.services.pool.query<{ id: string }>(
        `select id from providers where name = 'Zuber' order by ${order}`,
      );
      const found: string[] = [];
      for (let cursor = ''; cursor !== 'end'; ) {
        const { body } = await neev.call('GET', `/getAllWorkers?${filter}&sort=${sort}&limit=10${cursor}`, {
          as: asha,
        });
        if (found.length === 0) expect(body.total, sort).toBe(25);
        found.push(...body.data.map(({ _id }: { _id: string }) => _id));
        cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : 'end';
      }
      expect(found, sort).toEqual(rows.map(({ id }) => id));
    }
  },
);

test('the nearest of few come first, however many others are nearer', async () => {
  const asha = await neev.loginAs();
  await settle();
  const { body } = await neev.call('GET', '/getAllWorkers?near=18.5,73.8&verified=true', { as: asha });
  expect(body.total).toBe(25);
  const distances = body.data.map(({ distanceKm }: { distanceKm: number }) => distanceKm);
  expect(distances).toHaveLength(24);
  expect(distances).toEqual([...distances].sort((one, other) => one - other));
  expect(distances[0]).toBeGreaterThan(300);
});

test.each([
  ['', 'available desc, created_at desc, id desc'],
  ['&near=18.5,73.8', 'available desc, abs(lat - 18.5), id'],
])('without a chosen sort those who are available come first, page by page: %s', async (filter, order) => {
  const asha = await neev.loginAs();
  await settle();
  // So few that they lie far beyond what is walked, and in no order that the list has.
  await neev.services.pool.query(
    "update providers set available = true, lat = 18.5 + price / 10000.0 where name = 'Zuber'",
  );
  const { rows } = await neev.services.pool.query<{ id: string; available: boolean }>(
    `select id, available from providers order by ${order} limit 60`,
  );
  const found: { id: string; available: boolean }[] = [];
  let cursor = '';
  while (found.length < 60) {
    const { body } = await neev.call('GET', `/getAllWorkers?limit=20${filter}${cursor}`, { as: asha });
    for (const { _id, status } of body.data) found.push({ id: _id, available: status });
    cursor = `&cursor=${body.nextCursor}`;
  }
  expect(found.map(({ available }) => available)).toEqual(rows.map(({ available }) => available));
  expect(found.slice(0, 25).map(({ id }) => id)).toEqual(rows.slice(0, 25).map(({ id }) => id));
});
