import { expect, test, vi } from 'vitest';
import { startWithRoom } from './free-space.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

function aStart({ fails, disk = false }: { fails: unknown[]; disk?: boolean }) {
  const stopping = new AbortController();
  const start = vi.fn(async () => {
    if (fails.length > 0) throw fails.shift();
    return 'started';
  });
  const onFull = vi.fn(async () => undefined);
  const waiting = { isFull: async () => disk, onFull, signal: stopping.signal };
  return { start, onFull, stopping, begin: () => startWithRoom(start, waiting) };
}

test('a start that fails on a full disk is tried again, with growing pauses, until there is room', async () => {
  const { begin, start, onFull } = aStart({ fails: [full, new Error('no PostgreSQL')], disk: true });
  expect(await begin()).toBe('started');
  expect(onFull.mock.calls).toEqual([[500], [1000]]);
  expect(start).toHaveBeenCalledTimes(3);
});

test('what else a start fails with ends it', async () => {
  const { begin, onFull } = aStart({ fails: [new Error('PORT 80 is in use')] });
  await expect(begin()).rejects.toThrow('PORT 80 is in use');
  expect(onFull).not.toHaveBeenCalled();
});

test('who is told to stop while the disk is full waits no longer', async () => {
  const { begin, start, onFull, stopping } = aStart({ fails: [full, full] });
  onFull.mockImplementation(async () => stopping.abort() as undefined);
  await expect(begin()).rejects.toBe(full);
  expect(start).toHaveBeenCalledTimes(1);
});
