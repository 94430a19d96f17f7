// npm run bench:faults — the built product under faults: kills of server and database, a full disk, a minute without each
// service, a clock that jumps, lines that are cut. Prints what was acknowledged and then lost, doubled or out of order.
// `-- --only NAME,NAME` plays some, `-- --short` little of each; `-- --only browsers` runs the browser tests of faults at
// length. Ends with 1 where anything was lost, doubled, out of order or answered wrongly. As root, some 40 minutes.
import { parseArgs } from 'node:util';
import { buildIfStale } from '../scripts/build.mjs';
import { wantRedis } from '../scripts/machine/redis.mjs';
import { playInBrowsers } from './faults/browsers.ts';
import type { Outcome } from './faults/outcome.ts';
import { plays } from './faults/plays.ts';
import { median } from './table.ts';

const { values } = parseArgs({
  options: { only: { type: 'string' }, short: { type: 'boolean', default: false } },
});
const only = values.only?.split(',');
const known = [...plays.map(({ name }) => name), 'browsers'];
for (const name of only ?? [])
  if (!known.includes(name)) throw new Error(`${name} is none of ${known.join(', ')}`);

const row = (cells: (string | number)[]): string => `| ${cells.join(' | ')} |\n`;
const inSeconds = (ms: number): string => (ms / 1000).toFixed(1);
const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');

const head = [
  'played',
  'acknowledged',
  'lost',
  'doubled',
  'out of order',
  'wrong answers',
  'served again, s',
  'slowest answer, s',
];

function cellsOf(what: string, { acknowledged, wrong, servedMs, ...rest }: Outcome): (string | number)[] {
  const served =
    servedMs.length > 0
      ? `${inSeconds(median(servedMs))}, at most ${inSeconds(Math.max(...servedMs))}`
      : 'at once';
  const { lost, doubled, disordered, slowestMs } = rest;
  return [
    what,
    list(acknowledged),
    lost,
    doubled,
    disordered,
    list(Object.fromEntries(wrong)) || 0,
    served,
    inSeconds(slowestMs),
  ];
}

const isWhole = ({ lost, doubled, disordered, wrong }: Outcome): boolean =>
  lost + doubled + disordered + wrong.size === 0;

await buildIfStale();
wantRedis();
process.stdout.write(row(head) + row(head.map(() => '---')));
for (const { name, what, play } of plays) {
  if (only && !only.includes(name)) continue;
  try {
    const outcome = await play(values.short);
    const said = what(values.short);
    if (!outcome) process.stdout.write(row([said, 'NOT PLAYED: this machine has not what it needs']));
    else process.stdout.write(row(cellsOf(said, outcome)));
    if (!outcome || !isWhole(outcome)) process.exitCode = 1;
  } catch (error) {
    process.stdout.write(row([what(values.short), `FAILED: ${error instanceof Error ? error.message : ''}`]));
    process.exitCode = 1;
  }
}
if (only?.includes('browsers') && !playInBrowsers()) process.exitCode = 1;
