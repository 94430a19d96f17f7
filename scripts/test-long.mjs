// npm run test:long: what takes too long for each change; before a release, and by night. `npm test` comes first.
import { installMissing, requireNode } from './machine/install.mjs';
import { step } from './step.mjs';

requireNode();
installMissing({ development: true });
step('build', ['../scripts/build.mjs']);
step('fuzz at length', ['tsx/dist/cli.mjs', 'fuzz/main.ts', '--calls', '100000']);
