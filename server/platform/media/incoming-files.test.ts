import { mkdir, mkdtemp, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { incomingFolder, openIncoming, receiveFile } from './incoming-files.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'neev-incoming-'));
  await openIncoming(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const named = () => readdir(incomingFolder(dataDir));

async function* pieces(...all: (Buffer | Error)[]): AsyncGenerator<Buffer> {
  for (const piece of all) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

/** The bytes of every open file of this process that lies in the folder and has lost its name. */
async function namelessBytes(): Promise<Buffer> {
  const found: Buffer[] = [];
  for (const handle of await readdir('/proc/self/fd')) {
    const at = `/proc/self/fd/${handle}`;
    const where = await readlink(at).catch(() => '');
    if (where.startsWith(incomingFolder(dataDir))) found.push(await readFile(at));
  }
  return Buffer.concat(found);
}

describe('A file that comes in', () => {
  test('is read as it was sent, in whatever pieces it came', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 3000 }), { maxLength: 6 }), async (sent) => {
        const whole = Buffer.concat(sent);
        const file = await receiveFile(dataDir, pieces(...sent.map((piece) => Buffer.from(piece))));
        expect(file.size).toBe(whole.length);
        expect(await file.bytes()).toEqual(whole);
        expect(await file.bytes()).toEqual(whole);
        await file.discard();
        await file.discard();
      }),
      { numRuns: 30 },
    );
  });

  test('has no name, and a reader past its name finds no word of it', async () => {
    const secret = Buffer.from('the words on the card '.repeat(4000));
    const file = await receiveFile(dataDir, pieces(secret));
    expect(await named()).toEqual([]);
    if (process.platform === 'linux') {
      const found = await namelessBytes();
      expect(found.length).toBe(secret.length);
      expect(found.includes('the words on the card')).toBe(false);
    }
    await file.discard();
    if (process.platform === 'linux') expect(await namelessBytes()).toHaveLength(0);
  });

  test('and breaks off leaves nothing, and says why', async () => {
    const broken = receiveFile(dataDir, pieces(Buffer.from('half'), new Error('gone')));
    await expect(broken).rejects.toThrow('gone');
    expect(await named()).toEqual([]);
    if (process.platform === 'linux') expect(await namelessBytes()).toHaveLength(0);
  });

  test('lies in a folder for the operating system’s own user alone', async () => {
    expect((await stat(incomingFolder(dataDir))).mode & 0o777).toBe(0o700);
  });
});

test('A start empties the folder and shuts it, whatever it was before', async () => {
  const folder = incomingFolder(dataDir);
  await rm(folder, { recursive: true });
  await mkdir(folder, { mode: 0o755 });
  await writeFile(join(folder, 'left-over'), '');
  await writeFile(join(folder, '.nfs0001'), '');
  await openIncoming(dataDir);
  expect(await named()).toEqual(['.nfs0001']);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

test('A start loses nothing of another process that shares the folder', async () => {
  const file = await receiveFile(
    dataDir,
    (async function* () {
      yield Buffer.from('first ');
      await openIncoming(dataDir);
      yield Buffer.from('second');
    })(),
  );
  expect(String(await file.bytes())).toBe('first second');
  await file.discard();
});
