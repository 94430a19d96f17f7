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
import { ableListings, type OwnListing, useOwnListings } from '../../requests/own-listings.ts';
import { CounterQuestion, FirstQuestion } from './job-question.tsx';

/** The jobs that wait, one after the other: three touches answer one (docs/rules.md#voice-3). */
export function VoiceJobsPage() {
  const own = useOwnListings();
  const [seen, setSeen] = useState<string[]>([]);
  const [said, setSaid] = useState<SayKey>();
  const waiting = useQuery({
    // Outside of hiring's keys: an answer must not change the list under the one who hears what came of it.
    queryKey: ['voiceJobs'],
    refetchOnMount: 'always',
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      (await call(getRequests, { query: { as: 'forMe', limit: 20 }, signal })).data,
  });
  const request = waiting.data?.find(({ _id }) => !seen.includes(_id));
  if (waiting.isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!waiting.data || !own) return <SaidPage id="wait" said="wait" />;
  if (!request) return <SaidPage id="none" said="jobNone" onNext={paths.voice} />;
  const next = () => {
    setSaid(undefined);
    setSeen((before) => [...before, request._id]);
  };
  if (said) return <SaidPage id={`${said} ${request._id}`} said={said} onPress={next} />;
  return <Job key={request._id} request={request} own={own} onAnswered={setSaid} onPass={next} />;
}

interface JobProps {
  request: JobRequest;
  own: OwnListing[];
  onAnswered: (said: SayKey) => void;
  onPass: () => void;
}

function Job({ request, own, onAnswered, onPass }: JobProps) {
  const offers = useOffersOf(request._id);
  // As they stood when the question was asked: one's own answer is no news.
  const [known, setKnown] = useState<Offer[]>();
  if (!known && offers.data) setKnown(offers.data);
  const fitting = request.items.filter(
    (item) => item.filled < item.count && !item.booked && ableListings(own, item, request).length > 0,
  );
  const [item] = fitting;
  const [listing] = item ? ableListings(own, item, request) : [];
  const answered = useQueuedAbout(
    request._id,
    ...request.items.map(({ _id }) => _id),
    ...(offers.data ?? []).map(({ _id }) => _id),
  );
  if (answered) return <SaidPage id={request._id} said="kept" tone="wait" onPress={onPass} />;
  if (offers.isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!known) return <SaidPage id="wait" said="wait" />;
  const sent = known.filter(({ status }) => status === 'sent');
  const theirs = sent.find(({ author }) => author === 'customer');
  // Several trades at once are more than three touches can answer.
  if (!item || !listing || fitting.length > 1)
    return (
      <SaidPage
        id={request._id}
        said="jobMore"
        tone="wait"
        onNext={paths.jobRequest}
        search={{ id: request._id }}
      />
    );
  const given = { request, item, onAnswered };
  if (theirs) return <CounterQuestion {...given} offer={theirs} />;
  if (sent.length > 0) return <SaidPage id={request._id} said="jobSent" tone="wait" onPress={onPass} />;
  return <FirstQuestion {...given} listing={listing} />;
}
