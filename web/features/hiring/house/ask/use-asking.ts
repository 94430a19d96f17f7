import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postRequest } from '#contract/hiring/requests.calls.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { askAgain } from '../../query-keys.ts';
import { useNeedName } from '../cards/need-name.ts';
import { requestsOf, type Wanted } from './requests-of.ts';

export interface AskProps {
  wanted: Wanted[];
  text: string;
  batch: string;
  pin: string;
  /** The first day of work. */
  from: string;
  /** Users who were asked. */
  onSent: (userIds: string[]) => void;
  onClose: () => void;
}

/** The request went, or waits for a line. */
export type Went = { id: string } | 'waits';

/** Sends the request once, however often it is pressed; without a line it waits. */
export function useAsking({ wanted, batch, pin, from, onSent }: Omit<AskProps, 'text' | 'onClose'>) {
  const queries = useQueryClient();
  const explain = useExplain();
  const [problem, setProblem] = useState<string>();
  const [sending, setSending] = useState(false);
  const nameOf = useNeedName();
  /** The (first) request, once it is on its way. */
  const [went, setWent] = useState<Went>();
  // Set at once, not with the next drawing: a double click starts nothing twice.
  const busy = useRef(false);
  const send = async (text: string) => {
    if (busy.current) return;
    busy.current = true;
    setSending(true);
    setProblem(undefined);
    try {
      const all: Went[] = [];
      for (const { body, needs } of requestsOf(wanted, { batch, pin, from, text })) {
        const { clientId: id } = body;
        const waits = { id, kind: 'ask', about: id, title: needs.map(nameOf).join('; ') } as const;
        const gone = await sendOrQueue(postRequest, { body, waits });
        all.push('sent' in gone ? { id: gone.sent.data._id } : 'waits');
      }
      setWent(all[0]);
      onSent(wanted.flatMap(({ chosen }) => chosen.map(({ userId }) => userId)));
      void askAgain(queries, { kind: 'request', _id: '' });
    } catch (error) {
      setProblem(explain(error));
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return { send, sending, went, problem };
}
