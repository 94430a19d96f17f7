import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkpointText } from '#domain/evidence/note.ts';
import { aWitness } from '#server/testing/a-log.ts';
import { aMadeUpLog, type MadeUpLog } from '#server/testing/a-made-up-log.ts';
import { keptIn } from './kept.ts';
import { look, type Watch } from './look.ts';

const witness = aWitness('watch.example');
let dir: string;
let log: MadeUpLog;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'neev-witness-'));
  log = await aMadeUpLog();
  log.grow('one', 'two', 'three', 'four', 'five');
});
afterEach(async () => {
  await log.close();
  await rm(dir, { recursive: true, force: true });
});

const looked = (changes: Partial<Watch> = {}) =>
  look({
    url: log.url,
    key: undefined,
    folder: keptIn(dir),
    patience: 2,
    cosign: witness.cosigned,
    ...changes,
  });
const state = async () => (await looked()).state;
/** What the server tells of its logs. */
const told = async (): Promise<{ data: { logs: object[] } }> =>
  JSON.parse(await (await fetch(`${log.url}/log`)).text());

describe('A server that answers with anything', () => {
  const root = new Uint8Array(32);
  test.each<
    [string, (url: string) => { status?: number; headers?: Record<string, string>; body?: string | Buffer }]
  >([
    ['three megabytes', () => ({ body: Buffer.alloc(3_000_000) })],
    ['another address', () => ({ status: 302, headers: { location: 'http://127.0.0.1:9/' } })],
    ['to wait for an hour', () => ({ status: 429, headers: { 'retry-after': '3600' } })],
    ['nothing', () => ({})],
    ['words', () => ({ body: 'no log\n\nno note\n' })],
    [
      'a tile that is too wide',
      (url) => (url.includes('tile') ? { body: Buffer.alloc(8192) } : { status: 500 }),
    ],
  ])('is asked again where it is %s', async (_, odd) => {
    await state();
    log.answerWith(odd);
    expect(await state()).toBe('unreached');
    log.answerWith(undefined);
    expect(await state()).toBe('ok');
  });

  test('cannot make a witness fetch without end', async () => {
    const size = Number.MAX_SAFE_INTEGER;
    const note = log.signed(checkpointText({ origin: 'made.example/log/1', size, root }));
    log.answerWith((url) => (url.endsWith('checkpoint') ? { body: note } : undefined));
    expect(await looked()).toMatchObject({ state: 'unreached', says: expect.stringContaining('more than') });
  });

  test('cannot write lines of a witness, nor move its terminal', async () => {
    for (const origin of ['made.example/log/1\n2099 made.example/log/1: ok', '\u001b[2J', 'two words']) {
      const { data } = await told();
      const body = JSON.stringify({ data: { logs: data.logs.map((one) => ({ ...one, origin })) } });
      log.answerWith((url) => (url === '/log' ? { body } : undefined));
      expect(await looked()).toEqual({ state: 'unreached', says: 'shows no log' });
      log.answerWith(undefined);
    }
  });
});

describe('A log that was put back', () => {
  test('to before it began is caught as one that is smaller', async () => {
    log.restore(5);
    await looked();
    const { data } = await told();
    const first = JSON.stringify({ data: { logs: data.logs.slice(0, 1) } });
    log.answerWith((url) =>
      url === '/log' ? { body: first } : url.startsWith('/log/2') ? { status: 404 } : undefined,
    );
    expect(await looked()).toMatchObject({ state: 'smaller', says: 'it had 1 leaves and shows 0' });
    expect(await state()).toBe('rollback');
  });

  test('with nothing gone, and another line in it, says how many heads are new', async () => {
    await looked();
    log.restore(5);
    log.grow('one', 'two', 'changed', 'four', 'five');
    expect((await looked()).says).toContain(': 0 heads are gone, 1 of 5 were never seen before');
  });
});

describe('A key that somebody compared', () => {
  test('is the only one that a witness goes on by', async () => {
    const key = log.vkey();
    await looked({ key });
    const other = await aMadeUpLog(9);
    other.grow('one', 'two', 'three', 'four', 'five');
    other.restore(5);
    other.answerWith((url) => (url.startsWith('/log/1/') ? { status: 404 } : undefined));
    expect(await looked({ url: other.url, key })).toMatchObject({
      state: 'unreached',
      says: expect.stringContaining('set it in witness.json'),
    });
    expect((await looked({ url: other.url, key: other.vkey() })).state).toBe('ended');
    await other.close();
  });
});

describe('A witness’s own memory', () => {
  const file = (name: string) => join(dir, name);

  test('that is half written, of another, or none accuses nobody', async () => {
    await looked();
    const whole = await readFile(file('state.json'), 'utf8');
    const { edge, ...rest } = JSON.parse(whole);
    for (const bad of [
      '',
      whole.slice(0, 200),
      JSON.stringify({ ...rest, edge: edge.map(() => 'AAAA') }),
      JSON.stringify({ ...rest, edge, size: 4 }),
      '{}',
    ]) {
      await writeFile(file('state.json'), bad);
      expect(await looked()).toMatchObject({
        state: 'broken',
        says: expect.stringContaining('is not whole'),
      });
    }
    await writeFile(file('state.json'), whole);
    expect(await state()).toBe('ok');
  });

  test('whose leaves are lost calls an honest log, put back and whole, no fork', async () => {
    await looked();
    await truncate(file('log-1.leaves'), 40);
    log.grow('six');
    expect(await state()).toBe('ok');
    log.cut(3);
    expect(await state()).toBe('smaller');
  });
});
