import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../../scripts/machine/chromium.mjs';
import { printTable } from '../table.ts';

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

/** The browser tests of faults at length: what the browser's own outbox makes of lines that break. @returns whether they pass */
export function playInBrowsers(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'neev-faults-'));
  const report = join(folder, 'report.json');
  const specs = ['e2e/long/faults.spec.ts', 'e2e/long/processes.spec.ts', 'e2e/long/deployed.spec.ts'];
  const words = ['node_modules/@playwright/test/cli.js', 'test', ...specs, '--workers=1'];
  const own = { FAULTS: 'long', CHROMIUM: requireChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const { status } = spawnSync(process.execPath, words, {
    stdio: 'inherit',
    env: { ...process.env, ...own },
  });
  print(JSON.parse(readFileSync(report, 'utf8')));
  rmSync(folder, { recursive: true, force: true });
  return status === 0;
}
