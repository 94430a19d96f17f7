// npm start: installs and builds what is missing or stale, then serves, and starts the server again when it breaks. The
// second time there is nothing to do but serve.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { inRoot, requireNode } from './machine/install.mjs';

/** Milliseconds: each pause is twice the last one, until the server has served for a while. */
const pauses = { first: 1000, longest: 60_000, forgottenAfter: 60_000 };
/** The server's exit code after an error that nobody caught (server/platform/config/uncaught.ts). */
const brokenCode = 70;

const npm = process.env.npm_lifecycle_event && process.ppid;
const ending = new AbortController();
/** What runs now. */
let child;

/** Over the channel: on a terminal Ctrl-C reaches the server itself too, and a second signal would hurry it. */
function stop() {
  ending.abort();
  if (child?.connected) child.send('stop');
  else child?.kill('SIGTERM');
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, stop);
// npm ends on a signal without passing it on: Neev stops with the npm that started it.
if (npm) {
  const watch = setInterval(() => {
    if (process.ppid === npm) return;
    clearInterval(watch);
    stop();
  }, 500).unref();
}

/** Runs a file of ours to its end. @param hear takes what it sends @returns its exit code, or the signal that ended it */
function run(file, hear) {
  const stdio = hear ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit';
  child = spawn(process.execPath, [inRoot(file)], { stdio });
  if (hear) child.on('message', hear);
  return new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code, signal) => {
      child = undefined;
      resolve(code ?? signal);
    });
  });
}

/** @returns the exit code of a server that ended by itself, or that could not begin */
async function keepServing() {
  let hasServed = false;
  for (let pause = pauses.first; ; pause = Math.min(pause * 2, pauses.longest)) {
    let servesSince = Number.POSITIVE_INFINITY;
    const how = await run('dist/server/main.js', (word) => {
      if (word !== 'serves') return;
      hasServed = true;
      servesSince = performance.now();
    });
    const wasBroken = hasServed || how === brokenCode || typeof how === 'string';
    if (ending.signal.aborted || how === 0 || !wasBroken) return typeof how === 'string' ? 1 : how;
    if (performance.now() - servesSince >= pauses.forgottenAfter) pause = pauses.first;
    process.stderr.write(`Neev broke off (${how}); it starts again in ${pause / 1000} s\n`);
    await delay(pause, undefined, { signal: ending.signal }).catch(() => undefined);
    if (ending.signal.aborted) return 0;
  }
}

requireNode();
const prepared = await run('scripts/prepare.mjs');
if (ending.signal.aborted) process.exit(0);
process.exit(prepared === 0 ? await keepServing() : 1);
