import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const facts = { social: [], demo: true, phone: '+91 98260 41177' };

beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('The operator’s facts are asked for once, however many parts of the page show them', async () => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ data: facts })));
  vi.stubGlobal('fetch', fetch);
  const { useSite } = await import('./site.ts');
  const [one, other] = [renderHook(useSite), renderHook(useSite)];
  expect(one.result.current).toBeUndefined();
  await waitFor(() => expect(one.result.current).toEqual(facts));
  await waitFor(() => expect(other.result.current).toEqual(facts));
  expect(renderHook(useSite).result.current).toEqual(facts);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('Facts that did not come are null, and the next page asks again', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetch);
  const { useSite } = await import('./site.ts');
  const { result } = renderHook(useSite);
  await waitFor(() => expect(result.current).toBeNull());
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ data: facts })));
  const next = renderHook(useSite);
  await waitFor(() => expect(next.result.current).toEqual(facts));
});
