import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { DrawEvent } from '#contract/image-generation/events.ts';
import { useDrawing } from './use-drawing.ts';

/** A server that sends what the test tells it to. */
function stage() {
  const calls: { signal: AbortSignal; send(event: DrawEvent): void }[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    if (!signal) throw new Error('a call without an end');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        signal.addEventListener('abort', () => controller.error(signal.reason), { once: true });
        calls.push({
          signal,
          send: (event) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(event)}\n`)),
        });
      },
    });
    return new Response(body);
  });
  const failures: unknown[] = [];
  const hook = renderHook(() => useDrawing((error) => failures.push(error)));
  const begin = async (prompt: string) => {
    act(() => void hook.result.current.start(prompt));
    await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  };
  return { calls, failures, hook, begin, now: () => hook.result.current };
}
const photo = (data: string): DrawEvent => ({
  type: 'photo',
  photo: data,
  artist: 'service',
  missing: ['temple'],
  inside: null,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('A picture under way', () => {
  test('tells its place in the queue, then its progress, then itself', async () => {
    const { calls, begin, now, failures } = stage();
    expect(now()).toMatchObject({ drawn: null, progress: null });
    await begin('villa');
    expect(now().progress).toEqual({ done: 0 });
    calls[0]?.send({ type: 'waiting', ahead: 3 });
    await waitFor(() => expect(now().progress).toEqual({ ahead: 3 }));
    calls[0]?.send({ type: 'progress', done: 0.4 });
    await waitFor(() => expect(now().progress).toEqual({ done: 0.4 }));
    calls[0]?.send(photo('QUJD'));
    await waitFor(() => expect(now().progress).toBeNull());
    expect(now().drawn).toEqual({
      prompt: 'villa',
      photo: 'QUJD',
      artist: 'service',
      missing: ['temple'],
      inside: null,
    });
    expect(failures).toEqual([]);
  });

  test('is one: a second press asks nothing', async () => {
    const { calls, begin, now } = stage();
    await begin('villa');
    await act(() => now().start('haveli'));
    expect(calls).toHaveLength(1);
  });

  test('that is cancelled ends on the server too, without a complaint', async () => {
    const { calls, begin, now, failures } = stage();
    await begin('villa');
    act(() => now().cancel());
    await waitFor(() => expect(now().progress).toBeNull());
    expect(calls[0]?.signal.aborted).toBe(true);
    expect([failures, now().drawn]).toEqual([[], null]);
    act(() => void now().start('haveli'));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  test('ends when its page is left', async () => {
    const { calls, begin, hook } = stage();
    await begin('villa');
    hook.unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  test('that fails says so, and the picture before it stays', async () => {
    const { calls, begin, now, failures } = stage();
    await begin('villa');
    calls[0]?.send(photo('QUJD'));
    await waitFor(() => expect(now().drawn).not.toBeNull());
    act(() => void now().start('haveli'));
    await waitFor(() => expect(calls).toHaveLength(2));
    calls[1]?.send({ type: 'problem', problem: 'picture-failed' });
    await waitFor(() => expect(failures).toHaveLength(1));
    expect(failures[0]).toMatchObject({ problem: 'picture-failed' });
    expect(now()).toMatchObject({ progress: null, drawn: { prompt: 'villa' } });
  });
});
