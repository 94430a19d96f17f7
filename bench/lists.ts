// npm run bench:lists — GET /getAllWorkers, filtered, first page, beside a bare node:http server that runs the same
// statements with the same driver; then the same call at three sizes. DATABASE_URL: there too.
import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import type { Pool, QueryConfig } from 'pg';
import { openPopulatedApp, openServer, type PopulatedApp, type Server } from './populated-app.ts';
import { median, printTable } from './table.ts';

const path = '/getAllWorkers?category=Construction&maxPrice=1200&maxExperience=50';
const rounds = Number(process.env.ROUNDS ?? 5);
const seconds = process.env.SECONDS ?? '3';
const run = promisify(execFile);

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(address: string, token: string, connections = 16): Promise<Load> {
  const { stdout } = await run(process.execPath, [
    'bench/load.mjs',
    address,
    token,
    seconds,
    String(connections),
  ]);
  return JSON.parse(stdout);
}

/** The least that could answer: the same statements, their rows as JSON. */
async function openBare(pool: Pool, statements: QueryConfig[]): Promise<{ address: string; close(): void }> {
  const server = createServer((_request, response) => {
    Promise.all(statements.map((statement) => pool.query(statement))).then((results) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ data: results[0]?.rows }));
    }, response.destroy.bind(response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (typeof bound !== 'object' || !bound) throw new Error('no address');
  return { address: `http://127.0.0.1:${bound.port}`, close: () => server.close() };
}

const middle = (loads: Load[], of: keyof Load): number => median(loads.map((one) => one[of]));

async function besideBare(where: string, server: Server): Promise<void> {
  const app = await openPopulatedApp(await server.database(), 100_000);
  const statements = await app.statementsOf(path);
  const bare = await openBare(app.pool, statements);
  const [ours, theirs]: [Load[], Load[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [one, other] = [await load(app.address + path, app.token), await load(bare.address, '')];
    if (round === 0) continue; // warm
    ours.push(one);
    theirs.push(other);
  }
  const ratio = median(ours.map((one, round) => one.perSecond / (theirs[round]?.perSecond ?? 1)));
  printTable(
    `${where}: 100,000 workers, 16 connections, medians of ${rounds} interleaved rounds; ${statements.length} statement(s) an answer`,
    [
      {
        server: 'Neev',
        'req/s': middle(ours, 'perSecond'),
        'p50 ms': middle(ours, 'p50'),
        'p99 ms': middle(ours, 'p99'),
      },
      {
        server: 'bare node:http',
        'req/s': middle(theirs, 'perSecond'),
        'p50 ms': middle(theirs, 'p50'),
        'p99 ms': middle(theirs, 'p99'),
      },
      { server: 'ratio (aim 0.7)', 'req/s': ratio, 'p50 ms': '', 'p99 ms': '' },
    ],
  );
  bare.close();
  await app.close();
}

async function bySize(where: string, server: Server): Promise<void> {
  const sizes = [1000, 10_000, 100_000];
  const apps: PopulatedApp[] = [];
  for (const size of sizes) apps.push(await openPopulatedApp(await server.database(), size));
  const loads: Load[][] = sizes.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [place, app] of apps.entries()) {
      const one = await load(app.address + path, app.token, 1);
      if (round > 0) loads[place]?.push(one);
    }
  }
  const cost = (place: number): number => 1000 / middle(loads[place] ?? [], 'perSecond');
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
for (const [where, url] of [
  ['embedded database', undefined],
  ...(given ? [['DATABASE_URL', given]] : []),
] as [string, string | undefined][]) {
  const server = await openServer(url);
  await besideBare(where, server);
  await bySize(where, server);
  await server.close();
}
