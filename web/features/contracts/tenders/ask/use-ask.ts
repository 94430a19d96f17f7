import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { postTender, type Tender, type TenderBody } from '#contract/contracts/tenders.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { keepPin } from '#web/shared/browser/site-pin.ts';
import { knowTender } from '../tender-queries.ts';
import type { Wrong } from './ask-draft.ts';

type Read = { body: Omit<TenderBody, 'pictures'> } | { wrong: Wrong };

interface Sending {
  read: () => Read;
  /** @returns their names on the server */
  sendPictures: () => Promise<string[]>;
  /** It was sent before, and perhaps lost its answer. */
  tried: boolean;
  onTry: () => void;
  /** @param before it went out before the last changes, which are not in it */
  onSent: (tender: Tender, before: boolean) => void;
}

/** How long ago it was made, in milliseconds, by the server's clock alone. */
const ageOf = ({ now, createdAt }: Tender): number => Date.parse(now) - Date.parse(createdAt);

/** Sends the form once, however often it is pressed; what broke on the way is sent again under the same name. */
export function useAsk({ read, sendPictures, tried, onTry, onSent }: Sending) {
  const queries = useQueryClient();
  const [wrong, setWrong] = useState<Wrong>({});
  const [problem, setProblem] = useState<FailureName>();
  // How often something was wrong: each time the first wrong field is shown.
  const [tries, setTries] = useState(0);
  const [sending, setSending] = useState(false);
  // Set at once, not with the next drawing.
  const busy = useRef(false);
  const lastSent = useRef('');
  const refuse = (found: Wrong) => {
    setWrong(found);
    setTries((known) => known + 1);
  };
  const send = async () => {
    if (busy.current) return;
    setProblem(undefined);
    const found = read();
    if ('wrong' in found) return refuse(found.wrong);
    busy.current = true;
    setSending(true);
    setWrong({});
    try {
      const body = { ...found.body, pictures: await sendPictures() };
      const text = JSON.stringify(body);
      const isOther = tried && text !== lastSent.current;
      lastSent.current = text;
      onTry();
      const began = performance.now();
      const { data } = await call(postTender, { body });
      keepPin(body.pin);
      knowTender(queries, data);
      onSent(data, isOther && ageOf(data) > performance.now() - began);
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
  return { send: () => void send(), sending, wrong, problem, tries };
}
