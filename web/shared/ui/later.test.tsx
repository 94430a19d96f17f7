import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { part } from './later.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A part whose code does not come the first times. */
function partThatFails(times: number) {
  const load = vi.fn<() => Promise<() => string>>().mockResolvedValue(() => 'here');
  for (let at = 0; at < times; at += 1) load.mockRejectedValueOnce(new TypeError('no line'));
  const Part = part(load, (isLost) => (isLost ? 'offline' : 'loading'));
  return { load, Part };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('A part that does not come says so, and comes as soon as the browser says that there is a line', async () => {
  const { Part } = partThatFails(1);
  render(<Part />);
  expect(screen.getByText('loading')).toBeTruthy();
  await pass(1);
  expect(screen.getByText('offline')).toBeTruthy();
  window.dispatchEvent(new Event('online'));
  await pass(1);
  expect(screen.getByText('here')).toBeTruthy();
});

test('A part is asked for again where the browser never says that the line was gone', async () => {
  const { Part, load } = partThatFails(2);
  render(<Part />);
  await pass(3000);
  expect(load).toHaveBeenCalledTimes(2);
  await pass(6000);
  expect(screen.getByText('here')).toBeTruthy();
});

test('A part that nobody looks at any more is not asked for', async () => {
  const { Part, load } = partThatFails(9);
  render(<Part />).unmount();
  await pass(60_000);
  expect(load).toHaveBeenCalledTimes(1);
});
