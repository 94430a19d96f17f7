import { createHash, webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { fromHex, toBase64 } from '#domain/evidence/base64.ts';
import { leafBytes, rootOf } from '#domain/evidence/tree.ts';
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

/** A log of two leaves at most is a proof by itself: the other leaf is the path. */
function serve({ size, index, first = 1, origin = 'neev.test/log/1' }: Log): void {
  const hashes = leaves(size, first);
  const root = toBase64(rootOf(sha256, hashes));
  const signature = toBase64(new Uint8Array(68));
  const path = hashes.filter((_, no) => no !== index).map(toBase64);
  const note = `${origin}\n${size}\n${root}\n\n— neev ${signature}\n`;
  const proof = { origin, index, seq: 5, hash: head(index + first), size, path, note };
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({
      data: address.includes('consistency')
        ? { from: 1, to: size, path: hashes.slice(1).map(toBase64) }
        : proof,
    }),
  );
}
interface Log {
  size: number;
  index: number;
  first?: number;
  origin?: string;
}
const check = (hash = head(1)) => checkLog('b', { lines: [{ seq: 5, hash }], logged: { seq: 5 } });

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-03T10:00:00Z');
  kept.clear();
});
const later = () => vi.setSystemTime('2026-11-04T10:00:00Z');

test('a log that has the book’s line, and only grows, is said to be well', async () => {
  serve({ size: 1, index: 0 });
  expect(await check()).toBeUndefined();
  later();
  serve({ size: 2, index: 0 });
  expect(await check()).toBeUndefined();
  expect(kept.get('log:undefined')).toMatchObject({ size: 2 });
});

test('a log that was made anew since this phone saw it is told with the day when it was seen', async () => {
  serve({ size: 2, index: 0 });
  expect(await check()).toBeUndefined();
  later();
  serve({ size: 2, index: 0, first: 7 });
  expect(await check(head(7))).toBe('2026-11-03T10:00:00.000Z');
  serve({ size: 1, index: 0 });
  expect(await check()).toBe('2026-11-03T10:00:00.000Z');
});

test('a log that forked before this phone saw it proves nothing for it', async () => {
  serve({ size: 1, index: 0 });
  await check();
  later();
  serve({ size: 2, index: 1, first: 8 });
  expect(await check(head(9))).toBe('2026-11-03T10:00:00.000Z');
});

test('a log without this book’s line is told', async () => {
  serve({ size: 2, index: 0 });
  expect(await check(head(3))).toBe('2026-11-03T10:00:00.000Z');
});

test('a log after a restore is another one, and what the phone saw before stays no reproach', async () => {
  serve({ size: 2, index: 0 });
  await check();
  later();
  serve({ size: 1, index: 0, origin: 'neev.test/log/2' });
  expect(await check()).toBeUndefined();
});

test('where Neev tells of no log any more, a book that stood in it is asked for', async () => {
  serve({ size: 1, index: 0 });
  expect(await checkLog('b', { lines: [], logged: null })).toBeUndefined();
  await check();
  later();
  vi.stubGlobal('fetch', async () => Response.json({ type: '/problems/not-found' }, { status: 404 }));
  const told = await checkLog('b', { lines: [{ seq: 5, hash: head(1) }], logged: null });
  expect(told).toBe('2026-11-03T10:00:00.000Z');
});

test('a proof that cannot be read proves nothing', async () => {
  serve({ size: 1, index: 0 });
  await check();
  later();
  vi.stubGlobal('fetch', async () => Response.json({ data: { note: 7, path: null } }));
  expect(await check()).toBe('2026-11-03T10:00:00.000Z');
});

test('a server in trouble is no other log', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ type: '/problems/server-error' }, { status: 500 }));
  await expect(check()).rejects.toMatchObject({ problem: 'server-error' });
});
