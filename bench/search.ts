// npm run bench:search — every filter and order of the workers list, first page, among a million workers and among ten
// thousand, in turns; the first answer of a filter counts, so that no kept total answers. DATABASE_URL: there too.
// SEARCH_TOWNS=postgres://…/small,postgres://…/large takes two databases that were settled by an earlier run.
import { openPopulatedApp, openServer, type PopulatedApp } from './populated-app.ts';
import { filters } from './search/filters.ts';
import { settle } from './search/town.ts';
import { median, printTable } from './table.ts';

const sizes = [10_000, Number(process.env.WORKERS ?? 1_000_000)];
const rounds = Number(process.env.ROUNDS ?? 15);
const aim = { ms: 50, ratio: 1.5 };

async function ask({ address, token }: PopulatedApp, query: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(`${address}/getAllWorkers?${query}`, { headers: { token } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${query}: ${answer.status}`);
  return performance.now() - begun;
}

async function measure(where: string, towns: PopulatedApp[]): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const [name, query] of Object.entries(filters)) {
    const times: number[][] = towns.map(() => []);
    for (let round = -3; round < rounds; round += 1)
      for (const [place, town] of towns.entries()) {
        const time = await ask(town, query(round + 3));
        if (round >= 0) times[place]?.push(time);
      }
    const [small, large] = times.map(median);
    rows.push({
      list: name,
      'p50 ms, small': small ?? 0,
      'p50 ms, large': large ?? 0,
      [`large to small (aim ${aim.ratio})`]: (large ?? 0) / (small ?? 1),
      missed: (large ?? 0) > aim.ms || (large ?? 0) / (small ?? 1) > aim.ratio ? 'x' : '',
    });
  }
  const [small = 0, large = 0] = sizes.map((size) => size.toLocaleString('en-IN'));
  printTable(`${where}: ${large} workers beside ${small}, medians of ${rounds} interleaved rounds`, rows);
}

const settled = process.env.SEARCH_TOWNS?.split(',');
if (settled) {
  const towns = await Promise.all(
    settled.map((connectionString, place) =>
      openPopulatedApp({ connectionString }, sizes[place] ?? 0, settle),
    ),
  );
  await measure('given towns', towns);
  for (const town of towns) await town.close();
} else {
  for (const url of new Set([undefined, process.env.DATABASE_URL])) {
    const server = await openServer(url);
    const towns: PopulatedApp[] = [];
    for (const size of sizes) towns.push(await openPopulatedApp(await server.database(), size, settle));
    await measure(url ? 'DATABASE_URL' : 'embedded database', towns);
    for (const town of towns) await town.close();
    await server.close();
  }
}
