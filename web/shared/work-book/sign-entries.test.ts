import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { findBase64url } from '#domain/evidence/base64url.ts';
import { proofBytes, signedBytes } from '#domain/evidence/line.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { readUnsent, type Unsent } from './book-outbox.ts';
import { say } from './send-entries.ts';
import { bookDevice, isSignatureOf } from './sign/book-device.ts';
import { mendPlaces, signEntries } from './sign-entries.ts';

const kept = vi.hoisted(() => ({ values: new Map<string, unknown>(), fails: false }));
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.values.get(key),
  getMany: async (keys: string[]) => keys.map((key) => kept.values.get(key)),
  set: async (key: string, value: unknown) => {
    if (kept.fails) throw new Error('forbidden');
    kept.values.set(key, value);
  },
  update: async (key: string, to: (value: unknown) => unknown) =>
    void kept.values.set(key, to(kept.values.get(key))),
}));

let told: { name: string; key?: string; proof?: string }[];
beforeEach(() => {
  // What waits is not sent by itself.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('CryptoKey', webcrypto.CryptoKey ?? globalThis.CryptoKey);
  kept.values.clear();
  kept.fails = false;
  queryClient.clear();
  localStorage.clear();
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'a token');
  told = [];
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit) => {
    if (init.method !== 'PUT') throw new TypeError('no network');
    told.push(JSON.parse(String(init.body)));
    return Response.json({ data: { name: '', signs: true } });
  });
});

const money = {
  kind: 'money',
  body: { sort: 'wage', to: 'provider', amount: 500, on: '2026-11-09', how: 'cash' },
} as const;
const ref = { bookingId: 'b' };
/** Says so many payments, and gives them as they wait. */
function waiting(count: number): Unsent[] {
  for (let no = 0; no < count; no += 1) say(ref, money);
  return readUnsent();
}
const isSigned = async ({
  sig = '',
  ...line
}: Awaited<ReturnType<typeof signEntries>>[number]): Promise<boolean> =>
  isSignatureOf(
    findBase64url(told[0]?.key ?? '') ?? new Uint8Array(),
    findBase64url(String(sig)) ?? new Uint8Array(),
    signedBytes({ ...line, book: 'b' } as Parameters<typeof signedBytes>[0]),
  );

test('each line is signed by a key of this browser, which the server was shown once and nobody can take out', async () => {
  const sent = await signEntries(waiting(2));
  expect(sent.map(({ n, seen }) => ({ n, seen }))).toEqual([
    { n: 1, seen: { seq: 0, hash: '00'.repeat(32) } },
    { n: 2, seen: { seq: 0, hash: '00'.repeat(32) } },
  ]);
  for (const line of sent) expect(await isSigned(line)).toBe(true);
  expect(
    await isSigned({ ...(sent[0] as (typeof sent)[number]), body: { ...money.body, amount: 501 } }),
  ).toBe(false);
  await signEntries(waiting(1));
  expect(told).toHaveLength(1);
  const { name, proof = '', key = '' } = told[0] ?? { name: '' };
  expect(
    await isSignatureOf(
      findBase64url(key) ?? new Uint8Array(),
      findBase64url(proof) ?? new Uint8Array(),
      proofBytes('asha', name),
    ),
  ).toBe(true);
  const { key: secret } = (await bookDevice()) ?? {};
  await expect(webcrypto.subtle.exportKey('pkcs8', secret as CryptoKey)).rejects.toThrow();
});

test('what is signed is what the server stores: one space for many, no empty field', async () => {
  say(ref, { kind: 'dispute', body: { entry: 'e', reason: '  not   so ' } });
  say(ref, { kind: 'money', body: { ...money.body, ref: ' ' } });
  const [dispute, payment] = await signEntries(readUnsent());
  expect(dispute?.body).toEqual({ entry: 'e', reason: 'not so' });
  expect(payment?.body).toEqual(money.body);
});

test('a browser that keeps no key has a name by chance, and its lines are not signed', async () => {
  kept.fails = true;
  const [line] = await signEntries(waiting(1));
  expect(told).toEqual([{ name: expect.stringMatching(/^[\w-]{22}$/) }]);
  expect(line).toMatchObject({ device: told[0]?.name, n: 1 });
  expect(line?.sig).toBeUndefined();
});

test('without a line nothing is signed yet, and nothing is lost', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('no network');
  });
  await expect(signEntries(waiting(1))).rejects.toMatchObject({ problem: 'network' });
  expect(readUnsent()).toHaveLength(1);
});

test('what is refused because of the device alone goes once more: of a new one, in a new place, or unsigned', async () => {
  const [first, second, third, fourth] = waiting(4);
  await signEntries([]);
  const problems = ['device-unknown', 'line-order', 'bad-input', 'entry-date'] as const;
  const entries = [first, second, third, fourth] as Unsent[];
  const refused = new Map(
    entries.map(({ clientId }, no) => [clientId, problems[no] ?? 'server-error'] as const),
  );
  const again = mendPlaces(entries, refused);
  expect([...again]).toEqual(entries.slice(0, 3).map(({ clientId }) => clientId));
  const sent = await signEntries(readUnsent());
  expect(told).toHaveLength(2);
  expect(sent.map(({ n }) => n)).toEqual([1, 5, undefined, 4]);
  expect(sent.map(({ sig }) => sig !== undefined)).toEqual([true, true, false, true]);
  expect(mendPlaces(readUnsent(), refused).size).toBe(0);
});

test('a line follows what the page showed when it was said, and what another tab has seen since', () => {
  const entries = [{ seq: 7, hash: 'ab'.repeat(32) }];
  queryClient.setQueryData(['hajri', 'b'], { ...ref, entries, hidden: [{ seq: 8, hash: 'cd'.repeat(32) }] });
  expect(waiting(1).at(-1)?.seen).toEqual({ seq: 8, hash: 'cd'.repeat(32) });
  queryClient.setQueryData(['hajri', 'b'], { ...ref, entries });
  expect(waiting(1).at(-1)).toMatchObject({ n: 2, seen: { seq: 8 } });
});
