// npm start: installs and builds what is missing or stale, then serves. The second time there is nothing to do but serve.
import { installMissing, requireNode } from './install.mjs';

requireNode();
installMissing({ development: false });
const { build, isBuilt } = await import('./build.mjs');
if (!isBuilt()) {
  process.stdout.write('Building Neev…\n');
  await build();
}
process.setSourceMapsEnabled(true);
await import('../dist/server/main.js');
