import { afterEach, beforeEach, expect, vi } from 'vitest';

beforeEach(() => {
  vi.spyOn(console, 'error');
});

afterEach(() => {
  const said = vi.mocked(console.error).mock.calls;
  vi.restoreAllMocks();
  expect(said).toEqual([]);
});
