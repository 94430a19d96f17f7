// npm run bench:faults — the fault tests at length: 1,000 messages over lines that break, 20 times kill -9, a database
// that is gone for 10 s, Redis that goes five times. Prints what was lost, doubled or out of order. Some 15 minutes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../scripts/build.mjs';
import { requireChromium } from '../scripts/machine/chromium.mjs';
import { wantRedis } from '../scripts/machine/redis.mjs';
import { printTable } from './table.ts';

const folder = mkdtempSync(join(tmpdir(), 'neev-faults-'));
const report = join(folder, 'report.json');
await buildIfStale();
wantRedis();
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/@playwright/test/cli.js',
    'test',
    'e2e/faults.spec.ts',
    'e2e/processes.spec.ts',
    'e2e/deployed.spec.ts',
    '--workers=1',
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      FAULTS: 'long',
      CHROMIUM: requireChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  },
);

interface Suite {
  suites?: Suite[];
  specs?: { title: string; tests: { annotations: { type: string; description?: string }[] }[] }[];
}

/** Counts, without decimals. */
const whole = (figures: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, String(figure)]));

function print({ suites = [], specs = [] }: Suite): void {
  for (const { title, tests } of specs)
    for (const { type, description = '{}' } of tests.flatMap(({ annotations }) => annotations))
      if (type === 'figures') printTable(title, [whole(JSON.parse(description))]);
  for (const suite of suites) print(suite);
}
print(JSON.parse(readFileSync(report, 'utf8')));
rmSync(folder, { recursive: true, force: true });
process.exitCode = status ?? 1;
