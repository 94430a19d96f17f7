// npm run backup, npm run restore, npm run verify, npm run rotate-key: installs and builds what is missing, then runs that part of the built server.
import { installMissing, requireNode } from './machine/install.mjs';

const [name = ''] = process.argv.splice(2, 1);
if (!['backup', 'restore', 'verify', 'rotate-key'].includes(name))
  throw new Error('run what? backup, restore, verify or rotate-key');
requireNode();
installMissing({ development: false });
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.setSourceMapsEnabled(true);
await import(`../dist/server/cli/${name}.js`);
