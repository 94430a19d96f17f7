// npm test: format, lint, types, dead code, unit and server tests, build, fuzz, browser tests. Installs what they need.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from './machine/chromium.mjs';
import { wantHaproxy } from './machine/haproxy.mjs';
import { installMissing, requireNode } from './machine/install.mjs';
import { wantPgBouncer } from './machine/pgbouncer.mjs';
import { wantRedis } from './machine/redis.mjs';
import { step } from './step.mjs';

requireNode();
installMissing({ development: true });
const chromium = requireChromium();
const hasRedis = wantRedis();
wantHaproxy();
const hasPooler = wantPgBouncer();
const reports = mkdtempSync(join(tmpdir(), 'neev-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

const unitReport = join(reports, 'unit.json');
const fuzzReport = join(reports, 'fuzz.json');
const browserReport = join(reports, 'browser.json');
step('format', ['@biomejs/biome/bin/biome', 'ci', '.']);
step('lint', ['oxlint/bin/oxlint', '--type-aware']);
step('norms', ['../scripts/norms.mjs']);
step('types of server and contract', ['typescript/bin/tsc', '-p', 'tsconfig.json']);
step('types of the web application', ['typescript/bin/tsc', '-p', 'web/tsconfig.json']);
step('types of the service worker', ['typescript/bin/tsc', '-p', 'web/service-worker/tsconfig.json']);
step('dead code', ['knip/bin/knip.js', '--no-progress', '--no-config-hints']);
step('what the product imports is a dependency', [
  'knip/bin/knip.js',
  '--production',
  '--strict',
  '--no-progress',
  '--no-config-hints',
]);
step('unit and server tests', [
  'vitest/vitest.mjs',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
]);
step('build', ['../scripts/build.mjs']);
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

const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
const fuzz = JSON.parse(readFileSync(fuzzReport, 'utf8'));
const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
if (!hasRedis)
  process.stdout.write('\n!!! Several processes are NOT TESTED: install redis-server, or set REDIS_URL\n');
if (!hasPooler) process.stdout.write('\n!!! A pooler before the database is NOT TESTED: install pgbouncer\n');
const passed = unit.numPassedTests + fuzz.passed + stats.expected + stats.flaky;
const failed = unit.numFailedTests + fuzz.failed + stats.unexpected;
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped;
process.stdout.write(
  `\n${passed} passed, ${stats.flaky} of them at the second try, ${failed} failed, ${skipped} skipped\n`,
);
