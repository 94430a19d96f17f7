// npm run bench:search — every kind of question to the workers list, made from the table of its filters so that any two
// meet: its first page among a million workers and among ten thousand, in turns. No total is kept from one to the next.
// DATABASE_URL: there too. SEARCH_TOWNS=postgres://…/small,postgres://…/large takes two databases that were settled by
// an earlier run. WORKERS and ROUNDS (15) make it smaller; ALL=on prints what keeps to the aim, too.
import { invalidateCounts } from '#server/features/marketplace/search/listing-count.data.ts';
import { openPopulatedApp, openServer, type PopulatedApp } from './populated-app.ts';
import { questions } from './search-kinds.ts';
import { median, printTable } from './table.ts';

const sizes = [10_000, Number(process.env.WORKERS ?? 1_000_000)];
const rounds = Number(process.env.ROUNDS ?? 15);
const aim = { ms: 50, ratio: 1.5 };
/** Of each worker, so that "free on these days" has something to leave out. */
const ahead = 2;

async function ask({ address, token, pool }: PopulatedApp, query: string): Promise<number> {
  invalidateCounts(pool, 'worker');
  const begun = performance.now();
  const answer = await fetch(`${address}/getAllWorkers?${query}`, { headers: { token } });
  const said = await answer.text();
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status} ${said}`);
  return performance.now() - begun;
}

async function measure(where: string, towns: PopulatedApp[]): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const query of questions) {
    const times: number[][] = towns.map(() => []);
    for (let round = -2; round < rounds; round += 1)
      for (const [place, town] of towns.entries()) {
        const time = await ask(town, query);
        if (round >= 0) times[place]?.push(time);
      }
    const [small = 0, large = 0] = times.map(median);
    rows.push({
      question: query,
      'p50 ms, small': small,
      'p50 ms, large': large,
      [`large to small (aim ${aim.ratio})`]: large / small,
      missed: large > aim.ms || large / small > aim.ratio ? 'x' : '',
    });
  }
  const missed = rows.filter((row) => row.missed !== '');
  const [small = 0, large = 0] = sizes.map((size) => size.toLocaleString('en-IN'));
  printTable(
    `${where}: ${large} workers beside ${small}, medians of ${rounds} interleaved rounds; ${missed.length} of ${rows.length} miss the aim`,
    process.env.ALL === 'on' || missed.length === 0 ? rows : missed,
  );
}

const settled = process.env.SEARCH_TOWNS?.split(',');
if (settled) {
  const towns = await Promise.all(
    settled.map((connectionString, place) =>
      openPopulatedApp({ connectionString }, { workers: sizes[place] ?? 0, ahead }),
    ),
  );
  await measure('given towns', towns);
  for (const town of towns) await town.close();
} else {
  for (const url of new Set([undefined, process.env.DATABASE_URL])) {
    const server = await openServer(url);
    const towns: PopulatedApp[] = [];
    for (const workers of sizes)
      towns.push(await openPopulatedApp(await server.database(), { workers, ahead }));
    await measure(url ? 'DATABASE_URL' : 'embedded database', towns);
    for (const town of towns) await town.close();
    await server.close();
  }
}
