import { createHash, generateKeyPairSync, sign, webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fromHex, toBase64 } from '#domain/evidence/base64.ts';
import { checkpointText, noteKey, noteOf, signatureLine, signs, vkeyOf } from '#domain/evidence/note.ts';
import { leafBytes, rootOf } from '#domain/evidence/tree.ts';
import { canonicalJson } from '#domain/ledger/canonical-json.ts';
import { checkLog } from './check-log.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
}));

const sha256 = (bytes: Uint8Array): Uint8Array => new Uint8Array(createHash('sha256').update(bytes).digest());
const head = (no: number): string => String(no).padStart(64, '0');
const leaves = (count: number, first = 1): Uint8Array[] =>
  Array.from({ length: count }, (_, no) => sha256(leafBytes(fromHex(head(no + first)))));

const first = 'neev.test/log/1';
const pairs = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')] as const;
const keyOf = (name: string, by: 0 | 1) => {
  const { x = '' } = pairs[by].publicKey.export({ format: 'jwk' });
  return noteKey(sha256, { name, key: new Uint8Array(Buffer.from(x, 'base64url')), signs: signs.note });
};

interface Log {
  size: number;
  index: number;
  first?: number;
  origin?: string;
  /** Which key signs, and which Neev tells of. */
  by?: 0 | 1;
  listed?: 0 | 1;
  follows?: { origin: string; size: number; root: string; at: string };
  seq?: number;
}
const restoredLeaf = (follows: object) =>
  sha256(leafBytes(sha256(new TextEncoder().encode(canonicalJson({ v: 'neev-restored-1', ...follows })))));

/** A log of two leaves at most is a proof by itself: the other leaf is the path. */
function serve(log: Log): void {
  const { size, index, first: from = 1, origin = first, by = 0, listed = by, follows, seq = 5 } = log;
  const hashes = follows ? [restoredLeaf(follows), ...leaves(size - 1, from)] : leaves(size, from);
  const root = rootOf(sha256, hashes);
  const text = checkpointText({ origin, size, root });
  const bytes = new Uint8Array(sign(null, Buffer.from(text), pairs[by].privateKey));
  const note = noteOf(text, [signatureLine(keyOf(origin, by), bytes)]);
  const path = hashes.filter((_, no) => no !== index).map(toBase64);
  const leaf = head(follows ? index - 1 + from : index + from);
  const record = { origin, key: vkeyOf(keyOf(origin, listed)), follows: follows ?? null };
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://neev.test');
    if (pathname.endsWith('/consistency'))
      return Response.json({ data: { from: 1, to: size, path: hashes.slice(1).map(toBase64) } });
    if (pathname.endsWith('/proof'))
      return Response.json({ data: { origin, index, seq, hash: leaf, size, path, note } });
    return Response.json({ data: pathname === '/log' ? { logs: [record] } : [] });
  });
}
/** The log has no such line yet; or the proof is refused, or the line is cut, of the book itself too or not. */
function refuse(status: number, book = 200): void {
  const type = `/problems/${status === 404 ? 'not-found' : 'server-error'}`;
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('/proof')) return Response.json({ data: [] }, { status: book });
    if (status === 0) throw new TypeError('cut');
    if (status === 200) return Response.json({ data: null });
    return Response.json({ type }, { status });
  });
}
const check = (hash = head(1)) => checkLog('b', { lines: [{ seq: 5, hash }], logged: { seq: 5 } });

const start = '2026-11-03T10:00:00.000Z';
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(start);
  kept.clear();
});
const later = (hours = 24) => vi.setSystemTime(Date.now() + hours * 3_600_000);
const other = { wrong: 'other', at: start };

test('a log that has the book’s line, and only grows, is said to be well', async () => {
  serve({ size: 1, index: 0 });
  expect(await check()).toBeUndefined();
  later();
  serve({ size: 2, index: 0 });
  expect(await check()).toBeUndefined();
  expect(kept.get('log:undefined')).toMatchObject({ size: 2, note: expect.stringContaining(first) });
});

describe('Another log than the one that was seen is told with the day when it was seen', () => {
  beforeEach(async () => {
    serve({ size: 2, index: 0 });
    await check();
    later();
  });

  test('one that was made anew, and one that is smaller', async () => {
    serve({ size: 2, index: 0, first: 7 });
    expect(await check(head(7))).toEqual(other);
    serve({ size: 1, index: 0 });
    expect(await check()).toEqual(other);
  });

  test('one without this book’s line', async () => {
    serve({ size: 2, index: 0 });
    expect(await check(head(3))).toEqual(other);
  });

  test('one that shows an older line of the book alone', async () => {
    serve({ size: 2, index: 0, seq: 3 });
    expect(await check()).toEqual(other);
  });

  test('one that its key did not sign; another key may sign where Neev tells of it', async () => {
    serve({ size: 2, index: 0, by: 1, listed: 0 });
    expect(await check()).toEqual(other);
    serve({ size: 2, index: 0, by: 1 });
    expect(await check()).toBeUndefined();
  });

  test('a proof that cannot be read proves nothing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { note: 7, path: null } }));
    expect(await check()).toEqual(other);
  });

  test('one with a greater number counts where it openly follows the one that was seen', async () => {
    const root = toBase64(rootOf(sha256, leaves(2)));
    const follows = { origin: first, size: 2, root, at: '2026-11-04T09:00:00.000Z' };
    const next = { size: 2, index: 1, origin: 'neev.test/log/2' };
    serve(next);
    expect(await check(head(2))).toEqual(other);
    serve({ ...next, follows: { ...follows, root: toBase64(rootOf(sha256, leaves(2, 7))) } });
    expect(await check()).toEqual(other);
    serve({ ...next, follows: { ...follows, size: 1, root: 'an older backup' } });
    expect(await check()).toBeUndefined();
  });
});

test('a log that forked before this phone saw it proves nothing for it', async () => {
  serve({ size: 1, index: 0 });
  await check();
  later();
  serve({ size: 2, index: 1, first: 8 });
  expect(await check(head(9))).toEqual(other);
});

test.each([
  ['says that it has no such line yet', 200],
  ['says that there is no such book', 404],
  ['is in trouble', 500],
  ['answers nothing, while the book is answered', 0],
])('a log that %s for a day is told, though Neev tells of no log', async (_, status) => {
  refuse(status);
  const look = () => checkLog('b', { lines: [{ seq: 5, hash: head(1) }], logged: null });
  expect(await look()).toBeUndefined();
  later(12);
  expect(await look()).toBeUndefined();
  later(12);
  expect(await look()).toEqual({ wrong: 'silent', at: start });
  expect(await look()).toEqual({ wrong: 'silent', at: start });
  later(1);
  serve({ size: 1, index: 0 });
  expect(await look()).toBeUndefined();
});

test('without a line nothing is said of the log, however long', async () => {
  refuse(0, 503);
  for (let times = 0; times < 5; times += 1) {
    expect(await check()).toBeUndefined();
    later();
  }
});

test('a clock that was a day ahead makes no silence of one hour', async () => {
  refuse(500);
  later(48);
  for (let times = 0; times < 3; times += 1) {
    await check();
    later(1);
  }
  vi.setSystemTime(start);
  expect(await check()).toBeUndefined();
});
