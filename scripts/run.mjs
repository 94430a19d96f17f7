// npm run backup, npm run restore: installs and builds what is missing, then runs that part of the built server.
import { installMissing, requireNode } from './machine/install.mjs';

const [name = ''] = process.argv.splice(2, 1);
if (!['backup', 'restore'].includes(name)) throw new Error('run what? backup or restore');
requireNode();
installMissing({ development: false });
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
process.setSourceMapsEnabled(true);
await import(`../dist/server/cli/${name}.js`);
