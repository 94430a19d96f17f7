// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSlow } from './stage.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const open = (waiting: boolean) =>
  renderHook((props) => useSlow(props.waiting), { initialProps: { waiting } });

test('what comes within a glance is not said to be slow; what takes longer is', () => {
  const quick = open(true);
  pass(400);
  quick.rerender({ waiting: false });
  pass(1000);
  expect(quick.result.current).toBe(false);
  const long = open(true);
  pass(600);
  expect(long.result.current).toBe(true);
});

test('the next wait begins anew', () => {
  const { result, rerender } = open(true);
  pass(600);
  rerender({ waiting: false });
  rerender({ waiting: true });
  expect(result.current).toBe(false);
  pass(600);
  expect(result.current).toBe(true);
});
