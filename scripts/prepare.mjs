// Installs and builds what is missing or stale: a process of its own, so that the builder's memory goes with it.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { buildIfStale, isBuilt } from './build.mjs';
import { giveUp, inRoot, installMissing, isInstalled } from './machine/install.mjs';

/** Nobody takes packages away under a server: what holds our port may be Neev, started from this folder. */
async function requireFreePort() {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = Number(process.env.PORT || 8000);
  const host = process.env.HOST || '127.0.0.1';
  const isTaken = await new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code === 'EADDRINUSE'));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  }).catch(() => false);
  if (!isTaken) return;
  giveUp(
    `Neev did not start: PORT ${port} is in use on ${host}. Nothing was installed or built under what serves there: stop it first`,
  );
}

if (!isInstalled({ development: false }) || !isBuilt()) {
  // What was never built is in nobody's use.
  if (existsSync(inRoot('dist/built-from'))) await requireFreePort();
  installMissing({ development: false });
  await buildIfStale();
}
