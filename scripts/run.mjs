// npm run backup, restore, verify, rotate-key, end-second-factor, witness: runs that part of the built server.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { inRoot, requireNode } from './machine/install.mjs';

/** They may run beside a server: with what it was built and installed from, and nothing is changed under it. */
const beside = ['backup', 'verify', 'end-second-factor', 'witness'];

const [name = ''] = process.argv.splice(2, 1);
if (![...beside, 'restore', 'rotate-key'].includes(name))
  throw new Error('run what? backup, restore, verify, rotate-key, end-second-factor or witness');
requireNode();
const file = inRoot(`dist/server/cli/${name}.js`);
const isThere = existsSync(file) && existsSync(inRoot('node_modules'));
if (!isThere || !beside.includes(name)) {
  const { status } = spawnSync(process.execPath, [inRoot('scripts/prepare.mjs')], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
process.setSourceMapsEnabled(true);
await import(pathToFileURL(file).href);
