import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useActive, useLookingAt } from './presence.ts';

const { handlers, emitted, connection } = vi.hoisted(() => ({
  handlers: new Map<string, Set<(data?: unknown) => void>>(),
  emitted: [] as [string, unknown][],
  connection: { connected: true },
}));
vi.mock('./connection.ts', () => {
  const onServerEvent = (event: string, handler: (data?: unknown) => void) => {
    const all = handlers.get(event) ?? new Set();
    handlers.set(event, all.add(handler));
    return () => void all.delete(handler);
  };
  return {
    onServerEvent,
    onReconnect(handler: () => void) {
      if (connection.connected) handler();
      return onServerEvent('reconnect', handler);
    },
    emit: (event: string, data: object) => void emitted.push([event, data]),
  };
});
const hear = async (event: string, data?: unknown) =>
  act(() => {
    for (const handler of handlers.get(event) ?? []) handler(data);
  });

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  emitted.length = 0;
  connection.connected = true;
});
afterEach(async () => {
  cleanup();
  await hear('disconnect');
});

test('who is active is what the server emitted last', async () => {
  const { result } = renderHook(useActive);
  await hear('getUsers', [{ userId: 'ravi' }, { userId: 'meena' }]);
  expect([...result.current]).toEqual(['ravi', 'meena']);
  await hear('getUsers', [{ userId: 'meena' }]);
  expect([...result.current]).toEqual(['meena']);
});

test('without a connection nobody is shown as there', async () => {
  const { result } = renderHook(useActive);
  await hear('getUsers', [{ userId: 'ravi' }]);
  await hear('disconnect');
  expect([...result.current]).toEqual([]);
});

test('after each connect the server hears who one is', async () => {
  await hear('reconnect');
  await hear('reconnect');
  expect(emitted).toEqual([
    ['addUsers', { _id: 'asha' }],
    ['addUsers', { _id: 'asha' }],
  ]);
});

test('the person on the screen is looked at, again after a break, and no more when the page is left', async () => {
  const { result, unmount } = renderHook(() => useLookingAt('ravi'));
  expect([emitted, result.current]).toEqual([[['look', { userId: 'ravi' }]], false]);
  await hear('getUsers', [{ userId: 'ravi' }]);
  expect(result.current).toBe(true);
  emitted.length = 0;
  await hear('reconnect');
  expect(emitted).toContainEqual(['look', { userId: 'ravi' }]);
  unmount();
  expect(emitted.at(-1)).toEqual(['look', {}]);
  emitted.length = 0;
  await hear('reconnect');
  expect(emitted.map(([event]) => event)).toEqual(['addUsers']);
});

test('another person on the same page is looked at in place of the first', () => {
  const { rerender } = renderHook(({ id }) => useLookingAt(id), { initialProps: { id: 'ravi' } });
  rerender({ id: 'meena' });
  expect(emitted).toEqual([
    ['look', { userId: 'ravi' }],
    ['look', {}],
    ['look', { userId: 'meena' }],
  ]);
});

test('nobody is looked at without an id', () => {
  const { result } = renderHook(() => useLookingAt(undefined));
  expect([emitted, result.current]).toEqual([[], false]);
});
