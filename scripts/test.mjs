// npm test: format, lint, types, dead code, unit and server tests, build, browser tests. Installs what they need.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { requireChromium } from './machine/chromium.mjs';
import { wantHaproxy } from './machine/haproxy.mjs';
import { installMissing, requireLocked, requireNode } from './machine/install.mjs';
import { wantPgBouncer } from './machine/pgbouncer.mjs';
import { wantRedis } from './machine/redis.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireNode();
installMissing({ development: true });
requireLocked({ development: true });
const chromium = requireChromium();
const hasRedis = wantRedis();
wantHaproxy();
const hasPooler = wantPgBouncer();
const reports = mkdtempSync(join(tmpdir(), 'neev-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));

function step(name, command, environment = {}) {
  const started = performance.now();
  process.stdout.write(`\n— ${name}\n`);
  const [program = '', ...words] = command;
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', program), ...words], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  });
  process.stdout.write(
    `— ${name}: ${status === 0 ? 'good' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  if (status !== 0) process.exit(1);
}

const unitReport = join(reports, 'unit.json');
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
step('browser tests', ['@playwright/test/cli.js', 'test'], {
  CHROMIUM: chromium,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
});

const unit = JSON.parse(readFileSync(unitReport, 'utf8'));
const { stats } = JSON.parse(readFileSync(browserReport, 'utf8'));
if (!hasRedis)
  process.stdout.write('\n!!! Several processes are NOT TESTED: install redis-server, or set REDIS_URL\n');
if (!hasPooler) process.stdout.write('\n!!! A pooler before the database is NOT TESTED: install pgbouncer\n');
const passed = unit.numPassedTests + stats.expected + stats.flaky;
const failed = unit.numFailedTests + stats.unexpected;
const skipped = unit.numPendingTests + unit.numTodoTests + stats.skipped;
process.stdout.write(
  `\n${passed} passed, ${stats.flaky} of them at the second try, ${failed} failed, ${skipped} skipped\n`,
);
