// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type LoadHouse, type MadeHouse, useHouse } from './use-house.ts';

const made: MadeHouse = {
  bill: null,
  usual: { reference: () => null, date: '2026-11-01', place: '' },
  land: '30 x 40',
};
const words = { line: () => '', stage: () => '', see: () => [] };
const usualHouse = {};
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what draws houses is asked for again until it comes, though the browser tells of no line', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json({ data: null }));
  const load = vi
    .fn<LoadHouse>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue(() => made);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useHouse(load, usualHouse, words), { wrapper });
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(result.current).toBe(made);
});
