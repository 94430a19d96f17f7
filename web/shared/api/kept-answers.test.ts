import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredUser } from './session.ts';

const shelf = vi.hoisted(() => new Map<string, unknown>());
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  set: async (name: string, value: unknown) => void shelf.set(name, value),
  del: async (name: string) => void shelf.delete(name),
  entries: async () => [...shelf],
}));

const { keepAnswers } = await import('./kept-answers.ts');

const logIn = (id: string, role: StoredUser['role'] = 'worker') => {
  localStorage.setItem(
    'user',
    JSON.stringify({ _id: id, fullname: id, email: null, profilePic: null, role }),
  );
  localStorage.setItem('token', id);
};
async function answered(key: unknown[], data: unknown): Promise<void> {
  const queries = new QueryClient();
  await keepAnswers(queries);
  await queries.fetchQuery({ queryKey: key, queryFn: () => data });
  await vi.waitFor(() => undefined);
}
async function putBack(key: unknown[]): Promise<unknown> {
  const queries = new QueryClient();
  await keepAnswers(queries);
  return queries.getQueryData(key);
}

beforeEach(() => {
  shelf.clear();
  localStorage.clear();
  logIn('asha');
});

test('A list that was seen is there the next time, without how to reach anybody', async () => {
  await answered(['providers', 'worker'], [{ name: 'Ravi', phone: '9876543210', email: 'r@b.in' }]);
  expect(await putBack(['providers', 'worker'])).toEqual([{ name: 'Ravi', phone: null, email: null }]);
});

test('A claim that was seen is kept without its seal, which is none without its token', async () => {
  await answered(['hiring', 'claim', 'b1'], {
    agreed: 1760,
    seal: { token: 'eyJ', note: 'n', witnesses: [] },
  });
  expect(await putBack(['hiring', 'claim', 'b1'])).toEqual({ agreed: 1760, seal: null });
});

test('A booking that was seen keeps its shape without the phones of its sides', async () => {
  await answered(['hiring', 'booking', 'b1'], { _id: 'b1', phones: { customer: '9876543210' } });
  expect(await putBack(['hiring', 'booking', 'b1'])).toEqual({ _id: 'b1', phones: {} });
});

test('What was kept is shown and asked for again, however young it is', async () => {
  await answered(['me'], { phone: '9876543210' });
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  await keepAnswers(queries);
  const queryFn = () => ({ phone: '9876543210', asked: true });
  expect(await queries.fetchQuery({ queryKey: ['me'], queryFn })).toMatchObject({ asked: true });
});

test('Of a list that grew the first page is kept', async () => {
  await answered(['providers', 'x'], { pages: [{ data: [1] }, { data: [2] }], pageParams: [undefined, 'c'] });
  expect(await putBack(['providers', 'x'])).toStrictEqual({
    pages: [{ data: [1] }],
    // Nothing, as its first call had it: `null` would be sent as a cursor.
    pageParams: [undefined],
  });
});

test('Another user of the device sees nothing of it, and takes it away', async () => {
  await answered(['hiring', 'requests'], ['mine']);
  logIn('ravi');
  expect(await putBack(['hiring', 'requests'])).toBeUndefined();
  expect(shelf.size).toBe(0);
});

test.each([
  ['an admin’s list', ['adminReports']],
  ['the second factor', ['me', 'second-factor']],
])('%s is never kept', async (_, key) => {
  await answered(key, ['secret']);
  expect(shelf.size).toBe(0);
});

test('An admin’s browser keeps nothing', async () => {
  logIn('boss', 'admin');
  await answered(['providers', 'worker'], ['seen']);
  expect(shelf.size).toBe(0);
});

test('Of an answer that a wrong clock dated in the future nothing is thrown away: it counts as the oldest', async () => {
  const day = 86_400_000;
  await answered(['me'], { fullname: 'Asha' });
  const [[name, kept] = ['', {}]] = [...shelf] as [string, { at: number }][];
  shelf.set(name, { ...kept, at: Date.now() + 40 * day });
  const queries = new QueryClient();
  await keepAnswers(queries);
  expect(queries.getQueryData(['me'])).toEqual({ fullname: 'Asha' });
  const { dataUpdatedAt = 0 } = queries.getQueryState(['me']) ?? {};
  expect(dataUpdatedAt).toBeLessThanOrEqual(Date.now() - 30 * day);
});

test('The messages of a conversation are there the next time', async () => {
  await answered(['chat', 'messages', 'talk'], { pages: [{ data: [{ seq: 1 }] }], pageParams: [undefined] });
  expect(await putBack(['chat', 'messages', 'talk'])).toMatchObject({ pages: [{ data: [{ seq: 1 }] }] });
});
