import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { clearAssistantHistory, getAssistantHistory, type Turn } from '#contract/assistant/calls.ts';
import type { AnswerEvent } from '#contract/assistant/events.ts';
import { call } from '#web/shared/api/api.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { streamAnswer } from './answer-stream.ts';

export interface ShownTurn extends Turn {
  /** 'waiting' for the first words, 'writing', or how it ended. */
  state: 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  /** Asked or answered on this visit. */
  isNew?: true;
}

const historyKey = ['assistant', 'history'];
const readHistory = async () => (await call(getAssistantHistory)).data;

/** Milliseconds before the reply is shown (docs/rules.md#assistant-2). */
const delay = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 200 + Math.random() * 300);
  });

const newTurn = (role: Turn['role'], text: string): ShownTurn => ({
  _id: crypto.randomUUID(),
  role,
  text,
  links: [],
  speaker: null,
  createdAt: new Date().toISOString(),
  state: role === 'user' ? 'done' : 'waiting',
  isNew: true,
});

function after(shown: ShownTurn, event: AnswerEvent): Partial<ShownTurn> {
  if (event.type === 'text') return { text: shown.text + event.text, state: 'writing' };
  if (event.type === 'used') return { links: [...shown.links, ...event.links] };
  return event.type === 'done' ? { speaker: event.speaker, state: 'done' } : {};
}

/** What is asked on this page. Leaving it stops the answer; what was said of it is kept by the server. */
function useAsking(onFailure: (error: unknown, prompt: string) => void) {
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

/** Questions and answers of this visit, after those of earlier ones. */
export function useAssistant(onFailure: (error: unknown, prompt: string) => void) {
  const { asked, ask, stop, forgetAsked } = useAsking(onFailure);
  const history = useQuery({
    queryKey: historyKey,
    queryFn: readHistory,
    // Read once a visit: what is asked meanwhile stands on the page already.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const forget = useMutation({
    mutationFn: async () => {
      stop();
      await call(clearAssistantHistory);
    },
    onSuccess: () => {
      forgetAsked();
      const none = (known: typeof history.data) => known && { ...known, turns: [] };
      queryClient.setQueryData(historyKey, none);
    },
  });
  const before = (history.data?.turns ?? []).map((one): ShownTurn => ({ ...one, state: 'done' }));
  const state = asked.at(-1)?.state;
  const busy = state === 'waiting' || state === 'writing';
  return { turns: [...before, ...asked], busy, history, ask, stop, forget };
}
