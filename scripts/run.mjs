// npm run backup, restore, verify, rotate-key, end-second-factor: installs and builds what is missing, then runs that part of the built server.
import { installMissing, requireNode } from './machine/install.mjs';

const [name = ''] = process.argv.splice(2, 1);
if (!['backup', 'restore', 'verify', 'rotate-key', 'end-second-factor'].includes(name))
  throw new Error('run what? backup, restore, verify, rotate-key or end-second-factor');
requireNode();
installMissing({ development: false });
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.setSourceMapsEnabled(true);
await import(`../dist/server/cli/${name}.js`);
