// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useServerNow } from './tender-queries.ts';

vi.mock('#web/shared/realtime/connection.ts', () => ({
  openConnection: () => undefined,
  onServerEvent: () => () => undefined,
}));

test('a fresh answer never turns the time back', () => {
  const hour = '2026-12-04T13:30:00.000Z';
  // The page drew the time ten seconds before the answer came.
  const { result } = renderHook(() => useServerNow({ now: hour }, Date.now() + 10_000));
  expect(result.current).toBe(Date.parse(hour));
});
