// node scripts/server-tests.mjs MAJOR: the server's tests on that release of Node (`npm test` runs them on this one). What the
// browser shares with it (domain, contract) asks nothing of Node.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installMissing, requireNode } from './machine/install.mjs';
import { environmentOf, nodeOf } from './machine/other-node.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
requireNode();
installMissing({ development: true });
const binary = nodeOf(process.argv[2] ?? '24');
const { status } = spawnSync(
  binary,
  [
    join(root, 'node_modules/vitest/vitest.mjs'),
    ...['run', 'server/', 'scripts/', '--project', 'server', '--reporter=dot'],
  ],
  { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: environmentOf(binary) },
);
process.exit(status ?? 1);
