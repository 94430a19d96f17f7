// npm test: lint, types, build, format, dead code, unit and server tests, fuzz, browser tests. Installs what they need.
// What takes longer is in npm run test:long (docs/testing.md).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './machine/chromium.mjs';
import { wantHaproxy } from './machine/haproxy.mjs';
import { installMissing, requireNode } from './machine/install.mjs';
import { wantRedis } from './machine/redis.mjs';
import { sideBySide, step } from './step.mjs';

requireNode();
installMissing({ development: true });
const chromium = requireChromium();
const hasRedis = wantRedis();
wantHaproxy();
const reports = mkdtempSync(join(tmpdir(), 'neev-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const unitReport = join(reports, 'unit.json');
const fuzzReport = join(reports, 'fuzz.json');
const browserReport = join(reports, 'browser.json');
await sideBySide({
  'types of server and contract': ['typescript/bin/tsc', '-p', 'tsconfig.json'],
  lint: ['oxlint/bin/oxlint', '--type-aware'],
  'types of the web application': ['typescript/bin/tsc', '-p', 'web/tsconfig.json'],
  build: ['../scripts/build.mjs'],
  'types of the service worker': ['typescript/bin/tsc', '-p', 'web/service-worker/tsconfig.json'],
  format: ['@biomejs/biome/bin/biome', 'ci', '.'],
  'dead code': ['knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  'what the product imports is a dependency': [
    'knip/bin/knip.js',
    '--production',
    '--strict',
    '--no-progress',
    '--no-config-hints',
  ],
  norms: ['../scripts/norms.mjs'],
});
step('unit and server tests', [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
step('fuzz', [
  'tsx/dist/cli.mjs',
  'fuzz/main.ts',
  '--seed',
  '2027',
  '--calls',
  '3000',
  '--report',
  fuzzReport,
]);
step('browser tests', ['@playwright/test/cli.js', 'test'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});

/** What a step wrote down; a step that fell over before it could write has failed once. */
function readReport(file, otherwise) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return otherwise;
  }
}
const unit = readReport(unitReport, {
  numPassedTests: 0,
  numFailedTests: 1,
  numPendingTests: 0,
  numTodoTests: 0,
});
const fuzz = readReport(fuzzReport, { passed: 0, failed: 1 });
const { stats } = readReport(browserReport, { stats: { expected: 0, flaky: 0, unexpected: 1, skipped: 0 } });
if (!hasRedis)
  process.stdout.write('\n!!! Several processes are NOT TESTED: install redis-server, or set REDIS_URL\n');
const passed = unit.numPassedTests + fuzz.passed + stats.expected + stats.flaky;
const failed = unit.numFailedTests + fuzz.failed + stats.unexpected;
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped;
process.stdout.write(
  `\n${passed} passed, ${stats.flaky} of them at the second try, ${failed} failed, ${skipped} skipped\n`,
);
if (failed > 0) process.exitCode = 1;
