import { createHash, webcrypto } from 'node:crypto';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { contentBytes, firstHead, linkBytes } from '#domain/ledger/chain.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useChecked } from './use-checked.ts';

const kept = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (key: string) => kept.get(key),
  set: async (key: string, value: unknown) => void kept.set(key, value),
}));

const seen: Line = {
  _id: 'id1',
  seq: 1,
  author: 'asha',
  side: 'customer',
  clientId: 'c1',
  kind: 'money',
  body: { amount: 5000 },
  saidAt: '2026-11-02T10:00:00.000Z',
  createdAt: '2026-11-02T10:00:00.000Z',
  prev: firstHead,
  hash: 'a'.repeat(64),
};
const emptyBook = { bookingId: 'b', entries: [] };
const checked = (book: { bookingId: string; entries: Line[] } & Record<string, unknown>) =>
  renderHook(() => useChecked({ book, inPart: false }));

beforeEach(() => {
  kept.clear();
  kept.set('seen:undefined:b', [seen]);
  queryClient.clear();
});

test('a last line that another tab saw is missed only when the book was read anew without it', async () => {
  queryClient.setQueryData(['hajri', 'b'], emptyBook);
  const read = vi.spyOn(queryClient, 'refetchQueries').mockResolvedValue();
  const offline = checked(emptyBook);
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(offline.result.current).toEqual({ checked: 'unknown' });
  read.mockImplementation(async () => void queryClient.setQueryData(['hajri', 'b'], { ...emptyBook }));
  const { result } = checked(emptyBook);
  await waitFor(() =>
    expect(result.current).toMatchObject({ checked: 'broken', finding: { wrong: 'lacks' } }),
  );
});

test('a book that cannot be read is not said to be well', async () => {
  kept.clear();
  const { result } = checked({ ...emptyBook, hidden: [null] });
  await waitFor(() => expect(result.current).toEqual({ checked: 'broken' }));
});

test('a contract’s book is looked for in the log, as an engagement’s is', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address, 'http://neev.test').pathname);
    // A proof of another line.
    const proof = { origin: 'n/log/1', index: 0, seq: 1, hash: 'c'.repeat(64), size: 1, path: [], note: '' };
    return Response.json({ data: proof });
  });
  kept.clear();
  const hash = createHash('sha256')
    .update(linkBytes(firstHead, contentBytes(seen)))
    .digest('hex');
  const book = { contractId: 's', entries: [{ ...seen, hash }] };
  const { result } = renderHook(() => useChecked({ book }));
  await waitFor(() => expect(result.current).toMatchObject({ checked: 'broken', log: { wrong: 'other' } }));
  expect(asked).toEqual(['/hajri/s/proof']);
});
