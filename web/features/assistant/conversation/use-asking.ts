import { useEffect, useRef, useState } from 'react';
import { askStreaming } from '#contract/assistant/assistant.calls.ts';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { CallError, failureOf } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { currentSession } from '#web/shared/api/session.ts';
import { historyKey, readHistory } from './history.ts';
import { after, newTurn, type ShownTurn } from './turn.ts';

/** Lines of a stream as they become whole. */
async function* linesOf(body: ReadableStream<Uint8Array>, alive: () => void): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let waiting = '';
  for (;;) {
    const { done, value } = await reader.read();
    alive();
    // What is left then is half a line, perhaps half a letter: the answer broke off.
    if (done) return;
    waiting += decoder.decode(value, { stream: true });
    const lines = waiting.split('\n');
    waiting = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
}

/** Milliseconds without a sign of life; the server itself gives up after 30 s. */
const timeout = 45_000;

/** @throws CallError where it fails, 'network' where it breaks off */
async function* answerTo(
  prompt: string,
  signal: AbortSignal,
  alive: () => void,
): AsyncGenerator<AnswerEvent> {
  const token = currentSession()?.token ?? '';
  const answer = await fetch(askStreaming.path, {
    method: askStreaming.method,
    headers: { token, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
    signal,
  });
  if (!answer.ok || !answer.body) throw await failureOf(answer, token);
  for await (const text of linesOf(answer.body, alive)) {
    const event: AnswerEvent = JSON.parse(text);
    if (event.type === 'problem') throw new CallError(event.problem);
    yield event;
    if (event.type === 'done') return;
  }
  throw new CallError('network');
}

/** The answer as it comes, to its last event. @throws CallError; the signal's reason where that ends it */
export async function* streamAnswer(prompt: string, signal: AbortSignal): AsyncGenerator<AnswerEvent> {
  const connection = new AbortController();
  const end = () => connection.abort();
  signal.addEventListener('abort', end);
  let timer = setTimeout(end, timeout);
  const alive = () => {
    clearTimeout(timer);
    timer = setTimeout(end, timeout);
  };
  try {
    yield* answerTo(prompt, connection.signal, alive);
  } catch (error) {
    signal.throwIfAborted();
    throw error instanceof CallError ? error : new CallError('network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

/** Milliseconds before the reply is shown (docs/rules.md#assistant-2). */
const delay = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200 + Math.random() * 300);
  });

/** What is asked on this page. Leaving it stops the answer; what was said of it is kept by the server. */
export function useAsking(onFailure: (error: unknown, prompt: string) => void) {
  const [asked, setAsked] = useState<ShownTurn[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const change = (id: string, by: (shown: ShownTurn) => Partial<ShownTurn>) =>
    setAsked((turns) => turns.map((one) => (one._id === id ? { ...one, ...by(one) } : one)));
  const write = async (id: string, prompt: string, signal: AbortSignal) => {
    // Else it might bring this very question once more; where it does not come the page says so.
    await queryClient.ensureQueryData({ queryKey: historyKey, queryFn: readHistory }).catch(() => undefined);
    let first = true;
    for await (const event of streamAnswer(prompt, signal)) {
      if (first) await delay();
      first = false;
      signal.throwIfAborted();
      change(id, (shown) => after(shown, event));
    }
  };
  const ask = async (prompt: string) => {
    if (running.current) return;
    const stop = new AbortController();
    running.current = stop;
    const answer = newTurn('assistant', '');
    setAsked((turns) => [...turns, newTurn('user', prompt), answer]);
    try {
      await write(answer._id, prompt, stop.signal);
    } catch (error) {
      change(answer._id, () => ({ state: stop.signal.aborted ? 'stopped' : 'failed' }));
      if (!stop.signal.aborted) onFailure(error, prompt);
    } finally {
      running.current = undefined;
    }
  };
  return { asked, ask, stop: () => running.current?.abort(), forgetAsked: () => setAsked([]) };
}
