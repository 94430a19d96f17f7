import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { projectRoot } from '#server/platform/config/data-dir.ts';
import { aMadeUpLog, type MadeUpLog } from '#server/testing/a-made-up-log.ts';
import { bundledFile, freePort } from '#server/testing/own-process.ts';

let file: string;
let here: string;
let log: MadeUpLog;
beforeEach(async () => {
  file = await bundledFile('cli/witness.ts');
  here = await mkdtemp(join(tmpdir(), 'neev-witness-'));
  log = await aMadeUpLog();
  log.grow('one', 'two', 'three');
});
afterEach(async () => {
  await log.close();
  await rm(here, { recursive: true, force: true });
});

/** A witness as somebody starts it in their folder. */
function start(...words: string[]) {
  const env = { ...process.env, INIT_CWD: here };
  const child = spawn(process.execPath, [file, ...words], { cwd: projectRoot(), env });
  let text = '';
  const heard = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      text += String(chunk);
      for (const look of heard) look();
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    ended,
    says: (words: string) =>
      new Promise<void>((resolve, reject) => {
        const look = () => text.includes(words) && resolve();
        heard.add(look);
        look();
        void ended.then(() => reject(new Error(text)));
      }),
    said: () => text,
  };
}
async function once(...words: string[]) {
  const witness = start('--once', ...words);
  return { code: await witness.ended, said: witness.said() };
}
const set = (settings: object) => writeFile(join(here, 'witness.json'), JSON.stringify(settings));
const folder = () => join(here, 'neev-witness', encodeURIComponent(log.url.replace('http://', '')));

test('ends with 0 while a log grows, and with 1 where it forks, both notes beside each other', async () => {
  expect(await once(log.url)).toMatchObject({ code: 0, said: expect.stringContaining('new, 3 leaves') });
  log.grow('four');
  expect(await once(log.url)).toMatchObject({ code: 0, said: expect.stringContaining('ok, 4 leaves') });
  log.change(1);
  log.grow('five');
  expect(await once(log.url)).toMatchObject({ code: 1, said: expect.stringContaining('fork') });
  const [proof = ''] = (await readdir(folder())).filter((name) => name.startsWith('proof-fork'));
  expect(await readdir(join(folder(), proof))).toEqual(['before.note', 'now.note']);
}, 30_000);

test('ends with 1 where a log is smaller twice', async () => {
  await once(log.url);
  log.cut(2);
  expect(await once(log.url)).toMatchObject({ code: 1, said: expect.stringContaining('rollback') });
}, 30_000);

test('with a port it stays up, and answers 500 from the fork on', async () => {
  const port = await freePort();
  await set({ listen: port, everySeconds: 1, logs: [{ url: log.url }] });
  const witness = start();
  await witness.says('new, 3 leaves');
  const status = async () => (await fetch(`http://127.0.0.1:${port}/`)).status;
  expect(await status()).toBe(200);
  log.change(1);
  await witness.says('fork');
  expect(await status()).toBe(500);
  // A second one in this folder would write over what the first one knows.
  expect(await once(log.url)).toMatchObject({
    code: 2,
    said: expect.stringContaining('Another witness works in'),
  });
  witness.child.kill('SIGKILL');
  await witness.ended;
  // What it left behind holds up nobody, and the fork is still one.
  expect((await once(log.url)).code).toBe(1);
}, 60_000);

test('ends with 2, in one line, where the fault is its own', async () => {
  const own = async (...words: string[]) => {
    const { code, said } = await once(...words);
    expect([code, said.trim().split('\n').at(-1), said]).toEqual([
      2,
      expect.any(String),
      expect.not.stringContaining('    at '),
    ]);
    return said;
  };
  expect(await own()).toContain('Name a log');
  expect(await own('neev.example')).toContain('neev.example cannot be used');
  await writeFile(join(here, 'witness.json'), '{ "everySeconds": ');
  expect(await own(log.url)).toContain('witness.json cannot be used: it is no JSON');
  await set({ everySeconds: 0 });
  expect(await own(log.url)).toContain('witness.json cannot be used: everySeconds');
  await set({ dir: 'witness.json/inside' });
  expect(await own(log.url)).toContain('cannot be read or written (ENOTDIR)');
}, 60_000);

test('looks at the other logs where what it knows of one is broken, and ends with 2', async () => {
  await once(log.url);
  await writeFile(
    join(folder(), 'state.json'),
    (await readFile(join(folder(), 'state.json'))).subarray(0, 90),
  );
  const other = await aMadeUpLog();
  const { code, said } = await once(log.url, other.url);
  await other.close();
  expect(code).toBe(2);
  expect(said).toContain('state.json is not whole');
  expect(said).toContain('new, 0 leaves');
  // Neither can it be written over.
  await rm(join(folder(), 'state.json'));
  await mkdir(join(folder(), 'state.json'));
  expect(await once(log.url)).toMatchObject({ code: 2, said: expect.stringContaining('(EISDIR)') });
}, 30_000);

test('says so where its port is taken', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const address = taken.address();
  await set({ listen: typeof address === 'object' ? address?.port : 0, logs: [{ url: log.url }] });
  const witness = start();
  expect(await witness.ended).toBe(2);
  expect(witness.said()).toContain('EADDRINUSE');
  await new Promise((resolve) => taken.close(resolve));
}, 30_000);
