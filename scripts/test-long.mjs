// npm run test:long: what takes too long for each change; before a release, and by night. `npm test` comes first.
import { wantEngines } from './machine/engines.mjs';
import { installMissing, requireNode } from './machine/install.mjs';
import { wantPromtool } from './machine/promtool.mjs';
import { run, step } from './step.mjs';

requireNode();
installMissing({ development: true });
if (wantPromtool()) run('alerts', ['promtool', 'test', 'rules', 'docs/monitoring/alerts-test.yml']);
else process.stdout.write('\n— alerts: SKIPPED, for there is no promtool: install Prometheus\n');
const { there, missing } = wantEngines();
const otherNode = Number(process.versions.node.split('.')[0]) >= 24 ? '20' : '24';
step(`server on Node ${otherNode}`, ['../scripts/server-tests.mjs', otherNode]);
step('heap at length', ['vitest/vitest.mjs', 'run', 'scripts/heap.test.ts'], { HEAP_TIMES: '10000' });
step('build', ['../scripts/build.mjs']);
step('fuzz at length', ['tsx/dist/cli.mjs', 'fuzz/main.ts', '--calls', '100000']);
step('journeys in three engines', [
  'tsx/dist/cli.mjs',
  'e2e/engines/main.ts',
  ...there.flatMap((engine) => ['--engine', engine]),
]);
for (const engine of missing)
  process.stdout.write(`\n!!! ${engine} is NOT TESTED: it is not installed (scripts/machine/engines.mjs)\n`);
