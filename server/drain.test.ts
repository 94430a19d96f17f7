import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startProcess } from './testing/own-process.ts';

test('a process that is told to stop is ready for nobody more, and serves who is there until the drain is over', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'neev-drain-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const process = await startProcess({ DATA_DIR: dataDir, DRAIN_SECONDS: '300' });
  onTestFinished(() => process.send('SIGKILL'));
  const ask = async (path: string) => (await fetch(`${process.address}${path}`)).status;
  await process.says('Neev serves');
  expect(await ask('/readyz')).toBe(200);
  process.send('SIGTERM');
  await process.says('stopping');
  expect(await ask('/readyz')).toBe(503);
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/siteFacts')).toBe(200);
  // Ctrl-C comes by `npm start` as well: that is the same wish.
  process.tell('stop');
  expect(await ask('/healthz')).toBe(200);
  expect(await ask('/readyz')).toBe(503);
  // Who asks twice does not want to wait.
  process.send('SIGTERM');
  expect(await process.ended).toBe(0);
}, 240_000);
