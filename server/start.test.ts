import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startBucket } from './testing/a-bucket.ts';
import { type OwnProcess, serversOf, startProcess } from './testing/own-process.ts';

// Made once: most of a first start is the making of the database's files.
const dataDir = mkdtempSync(join(tmpdir(), 'neev-start-'));

const serve = async (environment: Record<string, string> = {}): Promise<OwnProcess> => {
  const started = await startProcess({ DATA_DIR: dataDir, ...environment });
  onTestFinished(() => started.send('SIGKILL'));
  return started;
};

beforeAll(async () => {
  const first = await startProcess({ DATA_DIR: dataDir });
  await first.says('Neev serves');
  first.send('SIGTERM');
  expect(await first.ended).toBe(0);
}, 120_000);

afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

// Which processes live is read from /proc.
describe.skipIf(process.platform !== 'linux')('A start that fails leaves no database running', () => {
  test('because the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    const started = await serve({ PORT: String(taken) });
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain('Embedded PostgreSQL started');
    expect(started.said()).toContain(`Neev did not start: PORT ${taken} is in use`);
    expect(serversOf(dataDir)).toEqual([]);
  }, 120_000);

  test('because S3_URL holds another key than the bucket takes', async () => {
    const bucket = await startBucket();
    onTestFinished(() => bucket.remove());
    const started = await serve({ S3_URL: bucket.url({ secret: 'another-secret' }) });
    expect(await started.ended).toBe(1);
    expect(started.said()).toMatch(
      /Neev did not start: S3_URL: \S+ refuses PUT of an object \(SignatureDoesNotMatch\)/,
    );
    expect(started.said()).not.toContain('another-secret');
    expect(serversOf(dataDir)).toEqual([]);
  }, 120_000);

  test('because a file beside the database is not as it should be', async () => {
    const folder = join(dataDir, 'demo-accounts.txt');
    mkdirSync(folder);
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const started = await serve({ DEMO_DATA: 'on' });
    expect(await started.ended).toBe(1);
    expect(started.said()).toContain('Embedded PostgreSQL started');
    expect(serversOf(dataDir)).toEqual([]);
  }, 120_000);

  test.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'because of %s while it starts, a second one too',
    async (signal) => {
      const started = await serve();
      await started.says('Embedded PostgreSQL started');
      started.send(signal);
      started.send(signal);
      expect(await started.ended).toBe(0);
      expect(started.said()).not.toContain('Neev serves');
      expect(serversOf(dataDir)).toEqual([]);
    },
    120_000,
  );
});
