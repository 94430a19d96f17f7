import { useState } from 'react';
import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { isPassing } from '#web/shared/api/call-error.ts';
import { clearDraft, keepInDraft, readDraft } from '#web/shared/browser/drafts.ts';
import { useRequestActs } from '../../requests/facts/request-queries.ts';
import { useSendOffer } from '../../requests/send-offer.ts';
import { type Answers, type Askable, type ItemAnswer, readAnswer, writtenAnswer } from './job-walk.ts';

export const jobDraft = (requestId: string): string => `voiceJob:${requestId}`;

/** The answers up to now stand on the device: a reload goes on where one was. */
function useAnswers(form: string, all: readonly Askable[]) {
  const [answers, setAnswers] = useState<Answers>(() => {
    const kept = readDraft(form) ?? {};
    return Object.fromEntries(all.map(({ item: { _id } }) => [_id, readAnswer(kept[_id])]));
  });
  const keep = (item: string, answer: ItemAnswer) => {
    keepInDraft(form, item, writtenAnswer(answer));
    setAnswers((before) => ({ ...before, [item]: answer }));
  };
  const forget = (item: string) => {
    keepInDraft(form, item, '');
    setAnswers(({ [item]: _gone, ...before }) => before);
  };
  return { answers, keep, forget };
}

/**
 * The answers to a request's items, and their one sending at the end: an offer for each yes, or one no for all.
 * @param onAnswered hears what came of it
 */
export function useJobWalk(request: JobRequest, all: readonly Askable[], onAnswered: (said: SayKey) => void) {
  const form = jobDraft(request._id);
  const { answers, keep, forget } = useAnswers(form, all);
  const offer = useSendOffer('screen');
  const { pass } = useRequestActs(request);

  async function offerAll(said: Answers): Promise<SayKey> {
    let came: SayKey = 'jobSent';
    for (const { item, listing } of all) {
      const answer = said[item._id];
      if (typeof answer !== 'object') continue;
      const { count, price } = answer;
      const terms = { count, minCount: count, price, dates: item.dates, terms: {} };
      const went = await offer.mutateAsync({ request, item, listing, terms }).catch((error: unknown) => {
        // What the server refuses it will refuse again: it is asked anew. What could not go stays.
        if (!isPassing(error)) forget(item._id);
        throw error;
      });
      keep(item._id, 'sent');
      if ('waits' in went) came = 'kept';
      else if (went.sent.booking && came !== 'kept') came = 'jobBooked';
    }
    return came;
  }

  async function refuseAll(): Promise<SayKey> {
    const listings = [...new Map(all.map(({ listing }) => [listing._id, listing])).values()];
    return (await pass.mutateAsync(listings)) ? 'kept' : 'jobRefused';
  }

  const isWanted = (said: Answers) => Object.values(said).some((answer) => answer && answer !== 'no');
  const send = (said: Answers) =>
    // A failure stands on the screen by the mutation's state.
    void (isWanted(said) ? offerAll(said) : refuseAll()).then(
      (came) => {
        clearDraft(form);
        onAnswered(came);
      },
      () => undefined,
    );
  return {
    answers,
    keep,
    forget,
    send,
    busy: offer.isPending || pass.isPending,
    failed: offer.isError || pass.isError,
  };
}
