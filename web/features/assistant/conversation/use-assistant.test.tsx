import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { PropsWithChildren } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Turn } from '#contract/assistant/assistant.calls.ts';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { useAssistant } from './use-assistant.ts';

const letters = new TextEncoder();
const done: AnswerEvent = { type: 'done', speaker: 'built-in' };
const earlier: Turn = {
  _id: 't1',
  role: 'user',
  text: 'masons near 411001',
  links: [],
  speaker: null,
  unanswered: null,
  createdAt: '2026-11-01T10:00:00.000Z',
};

let history: Turn[];
let asked: { method: string; path: string; body: unknown }[];
let say: (event: AnswerEvent) => void;
let hangUp: () => void;

beforeEach(() => {
  history = [];
  asked = [];
  // The wait before the first words is 200 to 300 ms more; here the shortest.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('fetch', async (path: string, { method, body, signal }: RequestInit) => {
    asked.push({ method: method ?? '', path, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (path === '/assistant/history')
      return Response.json(
        method === 'GET' ? { success: true, data: { turns: history, speaker: 'built-in' } } : {},
      );
    return new Response(
      new ReadableStream({
        start(line) {
          say = (event) => line.enqueue(letters.encode(`${JSON.stringify(event)}\n`));
          hangUp = () => line.close();
          signal?.addEventListener('abort', () => line.error(new DOMException('aborted', 'AbortError')));
        },
      }),
    );
  });
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

const Around = ({ children }: PropsWithChildren) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
);
async function open() {
  const failures: [error: unknown, prompt: string][] = [];
  const hook = renderHook(() => useAssistant((...failure) => failures.push(failure)), { wrapper: Around });
  await waitFor(() => expect(hook.result.current.history.data).toBeDefined());
  const turns = () => hook.result.current.turns.map(({ role, text, state }) => [role, text, state]);
  const ask = async (prompt: string) => {
    const before = questions().length;
    act(() => void hook.result.current.ask(prompt));
    await waitFor(() => expect(questions().length).toBe(before + 1));
  };
  return { ...hook, failures, turns, ask };
}
const questions = () => asked.filter(({ path }) => path === '/assistant/answer');

describe('A question', () => {
  test('stands there at once, and its answer grows as it comes', async () => {
    const { result, turns, ask } = await open();
    await ask('kitni eent?');
    expect(turns()).toEqual([
      ['user', 'kitni eent?', 'done'],
      ['assistant', '', 'waiting'],
    ]);
    expect(result.current.busy).toBe(true);
    act(() => say({ type: 'text', text: '**1,338**' }));
    await waitFor(() => expect(turns()[1]).toEqual(['assistant', '**1,338**', 'writing']));
    act(() => {
      say({ type: 'text', text: ' eent' });
      say({ type: 'used', links: [{ title: 'a', path: '/a' }] });
      say({ type: 'used', links: [{ title: 'b', path: '/b' }] });
      say(done);
    });
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(turns()[1]).toEqual(['assistant', '**1,338** eent', 'done']);
    expect(result.current.turns[1]).toMatchObject({ speaker: 'built-in', isNew: true });
    expect(result.current.turns[1]?.links.map(({ path }) => path)).toEqual(['/a', '/b']);
    expect(questions()[0]?.body).toEqual({ prompt: 'kitni eent?' });
  });

  test('follows those of earlier visits, which are no news', async () => {
    history = [earlier];
    const { result, turns, ask } = await open();
    expect(turns()).toEqual([['user', 'masons near 411001', 'done']]);
    expect(result.current.turns[0]?.isNew).toBeUndefined();
    await ask('and painters?');
    expect(turns().map(([, text]) => text)).toEqual(['masons near 411001', 'and painters?', '']);
  });

  test('waits for no second one: while one is answered another is not sent', async () => {
    const { result, turns, ask } = await open();
    await ask('one');
    act(() => void result.current.ask('two'));
    act(() => say(done));
    await waitFor(() => expect(result.current.busy).toBe(false));
    expect(turns().map(([, text]) => text)).toEqual(['one', '']);
    await ask('three');
    expect(questions().map(({ body }) => body)).toEqual([{ prompt: 'one' }, { prompt: 'three' }]);
  });
});

describe('An answer', () => {
  test('that is stopped keeps what was said, and nobody complains', async () => {
    const { result, turns, ask, failures } = await open();
    await ask('one');
    act(() => say({ type: 'text', text: 'half' }));
    await waitFor(() => expect(turns()[1]?.[2]).toBe('writing'));
    act(() => result.current.stop());
    await waitFor(() => expect(turns()[1]).toEqual(['assistant', 'half', 'stopped']));
    expect(failures).toEqual([]);
    expect(result.current.busy).toBe(false);
  });

  test('that breaks off keeps what was said, and the question is given back', async () => {
    const { turns, ask, failures } = await open();
    await ask('one');
    act(() => say({ type: 'text', text: 'half' }));
    await waitFor(() => expect(turns()[1]?.[2]).toBe('writing'));
    act(() => hangUp());
    await waitFor(() => expect(turns()[1]).toEqual(['assistant', 'half', 'failed']));
    const [[error, prompt] = []] = failures;
    expect([error instanceof CallError && error.problem, prompt]).toEqual(['network', 'one']);
  });

  test('is stopped by leaving the page', async () => {
    const { unmount, ask, failures } = await open();
    await ask('one');
    unmount();
    // The line is cut: nothing can be said on it any more.
    await waitFor(() => expect(() => say(done)).toThrow());
    expect(failures).toEqual([]);
  });
});

test('To start again forgets old and new on the server and on the page, and stops the answer', async () => {
  history = [earlier];
  const { result, turns, ask, failures } = await open();
  await ask('one');
  await act(() => result.current.forget.mutateAsync());
  await waitFor(() => expect(turns()).toEqual([]));
  expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/assistant/history' });
  expect(failures).toEqual([]);
  expect(result.current.busy).toBe(false);
});
