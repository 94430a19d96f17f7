import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type JobRequest, postRequest } from '#contract/hiring/requests.calls.ts';
import { type PageAddress, paths } from '#contract/paths.ts';
import { CallError, type FailureName } from '#web/shared/api/call-error.ts';
import { sendOrQueue } from '#web/shared/browser/outbox/send-queue.ts';
import { keepPin } from '#web/shared/browser/site-pin.ts';
import { askAgain } from '../../query-keys.ts';
import { useItemName } from './wish/item-text.ts';
import { requestOf, type Wrong } from './wish/request-of.ts';
import { draftOf } from './wish/use-wish.ts';
import { chosenItems, type Wish } from './wish/wish.ts';
import { remainingErrors } from './wrong.ts';

interface Sending {
  /** The chosen listings, as the address names them. */
  to: string;
  /** @param request nothing while it waits for a line */
  onSent: (request: JobRequest | undefined) => void;
  onWrong: (wrong: Wrong) => void;
}

/** "Mason; Construction Labour, skilled". */
function useTitleOf(): (wish: Wish) => string {
  const name = useItemName();
  return (wish) => chosenItems(wish).map(name).join('; ');
}

/** Sends the form once, however often it is pressed, and knows what is wrong with it. Without a line it waits. */
export function useSend({ to, onSent, onWrong }: Sending) {
  const queries = useQueryClient();
  const titleOf = useTitleOf();
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
  const send = async (wish: Wish, sendPictures: () => Promise<readonly string[]>) => {
    if (busy.current) return;
    setProblem(undefined);
    const read = requestOf(wish);
    if ('wrong' in read) return refuse(read.wrong);
    busy.current = true;
    setSending(true);
    setWrong({});
    try {
      const id = wish.clientId;
      const address: PageAddress = to ? `${paths.hire}?to=${encodeURIComponent(to)}` : paths.hire;
      const change = { address, draft: draftOf(to, wish) };
      const went = await sendOrQueue(postRequest, {
        body: { ...read.body, pictures: [...(await sendPictures())] },
        waits: { id, kind: 'ask', about: id, title: titleOf(wish), change },
      });
      keepPin(read.body.pin);
      const made = 'sent' in went ? went.sent.data : undefined;
      void askAgain(queries, { kind: 'request', _id: made?._id ?? '' });
      onSent(made);
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
    changed: (changes: Partial<Wish>) => setWrong(remainingErrors(wrong, changes)),
  };
}
