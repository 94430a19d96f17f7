import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { type OwnProcess, serversOf, startProcess } from './testing/own-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'neev-uncaught-'));
const dataDir = join(folder, 'data');
const running: OwnProcess[] = [];
afterAll(() => {
  for (const each of running) each.send('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Loaded before the server, as a fault in it would be there: it breaks when it is told to. */
const thrown = "Object.assign(new TypeError('asha@neev.test is not a function'), { code: 'ODD' })";
const fault = join(folder, 'fault.mjs');
writeFileSync(
  fault,
  `process.on('SIGUSR2', () => setTimeout(() => { throw ${thrown}; }));
   process.on('SIGWINCH', () => void Promise.reject(${thrown}));`,
);

async function serve(): Promise<OwnProcess> {
  const started = await startProcess({
    DATA_DIR: dataDir,
    NODE_OPTIONS: `--import=${pathToFileURL(fault).href}`,
  });
  running.push(started);
  await started.says('Neev serves');
  return started;
}

const countOf = async ({ address }: OwnProcess): Promise<string | undefined> => {
  const text = await (await fetch(`${address}/metrics`)).text();
  return text.split('\n').find((line) => line.startsWith('neev_uncaught_errors_total '));
};

/** Breaks it while a call is under way. */
async function breakDown(broken: OwnProcess, signal: NodeJS.Signals, origin: string): Promise<void> {
  const calling = connect(broken.port, '127.0.0.1');
  const answered = once(calling, 'data');
  calling.write(
    'POST /login HTTP/1.1\r\nhost: neev\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{',
  );
  // The server has the call once it answers one that came after it.
  await fetch(`${broken.address}/healthz`);
  broken.send(signal);
  await broken.says('"signal":"error"');
  calling.write('}');
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 400 /);
  expect(await broken.ended).toBe(70);
  expect(serversOf(dataDir)).toEqual([]);
  const lines = broken.said().split('\n');
  const line = JSON.parse(lines.find((one) => one.includes('"level":60')) ?? '{}');
  expect(line).toMatchObject({ type: 'TypeError', code: 'ODD', origin });
  expect(line.at[0]).toContain('fault.mjs');
  expect(broken.said()).not.toContain('asha@');
}

// Signals, and /proc.
test.skipIf(process.platform !== 'linux')(
  'what a timer or a promise throws is written down and counted, and the process ends once who called is answered',
  async () => {
    const first = await serve();
    expect(await countOf(first)).toBe('neev_uncaught_errors_total 0');
    await breakDown(first, 'SIGUSR2', 'uncaughtException');
    const second = await serve();
    expect(await countOf(second)).toBe('neev_uncaught_errors_total 1');
    await breakDown(second, 'SIGWINCH', 'unhandledRejection');
    const third = await serve();
    expect(await countOf(third)).toBe('neev_uncaught_errors_total 2');
    third.send('SIGTERM');
    expect(await third.ended).toBe(0);
  },
  240_000,
);
