import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OwnProcess, postmasterOf, serversOf, startProcess } from './testing/own-process.ts';
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.ts';

const patience = { timeout: 60_000, interval: 100 };

const disk: SmallDisk | undefined = mountSmallDisk(130);
if (!disk)
  process.stderr.write('SKIPPED: a full disk is tried only where file systems may be mounted (root)\n');

let first: OwnProcess;
let second: OwnProcess;

const contact = async ({ address }: OwnProcess, message: string) => {
  const answer = await fetch(`${address}/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'Asha', email: 'asha@neev.test', message }),
  });
  const { type } = (await answer.json()) as { type?: string };
  return { status: answer.status, type };
};
const ready = async ({ address }: OwnProcess) => (await fetch(`${address}/readyz`)).status;
const both = async (ask: (one: OwnProcess) => Promise<unknown>) => [await ask(first), await ask(second)];

// A disk of its own needs root and a kernel that mounts: elsewhere there is none to fill.
describe.skipIf(!disk)('Two processes on one embedded database, or one', () => {
  beforeAll(async () => {
    const environment = { DATA_DIR: disk?.folder ?? '', RATE_LIMITS: 'off' };
    first = await startProcess(environment);
    await first.says('Neev serves');
    second = await startProcess(environment);
    await second.says('Neev serves');
  }, 120_000);

  afterAll(async () => {
    for (const one of [first, second]) one?.send('SIGTERM');
    await Promise.all([first?.ended, second?.ended]);
    disk?.remove();
  }, 30_000);

  test('come back by themselves after the database was killed, and one of them started it', async () => {
    const killed = postmasterOf(disk?.folder ?? '');
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => postmasterOf(disk?.folder ?? ''), patience).not.toBe(killed);
    await expect.poll(() => both(ready), patience).toEqual([200, 200]);
    expect(await both((one) => contact(one, 'after the crash'))).toMatchObject([
      { status: 201 },
      { status: 201 },
    ]);
    const postmaster = postmasterOf(disk?.folder ?? '');
    expect(serversOf(disk?.folder ?? '')).toEqual([postmaster]);
  }, 120_000);

  test('say 507 to a write while the disk is full, and answer again once it is not, without a restart', async () => {
    const folder = disk?.folder ?? '';
    disk?.fill();
    const long = 'x'.repeat(2900);
    await expect
      .poll(async () => (await contact(first, long)).status, { ...patience, interval: 5 })
      .toBe(507);
    // PostgreSQL stops, and its own files leave it no room to come back in.
    for (const one of [first, second]) one.send('SIGSTOP');
    process.kill(postmasterOf(folder), 'SIGKILL');
    rmSync(join(folder, 'postgres', 'postmaster.pid'));
    disk?.fill();
    for (const one of [first, second]) one.send('SIGCONT');
    await expect.poll(() => both(ready), patience).toEqual([503, 503]);
    await first.says(/is not back; next try in .*: the disk is full/);
    expect(await both((one) => contact(one, 'while full'))).toEqual([
      { status: 507, type: '/problems/storage-full' },
      { status: 507, type: '/problems/storage-full' },
    ]);
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    disk?.free();
    await expect.poll(() => both(ready), patience).toEqual([200, 200]);
    expect(await both((one) => contact(one, 'once freed'))).toMatchObject([{ status: 201 }, { status: 201 }]);
  }, 120_000);

  test('that starts on a full disk waits for room and says so, and then serves without another start', async () => {
    for (const one of [first, second]) one.send('SIGTERM');
    await Promise.all([first.ended, second.ended]);
    disk?.fill();
    first = await startProcess({ DATA_DIR: disk?.folder ?? '', RATE_LIMITS: 'off' });
    await first.says('the start waits for room');
    await expect.poll(() => ready(first).catch(() => 0), patience).toBe(503);
    expect(await contact(first, 'too early')).toEqual({ status: 507, type: '/problems/storage-full' });
    expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
    disk?.free();
    await first.says('Neev serves');
    expect(await contact(first, 'once there is room')).toMatchObject({ status: 201 });
  }, 120_000);
});
