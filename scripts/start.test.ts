import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let root = '';
const running: ChildProcess[] = [];

/** Writes a file of the checkout below `root`. */
const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const read = (name: string) => readFileSync(join(root, name), 'utf8');

// A checkout with our commands, and stand-ins for what they run.
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'neev-commands-'));
  cpSync(import.meta.dirname, join(root, 'scripts'), { recursive: true });
});
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  rmSync(root, { recursive: true, force: true });
});

/** `npm start` without npm, on a server that does this. */
function start(server: string, prepare = '') {
  write('scripts/prepare.mjs', prepare);
  write('dist/server/main.js', server);
  write('package.json', '{ "type": "module" }');
  const child = spawn(process.execPath, [join(root, 'scripts/start.mjs')], {
    cwd: root,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      text += String(chunk);
      for (const look of heard) look();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const says = (words: string, times = 1) =>
    new Promise<void>((resolve, reject) => {
      const look = () => text.split(words).length > times && resolve();
      heard.add(look);
      look();
      void ended.then(() => reject(new Error(`it ended, and said: ${text}`)));
    });
  return { child, ended, says, said: () => text };
}

/** A server that serves until it is told to stop, or to break. */
const serves = `
  process.send('serves');
  console.log('serves as', process.pid);
  process.on('message', (word) => { if (word === 'stop') { console.log('stopped in peace'); process.exit(0); } });
  process.on('SIGUSR2', () => process.exit(70));
  setInterval(() => undefined, 1000);
`;
const pidOf = (said: string) => Number(/serves as (\d+)\n$/.exec(said)?.[1]);

// Signals.
describe.skipIf(process.platform === 'win32')('npm start', () => {
  test.each(['SIGUSR2', 'SIGKILL'] as const)(
    'starts a server again that broke off (%s), after a pause that grows, and ends it when it is told to',
    async (signal) => {
      const { child, ended, says, said } = start(serves);
      await says('serves as');
      process.kill(pidOf(said()), signal);
      await says('it starts again in 1 s');
      await says('serves as', 2);
      process.kill(pidOf(said()), signal);
      await says('it starts again in 2 s');
      await says('serves as', 3);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
      expect(said()).toContain('stopped in peace');
      expect(() => process.kill(pidOf(said()), 0)).toThrow();
    },
    60_000,
  );

  test('tells of a start that fails once, with its exit code', async () => {
    const { ended, said } = start("console.error('Neev did not start: PORT 1 is in use'); process.exit(1);");
    expect(await ended).toBe(1);
    expect(said()).toBe('Neev did not start: PORT 1 is in use\n');
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'ends well while it waits for the next start (%s)',
    async (signal) => {
      const { child, ended, says } = start('process.exit(70);');
      await says('it starts again');
      child.kill(signal);
      expect(await ended).toBe(0);
    },
  );

  test('ends well while it builds', async () => {
    const { child, ended, says } = start(
      serves,
      "console.log('builds'); setInterval(() => undefined, 1000);",
    );
    await says('builds');
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  });

  test('serves nothing that could not be built', async () => {
    const { ended, said } = start(serves, 'process.exit(1);');
    expect(await ended).toBe(1);
    expect(said()).toBe('');
  });
});

describe('What may run beside a server', () => {
  test.each([
    ['backup', false],
    ['verify', false],
    ['end-second-factor', false],
    ['restore', true],
    ['rotate-key', true],
  ])('npm run %s: installs and builds: %s', (name, prepares) => {
    write('scripts/prepare.mjs', "import { writeFileSync } from 'node:fs'; writeFileSync('prepared', '');");
    write(`dist/server/cli/${name}.js`, 'process.stdout.write("ran with " + process.argv.slice(2));');
    write('package.json', '{ "type": "module" }');
    mkdirSync(join(root, 'node_modules'));
    const run = () => execFileSync(process.execPath, ['scripts/run.mjs', name, 'file'], { cwd: root });
    expect(String(run())).toBe('ran with file');
    expect(existsSync(join(root, 'prepared'))).toBe(prepares);
    // Where nothing is installed there is nobody to disturb.
    rmSync(join(root, 'node_modules'), { recursive: true });
    run();
    expect(existsSync(join(root, 'prepared'))).toBe(true);
  });
});

// The stand-in for npm is a shell script.
describe.skipIf(process.platform === 'win32')('What is installed', () => {
  const locked = (version: string) =>
    JSON.stringify({
      packages: { 'node_modules/zod': { version }, 'node_modules/vitest': { version, dev: true } },
    });

  beforeEach(() => {
    write('bin/npm', `#!/bin/sh\necho "$@" >> ${join(root, 'asked')}\nexit 1\n`);
    chmodSync(join(root, 'bin/npm'), 0o755);
    write('package-lock.json', locked('2.0.0'));
    write('node_modules/.package-lock.json', locked('1.0.0'));
    for (const name of ['zod', 'vitest']) write(`node_modules/${name}/package.json`, '{}');
    for (const name of ['contract', 'domain', 'content', 'server', 'web']) mkdirSync(join(root, name));
    write('vite.config.ts', '');
  });
  const prepare = (port = 1) =>
    spawnSync(process.execPath, ['scripts/prepare.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: `${join(root, 'bin')}:${process.env.PATH}`, PORT: String(port) },
    });

  test('is what the lock file names, by npm ci, and development packages that are there stay', () => {
    expect(prepare().stderr).toContain('Neev could not install its packages');
    expect(read('asked')).toBe('ci --include=dev --loglevel=error\n');
  });

  test('has no development packages where there are none', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    prepare();
    expect(read('asked')).toBe('ci --omit=dev --loglevel=error\n');
  });

  test('stays as it is while something serves at the port, and so does what is built', async () => {
    write('dist/built-from', 'another');
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const { status, stderr } = prepare(port);
    other.close();
    expect(status).toBe(1);
    expect(stderr).toContain(`Neev did not start: PORT ${port} is in use on 127.0.0.1`);
    expect(existsSync(join(root, 'asked'))).toBe(false);
    expect(read('dist/built-from')).toBe('another');
  });
});
