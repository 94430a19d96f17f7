// npm run bench:lists — GET /getAllWorkers, filtered, first page, in a town that has been lived in, beside bare node:http
// servers with the same driver: one runs Neev's own statement, the other what a table that can do nothing else takes: a
// page and its count. At 10 and at 50 connections; requests a second, times, and processor time of both sides. Then the
// same call at three sizes. WORKERS (20,000), ROUNDS (5) and SECONDS (3) make it smaller.
// DATABASE_URL: there too. LISTS_TOWN=postgres://… takes a database that was settled by an earlier run. Linux alone.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { Pool, PoolConfig, QueryConfig } from 'pg';
import { openPopulatedApp, openServer, type PopulatedApp, type Server } from './populated-app.ts';
import { cpuOfDatabase } from './processor-time.ts';
import { median, printTable } from './table.ts';
import { livedIn } from './town/town.ts';

const path = '/getAllWorkers?category=Construction&maxPrice=1200&maxExperience=50';
const workers = Number(process.env.WORKERS ?? 20_000);
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = process.env.SECONDS ?? '3';
const run = promisify(execFile);

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  bytes: number;
}

/** What one load took of the processors, in milliseconds a request. */
interface Taken extends Load {
  server: number;
  database: number;
}

async function load(
  { address, encoding = '' }: { address: string; encoding?: string },
  token: string,
  connections: number,
): Promise<Load> {
  const given = ['bench/load.mjs', address, token, seconds, String(connections), encoding];
  const { stdout } = await run(process.execPath, given);
  return JSON.parse(stdout);
}

/** Answers with what these statements find, as JSON. */
async function openBare(pool: Pool, statements: QueryConfig[]): Promise<{ address: string; close(): void }> {
  const server = createServer((_request, response) => {
    Promise.all(statements.map((statement) => pool.query(statement))).then((results) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(results.map(({ rows }) => rows)));
    }, response.destroy.bind(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('no address');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}

/** A table of nothing but what the page shows, with the one index that this filter needs. @returns its page and its count */
async function smallest(pool: Pool): Promise<QueryConfig[]> {
  await pool.query('drop table if exists smallest');
  await pool.query(
    `create table smallest as select id, user_id, name, category, age, address, country, price, experience, available,
       verified, profile_pic, demo, created_at, updated_at from providers where kind = 'worker'`,
  );
  await pool.query('create index on smallest (category, created_at desc, id desc)');
  await pool.query('vacuum analyze smallest');
  const where = 'from smallest where category = $1 and price <= $2 and experience <= $3';
  const values = ['Construction', 1200, 50];
  return [
    { name: 'page', text: `select * ${where} order by created_at desc, id desc limit 24`, values },
    { name: 'count', text: `select count(*)::int as total ${where}`, values },
  ];
}

const middle = (loads: Taken[], of: keyof Taken): number => median(loads.map((one) => one[of]));

async function besideBare(where: string, database: PoolConfig): Promise<void> {
  const app = await openPopulatedApp(database, { workers, ...livedIn });
  const own = await app.statementsOf(path);
  const [page, ...count] = await smallest(app.pool);
  if (!page) throw new Error('no page');
  const bare = await Promise.all(
    [own, [page], [page, ...count]].map((statements) => openBare(app.pool, statements)),
  );
  const databaseCpu = await cpuOfDatabase(app.pool);
  const subjects: { server: string; address: string; encoding?: string }[] = [
    { server: 'Neev', address: app.address + path },
    { server: 'Neev, another price each time', address: app.address + path.replace('1200', '11NN') },
    { server: 'Neev, packed as browsers ask', address: app.address + path, encoding: 'br' },
    { server: 'bare, the same statement', address: bare[0]?.address ?? '' },
    { server: 'bare, smallest table', address: bare[1]?.address ?? '' },
    { server: 'bare, smallest table with count', address: bare[2]?.address ?? '' },
  ];
  const measured = async (subject: (typeof subjects)[number], connections: number): Promise<Taken> => {
    // All servers run in this process, one at a time.
    const [mine, its] = [process.cpuUsage(), databaseCpu()];
    const one = await load(subject, app.token, connections);
    const { user, system } = process.cpuUsage(mine);
    const requests = one.perSecond * Number(seconds);
    return {
      ...one,
      server: (user + system) / 1000 / requests,
      database: ((databaseCpu() - its) * 1000) / requests,
    };
  };
  for (const connections of [10, 50]) {
    const loads: Taken[][] = subjects.map(() => []);
    for (let round = 0; round <= rounds; round += 1)
      for (const [place, subject] of subjects.entries()) {
        const one = await measured(subject, connections);
        // The first one warms up.
        if (round > 0) loads[place]?.push(one);
      }
    const ours = loads[0] ?? [];
    const toIt = (place: number, of: 'perSecond' | 'p99') =>
      median(ours.map((one, round) => one[of] / (loads[place]?.[round]?.[of] ?? 1)));
    printTable(
      `${where}: ${workers.toLocaleString('en-IN')} workers, ${connections} connections, medians of ${rounds} interleaved rounds (aim: 0.8 of bare, p99 1.5 times)`,
      subjects.map(({ server: name }, place) => ({
        server: name,
        'req/s': middle(loads[place] ?? [], 'perSecond'),
        'p50 ms': middle(loads[place] ?? [], 'p50'),
        'p99 ms': middle(loads[place] ?? [], 'p99'),
        'CPU ms, server': middle(loads[place] ?? [], 'server'),
        'CPU ms, database': middle(loads[place] ?? [], 'database'),
        bytes: middle(loads[place] ?? [], 'bytes'),
        'Neev to it': toIt(place, 'perSecond'),
        'p99 to it': toIt(place, 'p99'),
      })),
    );
  }
  for (const one of bare) one.close();
  await app.close();
}

async function bySize(where: string, server: Server): Promise<void> {
  const sizes = [1000, 10_000, 100_000];
  const apps: PopulatedApp[] = [];
  for (const size of sizes) apps.push(await openPopulatedApp(await server.database(), { workers: size }));
  const loads: Load[][] = sizes.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, app] of apps.entries()) {
      const one = await load({ address: app.address + path }, app.token, 1);
      if (round > 0) loads[place]?.push(one);
    }
  }
  const cost = (place: number): number =>
    1000 / median((loads[place] ?? []).map(({ perSecond }) => perSecond));
  printTable(
    `${where}: cost of one call by size, one connection, medians of ${rounds} interleaved rounds (aim: under 1.3 of the smallest)`,
    sizes.map((size, place) => ({
      workers: size.toLocaleString('en-IN'),
      'ms a call': cost(place),
      'of the smallest': cost(place) / cost(0),
    })),
  );
  for (const app of apps) await app.close();
}

const given = process.env.DATABASE_URL;
const settled = process.env.LISTS_TOWN;
if (settled) await besideBare('given town', { connectionString: settled });
else
  for (const [where, url] of [
    ['embedded database', undefined],
    ...(given ? [['DATABASE_URL', given]] : []),
  ] as [string, string | undefined][]) {
    const server = await openServer(url);
    await besideBare(where, await server.database());
    if (process.env.SIZES !== 'off') await bySize(where, server);
    await server.close();
  }
