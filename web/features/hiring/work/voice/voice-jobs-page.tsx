import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import { getRequests, type JobRequest } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { call } from '#web/shared/api/api.ts';
import { useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { useOffersOf } from '../../offers/offer-queries.ts';
import { type OwnListing, useOwnListings } from '../../requests/own-listings.ts';
import { CounterQuestion, ItemWalk } from './job-answers.tsx';
import { askableOf } from './job-walk.ts';

/** The jobs that wait, one after the other: three touches answer one (docs/rules.md#voice-3). */
export function VoiceJobsPage() {
  const own = useOwnListings();
  const [seen, setSeen] = useState<string[]>([]);
  const [said, setSaid] = useState<{ key: SayKey; about: string }>();
  const waiting = useQuery({
    // Outside of hiring's keys: an answer must not change the list under the one who hears what came of it.
    queryKey: ['voiceJobs'],
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await call(getRequests, { query: { as: 'forMe', limit: 20 }, signal })).data,
  });
  const request = waiting.data?.find(({ _id, answered }) => !answered && !seen.includes(_id));
  if (waiting.isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!waiting.data || !own) return <SaidPage id="wait" said="wait" />;
  if (!request) return <SaidPage id="none" said="jobNone" onNext={paths.voice} />;
  const pass = (id: string) => setSeen((before) => [...before, id]);
  const next = () => {
    setSaid(undefined);
    if (said) pass(said.about);
  };
  if (said) return <SaidPage id={`${said.key} ${said.about}`} said={said.key} onPress={next} />;
  return (
    <Job
      key={request._id}
      request={request}
      own={own}
      seen={seen}
      onAnswered={(key, about) => setSaid({ key, about })}
      onPass={() => pass(request._id)}
    />
  );
}

interface JobProps {
  request: JobRequest;
  own: OwnListing[];
  /** Requests and offers that were answered just now. */
  seen: readonly string[];
  onAnswered: (said: SayKey, about: string) => void;
  onPass: () => void;
}

function Job({ request, own, seen, onAnswered, onPass }: JobProps) {
  const offers = useOffersOf(request._id);
  // As they stood when the question was asked: one's own answer is no news.
  const [known, setKnown] = useState<Offer[]>();
  if (!known && offers.data) setKnown(offers.data);
  const answered = useQueuedAbout(
    request._id,
    ...request.items.map(({ _id }) => _id),
    ...(offers.data ?? []).map(({ _id }) => _id),
  );
  if (answered) return <SaidPage id={request._id} said="kept" tone="wait" onPress={onPass} />;
  if (offers.isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!known) return <SaidPage id="wait" said="wait" />;
  const sent = known.filter(({ status, _id }) => status === 'sent' && !seen.includes(_id));
  const [theirs, ...further] = sent.filter(({ author }) => author === 'customer');
  const item = theirs && request.items.find(({ _id }) => _id === theirs.itemId);
  if (theirs && item)
    return (
      <CounterQuestion
        key={theirs._id}
        request={request}
        item={item}
        offer={theirs}
        onAnswered={(said) => onAnswered(said, further.length > 0 ? theirs._id : request._id)}
      />
    );
  if (sent.length > 0) return <SaidPage id={request._id} said="jobSent" tone="wait" onPress={onPass} />;
  const all = askableOf(request, own);
  if (all.length === 0) {
    const clashes = request.items.some(({ booked }) => booked);
    return (
      <SaidPage id={request._id} said={clashes ? 'jobClash' : 'jobTaken'} tone="wait" onPress={onPass} />
    );
  }
  return <ItemWalk request={request} all={all} onAnswered={(said) => onAnswered(said, request._id)} />;
}
