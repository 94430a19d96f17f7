import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { base64url } from '#domain/evidence/base64url.ts';
import { deviceNameOf, signedBytes } from '#domain/evidence/line.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { noteTaken } from '../sign-entries.ts';
import { signatureOf } from './book-device.ts';
import { checkLines } from './check-lines.ts';
import { noteUnsigned, ownUpTo, sentLines } from './sent-lines.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
const storage = vi.hoisted(() => ({ isForbidden: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => {
    if (storage.isForbidden) throw new Error('forbidden');
    return kept.get(key);
  },
  set: async (key: string, value: unknown) => void kept.set(key, structuredClone(value)),
  update: async (key: string, to: (value: unknown) => unknown) => void kept.set(key, to(kept.get(key))),
}));

const hash = (seq: number): string => String(seq).padStart(64, '0');
const line = (seq: number, amount = 500): Line => ({
  _id: `id${seq}`,
  seq,
  author: 'asha',
  side: 'customer',
  clientId: `c${seq}`,
  kind: 'money',
  body: { amount },
  saidAt: '2026-11-02T10:00:00.000Z',
  createdAt: '2026-11-02T10:00:00.000Z',
  prev: hash(seq - 1),
  hash: hash(seq),
});
function login(): void {
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: null }));
  localStorage.setItem('token', 'a token');
}
const book = async (entries: Line[], keys?: { device: string; key: string | null }[]) =>
  (await checkLines({ bookId: 'b', entries, keys })).finding;

beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  kept.clear();
  localStorage.clear();
  storage.isForbidden = false;
});

test('a line that this phone saw and that is gone is named, also where the chain is whole without it', async () => {
  expect(await book([line(1), line(2)])).toBeUndefined();
  expect(await book([line(1), line(2), line(3)])).toBeUndefined();
  expect(await book([line(1), line(2)])).toMatchObject({ wrong: 'lacks', line: { seq: 3 } });
  // It is looked for ever after, and not forgotten with the first warning.
  expect(await book([line(1), line(2)])).toMatchObject({ wrong: 'lacks', line: { seq: 3 } });
});

test('another line in the place of one that was seen is named by what was seen', async () => {
  await book([line(1), line(2)]);
  const other = { ...line(2, 5), hash: 'f'.repeat(64) };
  expect(await book([line(1), other])).toMatchObject({ wrong: 'differs', line: { body: { amount: 500 } } });
});

test('a line that was put between those that this phone saw is named itself', async () => {
  await book([line(1), line(2), line(3)]);
  const moved = (one: Line, seq: number): Line => ({ ...one, seq, hash: hash(seq + 50) });
  const added = { ...line(2, 9000), _id: 'new', clientId: 'new', hash: hash(52) };
  expect(await book([line(1), added, moved(line(2), 3), moved(line(3), 4)])).toMatchObject({
    wrong: 'added',
    line: { body: { amount: 9000 } },
  });
});
test('a line that was stored otherwise as soon as it was sent, its signature taken off, is named by who wrote it', async () => {
  const { kind, body, saidAt } = line(2);
  const place = { device: 'd', n: 1, seen: { seq: 1, hash: hash(1) }, sig: 'A'.repeat(86) };
  const sent = { clientId: 'c2', kind, body, saidAt, ...place };
  const answered = { ...line(2, 5), hash: 'f'.repeat(64) };
  await noteTaken({ bookingId: 'b' }, [sent], [{ entry: answered }]);
  expect(await book([line(1), answered])).toMatchObject({
    wrong: 'differs',
    line: { body: { amount: 500 } },
  });
  expect(await book([line(1)])).toMatchObject({ wrong: 'lacks', line: { body: { amount: 500 } } });
});

test.each([
  ['another signature', {}],
  ['another place', { n: 2, seen: { seq: 0, hash: hash(0) } }],
])(
  'a line that goes again with %s, since no answer came, stands as it was signed the first time',
  async (_, again) => {
    localStorage.setItem('neev:book-devices', 'c d');
    const { kind, body, saidAt } = line(2);
    const first = { device: 'd', n: 1, seen: { seq: 1, hash: hash(1) }, sig: 'A'.repeat(86) };
    const answered = { ...line(2), ...first };
    const sent = { clientId: 'c2', kind, body, saidAt, ...first, ...again, sig: 'B'.repeat(86) };
    await noteTaken({ bookingId: 'b' }, [sent], [{ entry: answered }]);
    expect(await sentLines('b')).toEqual([answered]);
    // Of words that this browser did not sign so, what it sent is held against them.
    kept.clear();
    for (const other of [{ body: { amount: 5 } }, { device: 'e' }, { sig: undefined }]) {
      await noteTaken({ bookingId: 'b' }, [sent], [{ entry: { ...answered, ...other } as Line }]);
      expect((await sentLines('b')).at(-1)).toMatchObject(sent);
    }
  },
);

test('a line that became hidden years after is still in its place; one that may not be erased yet is missed', async () => {
  const hidden = [{ seq: 1, hash: hash(1) }];
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-03T10:00:00Z') });
  await book([line(1), line(2)]);
  const missed = await checkLines({ bookId: 'b', entries: [line(2)], hidden });
  expect(missed).toMatchObject({ finding: { wrong: 'lacks', line: { seq: 1 } } });
  vi.setSystemTime('2029-12-01T10:00:00Z');
  expect(await checkLines({ bookId: 'b', entries: [line(2)], hidden })).toEqual({});
  vi.useRealTimers();
});

test('a line that says something else under the hash that was seen is named by what it said', async () => {
  await book([line(1), line(2)]);
  expect(await book([line(1, 9), line(2)])).toMatchObject({
    wrong: 'differs',
    line: { body: { amount: 500 } },
  });
});

test('of a book that closed up over a line, the line that is gone is named', async () => {
  await book([line(1), line(2), line(3)]);
  const moved = { ...line(3), seq: 2, hash: 'f'.repeat(64) };
  expect(await book([line(1), moved])).toMatchObject({ wrong: 'lacks', line: { _id: 'id2' } });
});

test.each([
  ['is said to lie before what was seen', { at: '2026-11-01T10:00:00.000Z', seq: 0 }],
  ['has no date', { at: 'never', seq: 0 }],
])('a restore that %s excuses nothing', async (_what, restored) => {
  await book([line(1), line(2)]);
  expect(await checkLines({ bookId: 'b', entries: [line(1)], restored })).toMatchObject({
    finding: { wrong: 'lacks', line: { seq: 2 } },
  });
});

test('a line that says something else after a restore is named', async () => {
  await book([line(1), line(2)]);
  const restored = { at: '2026-11-04T10:00:00.000Z', seq: 1 };
  const other = { ...line(2, 5), hash: 'f'.repeat(64) };
  expect(await checkLines({ bookId: 'b', entries: [line(1), other], restored })).toMatchObject({
    finding: { wrong: 'differs', line: { body: { amount: 500 } } },
  });
});

test('another key under the name of a device is not its key', async () => {
  const { signed } = await signedBook();
  const made = await signedBook();
  const forged = { ...made.signed, device: signed.device };
  const keys = [{ device: signed.device ?? '', key: made.keys[0]?.key ?? null }];
  expect(await book([line(1), forged], keys)).toMatchObject({ wrong: 'differs', line: { seq: 2 } });
});

test('a device that signed once has a key, also where none is told any more', async () => {
  const { signed, keys } = await signedBook();
  await book([line(1), signed], keys);
  const unsigned = { ...line(3), device: signed.device, n: 2, seen: { seq: 2, hash: hash(2) } };
  const without = [{ device: signed.device ?? '', key: null }];
  expect(await book([line(1), signed, unsigned], without)).toMatchObject({
    wrong: 'differs',
    line: { seq: 3 },
  });
});

test('signed lines without any keys are not taken as they are', async () => {
  const { signed } = await signedBook();
  expect(await book([line(1), signed])).toMatchObject({ wrong: 'differs', line: { seq: 2 } });
});

async function signedBook() {
  const pair = await webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, [
    'sign',
    'verify',
  ]);
  const raw = new Uint8Array(await webcrypto.subtle.exportKey('raw', pair.publicKey));
  const key = base64url(raw);
  const name = deviceNameOf(new Uint8Array(await webcrypto.subtle.digest('SHA-256', raw)));
  const said = { ...line(2), device: name, n: 1, seen: { seq: 1, hash: hash(1) } };
  const { clientId, kind, body, saidAt, device, n, seen } = said;
  const bytes = signedBytes({ book: 'b', clientId: clientId ?? '', kind, body, saidAt, device, n, seen });
  const sig = await signatureOf(pair.privateKey as CryptoKey, bytes);
  return { signed: { ...said, sig }, keys: [{ device: name, key }] };
}

test('a signed line is as its device signed it', async () => {
  const { signed, keys } = await signedBook();
  expect(await book([line(1), signed], keys)).toBeUndefined();
});

test.each<[string, (signed: Line) => Line[]]>([
  ['other words', (signed) => [line(1), { ...signed, body: { amount: 501 } }]],
  ['another time', (signed) => [line(1), { ...signed, saidAt: '2026-11-03T10:00:00.000Z' }]],
  ['another line before it', (signed) => [{ ...line(1), hash: 'f'.repeat(64) }, signed]],
  ['no signature, though its device has a key', (signed) => [line(1), { ...signed, sig: undefined }]],
  ['a signature that is none', (signed) => [line(1), { ...signed, sig: '%%' }]],
  ['a cut signature', (signed) => [line(1), { ...signed, sig: signed.sig?.slice(0, 80) }]],
  ['a device that nobody knows', (signed) => [line(1), { ...signed, device: 'e' }]],
])('with %s a signed line is named', async (_what, change) => {
  const { signed, keys } = await signedBook();
  expect(await book(change(signed), keys)).toMatchObject({ wrong: 'differs', line: { seq: 2 } });
});

test('what a restore lost is told with the lines that this phone has, until they stand in the book again', async () => {
  login();
  const restored = { at: '2026-11-04T10:00:00.000Z', seq: 1 };
  const check = (entries: Line[]) => checkLines({ bookId: 'b', entries, restored });
  await checkLines({ bookId: 'b', entries: [line(1), line(2), { ...line(3), author: 'ravi' }] });
  expect(await check([line(1)])).toMatchObject({ lost: { to: restored.at, own: [{ clientId: 'c2' }] } });
  const others = { ...line(2, 7), clientId: 'new', hash: 'f'.repeat(64) };
  expect(await check([line(1), others])).toMatchObject({ lost: { own: [{ clientId: 'c2' }] } });
  await noteUnsigned('b', ['new']);
  const again = [others, { ...line(3), clientId: 'c2', hash: 'e'.repeat(64) }];
  const theirs = { ...line(4), author: 'ravi', clientId: 'c3', hash: 'd'.repeat(64) };
  expect(await check([line(1), ...again, theirs])).toEqual({});
  // What stood before the restore is missed as ever.
  expect(await check([])).toMatchObject({ finding: { wrong: 'lacks', line: { seq: 1 } } });
});

test('a line of a device that the book noted as somebody else’s, or with a key that is not told, is named', async () => {
  const { signed, keys } = await signedBook();
  const [{ device, key } = { device: '', key: '' }] = keys;
  const noted = (by: string): Line => ({
    ...line(1),
    ...{ author: null, clientId: null, side: 'neev', kind: 'event' },
    body: { device, key, by, since: '2026-11-02T10:00:00.000Z' },
  });
  expect(await book([noted('asha'), signed], keys)).toBeUndefined();
  kept.clear();
  expect(await book([noted('ravi'), signed], keys)).toMatchObject({ wrong: 'differs', line: { seq: 2 } });
  const bare = [noted('asha'), { ...signed, sig: undefined }];
  expect(await book(bare, [{ device, key: null }])).toMatchObject({ wrong: 'differs', line: { seq: 2 } });
});

test('a key that cannot be read is no way past the check', async () => {
  const { signed } = await signedBook();
  for (const key of ['%%', 'AAAA', 'A'.repeat(87)])
    expect(await book([line(1), signed], [{ device: signed.device ?? '', key }])).toMatchObject({
      wrong: 'differs',
    });
});

test('where the browser keeps nothing, signatures are checked all the same', async () => {
  storage.isForbidden = true;
  const { signed, keys } = await signedBook();
  expect(await book([line(1), { ...signed, body: { amount: 1 } }], keys)).toMatchObject({ wrong: 'differs' });
});

const unwritten = async (entries: Line[], bookId = 'b') =>
  ((await checkLines({ bookId, entries, keys: [{ device: 'another', key: null }] })).unwritten ?? []).map(
    ({ seq }) => seq,
  );

test('an unsigned line in the reader’s own name that this phone did not send is told, until they own up to it', async () => {
  login();
  expect(await unwritten([line(1), { ...line(2), author: 'ravi' }])).toEqual([]);
  const added = { ...line(3), device: 'another', n: 1, seen: { seq: 0, hash: hash(0) } };
  const later = [line(1), { ...line(2), author: 'ravi' }, added, { ...line(4), author: 'ravi' }];
  // Dated back it stands at the end all the same.
  const back = { ...line(5), device: undefined, createdAt: '2026-10-01T10:00:00.000Z' };
  expect(await unwritten([...later, back])).toEqual([3, 5]);
  expect(await unwritten([...later, back])).toEqual([3, 5]);
  await ownUpTo('b', [back]);
  expect(await unwritten([...later, back])).toEqual([3]);
});

test('what this phone sends unsigned is known before it is answered, and so is what stood in the book before', async () => {
  login();
  await noteUnsigned('b', ['c2']);
  expect(await unwritten([line(1), line(2)])).toEqual([]);
  await noteUnsigned('b', ['c3']);
  expect(await unwritten([line(1), line(2), line(3), line(4)])).toEqual([4]);
});

test('in a book that it opens first a phone tells what was added since it signs, and nothing from before', async () => {
  login();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-02T12:00:00Z') });
  localStorage.setItem('neev:own:book-device', 'mine signs');
  expect(await unwritten([])).toEqual([]);
  const theirs = { ...line(2), author: 'ravi', createdAt: '2026-11-03T10:00:00.000Z' };
  expect(await unwritten([line(1), theirs, line(3)], 'another')).toEqual([3]);
  vi.useRealTimers();
});

test('a line of another phone that signs, and one of somebody else, are no lines that nobody wrote', async () => {
  login();
  const { signed, keys } = await signedBook();
  await unwritten([line(1)]);
  const entries = [line(1), signed, { ...line(3), author: 'ravi' }];
  expect(await checkLines({ bookId: 'b', entries, keys })).toEqual({});
});

test('a line that stands in the book a second time, its signature too, is named', async () => {
  const { signed, keys } = await signedBook();
  expect(await book([line(1), signed], keys)).toBeUndefined();
  const again = { ...signed, _id: 'again', seq: 3, hash: hash(3) };
  expect(await book([line(1), signed, again], keys)).toMatchObject({ wrong: 'added', line: { seq: 3 } });
  const unsigned = { ...line(3), clientId: 'c1' };
  expect(await book([line(1), signed, unsigned], keys)).toMatchObject({ wrong: 'added', line: { seq: 3 } });
});

test('a signed line on another side than its author’s others is named', async () => {
  const { signed, keys } = await signedBook();
  const put = { ...signed, side: 'provider' as const };
  expect(await book([line(1), put], keys)).toMatchObject({ wrong: 'added', line: { seq: 2 } });
});

test('what was agreed in another book is named, also by a phone that opens it first', async () => {
  const terms = (of: object) => ({
    ...line(1),
    kind: 'event',
    author: null,
    side: 'neev',
    body: { terms: of },
  });
  const says = (of: object) => book([terms(of) as Line, line(2)]);
  expect(await says({ book: 'another', price: 700 })).toMatchObject({ wrong: 'added', line: { seq: 1 } });
  kept.clear();
  expect(await says({ price: 700 })).toMatchObject({ wrong: 'added', line: { seq: 1 } });
  kept.clear();
  expect(await says({ book: 'b', price: 700 })).toBeUndefined();
});
