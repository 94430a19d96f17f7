import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type JobRequest, postRequest } from '#contract/hiring/requests.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { askHiringAgain } from '../../terms/query-keys.ts';
import { keepPin } from '../../terms/site-pin.ts';
import { requestOf, type Wrong } from '../wish/request-of.ts';
import type { Wish } from '../wish/wish.ts';
import { stillWrong } from './wrong.ts';

/** Sends the form once, however often it is pressed, and knows what is wrong with it. */
export function useSend(onSent: (request: JobRequest) => void, onWrong: (wrong: Wrong) => void) {
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState<FailureName>();
  // How often something was wrong: each time the first wrong field is shown.
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  // Set at once, not with the next drawing.
  const busy = useRef(false);
  const refuse = (found: Wrong) => {
    setWrong(found);
    setTries((known) => known + 1);
    onWrong(found);
  };
  const send = async (wish: Wish, pictures: readonly string[]) => {
    if (busy.current) return;
    setProblem(undefined);
    const read = requestOf(wish, { pictures });
    if ('wrong' in read) return refuse(read.wrong);
    busy.current = true;
    setSending(true);
    setWrong({});
    try {
      const { data } = await call(postRequest, { body: read.body });
      keepPin(read.body.pin);
      void askHiringAgain(queries);
      onSent(data);
    } catch (error) {
      const failed = error instanceof CallError ? error : undefined;
      if (failed && failed.fields.length > 0)
        refuse(Object.fromEntries(failed.fields.map((one) => [one.path, one.problem])));
      else setProblem(failed?.problem ?? 'server-error');
    } finally {
      busy.current = false;
      setSending(false);
    }
  };
  return {
    send,
    refuse,
    sending,
    wrong,
    tries,
    problem,
    changed: (changes: Partial<Wish>) => setWrong(stillWrong(wrong, changes)),
  };
}
