import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { type AskState, askEach, type Person } from './ask-all.ts';

export interface AskProps {
  people: Person[];
  text: string;
  batch: string;
  onSent: (userId: string) => void;
  onClose: () => void;
}

/** Sends to each person, and knows how far it has come. */
export function useAsking({ people, batch, onSent }: AskProps) {
  const queries = useQueryClient();
  const explain = useExplain();
  const [states, setStates] = useState<Record<string, AskState>>({});
  const [problem, setProblem] = useState<string>();
  // Set at once, not with the next drawing: a double click starts nothing twice.
  const busy = useRef(false);
  const [sending, setSending] = useState(false);
  const send = async (text: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    const open = people.filter(({ userId }) => states[userId] !== 'sent');
    await askEach(open, { text, batch }, (userId, state, error) => {
      setStates((known) => ({ ...known, [userId]: state }));
      if (state === 'sent') onSent(userId);
      if (error) setProblem(explain(error));
    });
    busy.current = false;
    setSending(false);
    await queries.invalidateQueries({ queryKey: ['chat', 'conversations'] });
  };
  const count = (state: AskState) => people.filter(({ userId }) => states[userId] === state).length;
  return { states, problem, sending, send, sent: count('sent'), failed: count('failed') };
}
