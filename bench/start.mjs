// npm run bench:start — seconds from `npm start` to serving, in a fresh clone: the first time, and the second.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'neev-start-'));
const port = '8098';
execFileSync('git', ['clone', '--quiet', '.', folder]);

const wait = () => new Promise((resolve) => setTimeout(resolve, 20));
const answers = () =>
  fetch(`http://127.0.0.1:${port}/healthz`).then(
    ({ status }) => status === 200,
    () => false,
  );

async function secondsToServing() {
  const begun = performance.now();
  const server = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, PORT: port, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
    detached: true,
  });
  for (;;) {
    if (await answers()) break;
    await wait();
  }
  const seconds = (performance.now() - begun) / 1000;
  process.kill(-(server.pid ?? 0), 'SIGTERM');
  // npm ends before the server does: the next start must not find this one still answering.
  while (await answers()) await wait();
  return seconds;
}

const first = await secondsToServing();
const second = await secondsToServing();
process.stdout.write(
  `\nSeconds from npm start to serving\nfirst (install, build, demo data)  ${first.toFixed(1)}\nsecond                             ${second.toFixed(1)}\n`,
);
rmSync(folder, { recursive: true, force: true });
