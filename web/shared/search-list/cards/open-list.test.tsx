import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '#web/shared/api/query-client.ts';

const heard = vi.hoisted(() => new Map<string, (data: unknown) => void>());
const said = vi.hoisted(() => [] as unknown[]);
vi.mock('#web/shared/realtime/connection.ts', () => ({
  onServerEvent: (event: string, handler: (data: unknown) => void) => {
    heard.set(event, handler);
    return () => heard.delete(event);
  },
  onReconnect: (handler: () => void) => {
    handler();
    return () => undefined;
  },
  emit: (event: string, data: unknown) => said.push([event, data]),
}));
const { useOpenList } = await import('./open-list.ts');

afterEach(() => {
  cleanup();
  queryClient.clear();
  said.length = 0;
});

test('an open list follows its kind while it is shown, and shows at once who is free', () => {
  const rows = [
    { id: 'r1', available: false },
    { id: 'r2', available: false },
  ];
  const list = ['providers', 'worker', {}];
  queryClient.setQueryData(list, { pages: [{ data: rows }], pageParams: [undefined] }, { updatedAt: 1000 });
  queryClient.setQueryData(['provider', 'worker', 'r2'], { data: rows[1], products: [] });
  queryClient.setQueryData(['product', 'r2'], { data: { _id: 'r2', status: false } });
  const { unmount } = renderHook(() => useOpenList('worker'));
  heard.get('availability')?.({ kind: 'worker', _id: 'r2', available: true });
  expect(queryClient.getQueryData(list)).toMatchObject({
    pages: [{ data: [rows[0], { id: 'r2', available: true }] }],
  });
  // It is no answer of the server: how old the list is does not change.
  expect(queryClient.getQueryState(list)?.dataUpdatedAt).toBe(1000);
  expect(queryClient.getQueryData(['provider', 'worker', 'r2'])).toMatchObject({ data: { available: true } });
  expect(queryClient.getQueryData(['product', 'r2'])).toMatchObject({ data: { status: false } });
  heard.get('availability')?.({ kind: 'product', _id: 'r2', available: true });
  expect(queryClient.getQueryData(['product', 'r2'])).toMatchObject({ data: { status: true } });
  unmount();
  expect(said).toEqual([
    ['follow-list', { kind: 'worker' }],
    ['follow-list', { kind: null }],
  ]);
});
