// npm run test:long: what takes too long for each change; before a release, and by night. `npm test` comes first.
import { requireChromium } from './machine/chromium.mjs';
import { wantEngines } from './machine/engines.mjs';
import { wantHaproxy } from './machine/haproxy.mjs';
import { installMissing, requireNode } from './machine/install.mjs';
import { wantPgBouncer } from './machine/pgbouncer.mjs';
import { wantPromtool } from './machine/promtool.mjs';
import { wantRedis } from './machine/redis.mjs';
import { run, step } from './step.mjs';

requireNode();
installMissing({ development: true });
const playwright = { CHROMIUM: requireChromium(), LONG: '1' };
wantRedis();
wantHaproxy();
wantPgBouncer();
if (wantPromtool()) run('alerts', ['promtool', 'test', 'rules', 'docs/monitoring/alerts-test.yml']);
else process.stdout.write('\n— alerts: SKIPPED, for there is no promtool: install Prometheus\n');
const { there, missing } = wantEngines();
const otherNode = Number(process.versions.node.split('.')[0]) >= 24 ? '20' : '24';
step(`server on Node ${otherNode}`, ['../scripts/server-tests.mjs', otherNode]);
step('heap at length', ['vitest/vitest.mjs', 'run', 'scripts/heap.test.ts'], { HEAP_TIMES: '10000' });
step(
  'games of hiring',
  ['vitest/vitest.mjs', 'run', 'server/features/hiring/offers/accepting/state-machine.test.ts'],
  { GAMES: '30' },
);
step(
  'histories of books',
  ['vitest/vitest.mjs', 'run', 'server/features/hiring/ledger/hostile-histories.test.ts'],
  { HISTORIES: '300' },
);
step('build', ['../scripts/build.mjs']);
step(
  'faults, processes, deployment, replica, pooler',
  ['@playwright/test/cli.js', 'test', 'e2e/long'],
  playwright,
);
step('second looks of pages', ['@playwright/test/cli.js', 'test', '--grep', '@long'], playwright);
step('fuzz at length', ['tsx/dist/cli.mjs', 'fuzz/main.ts', '--calls', '100000']);
step('journeys in three engines', [
  'tsx/dist/cli.mjs',
  'e2e/engines/main.ts',
  ...there.flatMap((engine) => ['--engine', engine]),
]);
for (const engine of missing)
  process.stdout.write(`\n!!! ${engine} is NOT TESTED: it is not installed (scripts/machine/engines.mjs)\n`);
