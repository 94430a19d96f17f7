// @vitest-environment happy-dom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shippedRates } from '#domain/estimate/rates.ts';

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const mine = { ...shippedRates, place: 'Pune' };

test('A house is reckoned with the operator’s rates once they have come, asked for once a visit', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ data: mine })));
  vi.stubGlobal('fetch', fetch);
  const { useRateFile } = await import('./rate-file.ts');
  const { result } = renderHook(useRateFile);
  expect(result.current).toEqual(shippedRates);
  await waitFor(() => expect(result.current).toEqual(mine));
  expect(renderHook(useRateFile).result.current).toEqual(mine);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('Without a line the shipped rates serve, and the next page asks again', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const { useRateFile } = await import('./rate-file.ts');
  const { result } = renderHook(useRateFile);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(result.current).toEqual(shippedRates);
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: mine })));
  await waitFor(() => {
    const next = renderHook(useRateFile);
    expect(next.result.current).toEqual(mine);
  });
});
