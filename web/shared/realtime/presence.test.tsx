import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useActive, useLookingAt } from './presence.ts';

const { handlers, said, line } = vi.hoisted(() => ({
  handlers: new Map<string, Set<(data?: unknown) => void>>(),
  said: [] as [string, unknown][],
  line: { connected: true },
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
      if (line.connected) handler();
      return onServerEvent('back', handler);
    },
    say: (event: string, data: object) => void said.push([event, data]),
  };
});
const hear = async (event: string, data?: unknown) =>
  act(() => {
    for (const handler of handlers.get(event) ?? []) handler(data);
  });

beforeEach(() => {
  localStorage.setItem('user', JSON.stringify({ _id: 'asha', fullname: 'Asha', email: 'a@neev.test' }));
  localStorage.setItem('token', 'token');
  said.length = 0;
  line.connected = true;
});
afterEach(async () => {
  cleanup();
  await hear('disconnect');
});

test('who is active is what was told last', async () => {
  const { result } = renderHook(useActive);
  await hear('getUsers', [{ userId: 'ravi' }, { userId: 'meena' }]);
  expect([...result.current]).toEqual(['ravi', 'meena']);
  await hear('getUsers', [{ userId: 'meena' }]);
  expect([...result.current]).toEqual(['meena']);
});

test('without a line nobody is shown as there', async () => {
  const { result } = renderHook(useActive);
  await hear('getUsers', [{ userId: 'ravi' }]);
  await hear('disconnect');
  expect([...result.current]).toEqual([]);
});

test('whenever the line is there, it is said who one is', async () => {
  await hear('back');
  await hear('back');
  expect(said).toEqual([
    ['addUsers', { _id: 'asha' }],
    ['addUsers', { _id: 'asha' }],
  ]);
});

test('the person on the screen is looked at, again after a break, and no more when the page is left', async () => {
  const { result, unmount } = renderHook(() => useLookingAt('ravi'));
  expect([said, result.current]).toEqual([[['look', { userId: 'ravi' }]], false]);
  await hear('getUsers', [{ userId: 'ravi' }]);
  expect(result.current).toBe(true);
  said.length = 0;
  await hear('back');
  expect(said).toContainEqual(['look', { userId: 'ravi' }]);
  unmount();
  expect(said.at(-1)).toEqual(['look', {}]);
  said.length = 0;
  await hear('back');
  expect(said.map(([event]) => event)).toEqual(['addUsers']);
});

test('another person on the same page is looked at in place of the first', () => {
  const { rerender } = renderHook(({ id }) => useLookingAt(id), { initialProps: { id: 'ravi' } });
  rerender({ id: 'meena' });
  expect(said).toEqual([
    ['look', { userId: 'ravi' }],
    ['look', {}],
    ['look', { userId: 'meena' }],
  ]);
});

test('nobody is looked at without an id', () => {
  const { result } = renderHook(() => useLookingAt(undefined));
  expect([said, result.current]).toEqual([[], false]);
});
