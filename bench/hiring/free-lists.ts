// npm run bench:hiring-lists — lists "free on these days" among 100,000 workers with 1,000,000 reservations, first page,
// one after the other, beside the same list without the days. DATABASE_URL: there too.
import type { Pool } from 'pg';
import { openPopulatedApp, openServer, type Server } from './populated-app.ts';
import { median, printTable } from './table.ts';

const workers = Number(process.env.WORKERS ?? 100_000);
const reservationsEach = 10;
const rounds = Number(process.env.ROUNDS ?? 200);

const aim = 150;

/** Ten spells of one to three days for each, spread over the year: on a given day about one in eighteen has work. */
async function reserve(pool: Pool): Promise<void> {
  await pool.query('alter table reservations drop constraint reservations_never_clash');
  await pool.query(`insert into units (kind, user_id) select 'person', id from users`);
  const { rows } = await pool.query(`
    insert into blocks (owner_id, client_id, listing_id, listing_of, first_day, last_day, part)
    select id, 'bench', id, 'worker', current_date, current_date, 'day' from users limit 1 returning id`);
  await pool.query(
    `insert into reservations (unit_id, block_id, span)
     select id, $1, tstzrange(day::timestamptz, (day + 1 + (n % 3)::int)::timestamptz)
     from (select id, row_number() over (order by id) as n from units) u, generate_series(0, $2 - 1) k,
       lateral (select current_date + (k * 36 + n * 7919 % 33)::int as day) d`,
    [rows[0]?.id, reservationsEach],
  );
  await pool.query(`
    alter table reservations add constraint reservations_never_clash
      exclude using gist (unit_id with =, span with &&) where (released_at is null)`);
  await pool.query('vacuum analyze');
}

const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = (from: number, to: number): string => `freeFrom=${ahead(from)}&freeTo=${ahead(to)}`;

/** Asked with another price each time, so that no kept count answers. */
const asked: [string, (round: number) => string][] = [
  ['no days', (round) => `maxPrice=${1500 + round}`],
  ['three days', (round) => `${days(5, 7)}&maxPrice=${1500 + round}`],
  [
    'a trade, three days',
    (round) => `category=Tiles&${days(5 + (round % 60), 7 + (round % 60))}&maxPrice=2500`,
  ],
  ['three mornings', (round) => `${days(5, 7)}&freePart=morning&maxPrice=${1500 + round}`],
  ['near a PIN, a week', (round) => `near=411001&radiusKm=50&${days(5, 11)}&maxPrice=${1500 + round}`],
  ['forty days, hardly anybody', (round) => `category=Tiles&${days(5, 44)}&maxPrice=${1500 + round}`],
];

async function measure(where: string, server: Server): Promise<void> {
  const app = await openPopulatedApp(await server.database(), workers);
  await reserve(app.pool);
  const rows: Record<string, string | number>[] = [];
  for (const [name, query] of asked) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      const answer = await fetch(`${app.address}/getAllWorkers?${query(round)}`, {
        headers: { token: app.token },
      });
      await answer.text();
      if (answer.status !== 200) throw new Error(`${name}: ${answer.status}`);
      if (round >= 5) times.push(performance.now() - start);
    }
    times.sort((one, other) => one - other);
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0;
    rows.push({ list: name, 'p50 ms': median(times), 'p95 ms': p95, [`of the aim (${aim} ms)`]: p95 / aim });
  }
  const title = `${where}: ${workers.toLocaleString('en-IN')} workers, ${(workers * reservationsEach).toLocaleString('en-IN')} reservations, first page`;
  printTable(title, rows);
  await app.close();
}

const given = process.env.DATABASE_URL;
for (const [where, url] of [
  ['embedded database', undefined],
  ...(given ? [['DATABASE_URL', given]] : []),
] as [string, string | undefined][]) {
  const server = await openServer(url);
  await measure(where, server);
  await server.close();
}
