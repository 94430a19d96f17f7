// npm start: installs and builds what is missing or stale, then serves. The second time there is nothing to do but serve.
import { installMissing, requireNode } from './machine/install.mjs';

requireNode();
installMissing({ development: false });
const { buildIfStale } = await import('./build.mjs');
await buildIfStale();
// npm ends on a signal without passing it on: the server stops with the npm that started it.
const npm = process.env.npm_lifecycle_event && process.ppid;
if (npm) {
  setInterval(() => {
    if (process.ppid !== npm) process.emit('SIGTERM', 'SIGTERM');
  }, 500).unref();
}
await import('../dist/server/main.js');
