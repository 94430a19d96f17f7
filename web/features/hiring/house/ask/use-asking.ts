import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postRequest } from '#contract/hiring/requests.ts';
import { call } from '#web/shared/api/api.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { askHiringAgain } from '../../terms/query-keys.ts';
import { requestsOf, type Wanted } from './requests-of.ts';

export interface AskProps {
  wanted: Wanted[];
  text: string;
  batch: string;
  pin: string;
  /** Users who were asked. */
  onSent: (userIds: string[]) => void;
  onClose: () => void;
}

/** Sends the request once, however often it is pressed. */
export function useAsking({ wanted, batch, pin, onSent }: Omit<AskProps, 'text' | 'onClose'>) {
  const queries = useQueryClient();
  const explain = useExplain();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  /** The id of the (first) request, once it is there. */
  const [sent, setSent] = useState<string>();
  // Set at once, not with the next drawing: a double click starts nothing twice.
  const busy = useRef(false);
  const send = async ({ text, from }: { text: string; from: string }) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      const ids: string[] = [];
      for (const body of requestsOf(wanted, { batch, pin, from, text }))
        ids.push((await call(postRequest, { body })).data._id);
      setSent(ids[0]);
      onSent(wanted.flatMap(({ chosen }) => chosen.map(({ userId }) => userId)));
      void askHiringAgain(queries);
    } catch (error) {
      setProblem(explain(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { send, sending, sent, problem };
}
