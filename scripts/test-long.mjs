// npm run test:long: what takes too long for each change; before a release, and by night. `npm test` comes first.
import { installMissing, requireNode } from './machine/install.mjs';
import { wantPromtool } from './machine/promtool.mjs';
import { run, step } from './step.mjs';

requireNode();
installMissing({ development: true });
if (wantPromtool()) run('alerts', ['promtool', 'test', 'rules', 'docs/monitoring/alerts-test.yml']);
else process.stdout.write('\n— alerts: SKIPPED, for there is no promtool: install Prometheus\n');
step('build', ['../scripts/build.mjs']);
step('fuzz at length', ['tsx/dist/cli.mjs', 'fuzz/main.ts', '--calls', '100000']);
