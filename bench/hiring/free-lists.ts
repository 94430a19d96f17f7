import type { PopulatedApp } from '../populated-app.ts';
import { median, printTable } from '../table.ts';
import type { Market } from './market.ts';
import { at } from './times.ts';

const rounds = Number(process.env.ROUNDS ?? 100);

const aim = { p95: 150, ratio: 1.5 };

const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const days = (from: number, to: number): string => `freeFrom=${ahead(from)}&freeTo=${ahead(to)}`;

/** Asked with another price or other days each time, so that no kept count answers. */
const asked: [string, (round: number) => string][] = [
  ['workers, no days', (round) => `getAllWorkers?maxPrice=${1500 + round}`],
  ['workers, three days', (round) => `getAllWorkers?${days(5, 7)}&maxPrice=${1500 + round}`],
  [
    'workers of a trade, three days',
    (round) => `getAllWorkers?category=Tiles&${days(5 + (round % 60), 7 + (round % 60))}&maxPrice=2500`,
  ],
  [
    'workers, three mornings',
    (round) => `getAllWorkers?${days(5, 7)}&freePart=morning&maxPrice=${1500 + round}`,
  ],
  [
    'workers near a PIN, a week',
    (round) => `getAllWorkers?near=411001&radiusKm=50&${days(5, 11)}&maxPrice=${1500 + round}`,
  ],
  [
    'workers, forty days: hardly one',
    (round) => `getAllWorkers?category=Tiles&${days(5, 44)}&maxPrice=${1500 + round}`,
  ],
  ['crews, no days', (round) => `getAllGroupWorkers?limit=100&maxPrice=${1500 + round}`],
  [
    'crews, three of them for a week',
    (round) => `getAllGroupWorkers?freeCount=3&${days(5, 11)}&maxPrice=${1500 + round}`,
  ],
  [
    'crews, all five for forty days',
    (round) => `getAllGroupWorkers?freeCount=5&${days(5, 44)}&maxPrice=${1500 + round}`,
  ],
  ['machines, no days', (round) => `getProducts?limit=100&maxPrice=${1500 + round}`],
  ['machines, three days', (round) => `getProducts?${days(5, 7)}&maxPrice=${1500 + round}`],
  ['machines, two for a week', (round) => `getProducts?freeCount=2&${days(5, 11)}&maxPrice=${1500 + round}`],
];

async function ask(app: PopulatedApp, path: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(`${app.address}/${path}`, { headers: { token: app.token } });
  await answer.text();
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
  return performance.now() - start;
}

/** Lists "free on these days", first page, in the market as it is to be and in a tenth of it, in turns. */
export async function measureFreeLists(where: string, large: Market, small: Market): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const [name, query] of asked) {
    const times: [number[], number[]] = [[], []];
    for (let round = -5; round < rounds; round += 1)
      for (const [place, app] of [large.app, small.app].entries()) {
        const time = await ask(app, query(round + 5));
        if (round >= 0) times[place]?.push(time);
      }
    const [all, tenth] = times;
    rows.push({
      list: name,
      'p50 ms': median(all),
      'p95 ms': at(all, 0.95),
      [`p95 of ${aim.p95} ms`]: at(all, 0.95) / aim.p95,
      [`of a tenth's p50 (aim ${aim.ratio})`]: median(all) / median(tenth),
    });
  }
  const title = `${where}: first page of lists, ${large.size}, in turns with ${small.size}; ${rounds} rounds`;
  printTable(title, rows);
}
