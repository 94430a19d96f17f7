import { useEffect, useRef, useState } from 'react';
import { queryClient } from '#web/shared/api/query-client.ts';
import { streamAnswer } from './answer-stream.ts';
import { historyKey, readHistory } from './history.ts';
import { after, newTurn, type ShownTurn } from './turn.ts';

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
