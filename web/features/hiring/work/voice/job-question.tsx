import { useState } from 'react';
import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { jobScreen, ownPriceScreen } from '#domain/voice/screens.ts';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Pad } from '#web/shared/voice/pad.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useOfferActs } from '../../offers/offer-acts.ts';
import { startOfOffer } from '../../offers/terms-values.ts';
import { useRequestActs } from '../../requests/facts/request-queries.ts';
import type { OwnListing } from '../../requests/own-listings.ts';
import { useSendOffer } from '../../requests/send-offer.ts';
import { JobFacts, useJobSayings } from './job-facts.tsx';

interface Given {
  request: JobRequest;
  item: RequestItem;
  /** Hears what came of it. */
  onAnswered: (said: SayKey) => void;
}

// A failure stands on the screen by the mutation's state.
const quietly = (answering: Promise<unknown>) => void answering.catch(() => undefined);

/** A request that nobody has answered for the user yet: yes sends an offer as it was asked for. */
export function FirstQuestion({ request, item, listing, onAnswered }: Given & { listing: OwnListing }) {
  const send = useSendOffer('screen');
  const { pass } = useRequestActs(request);
  const { count, minCount } = startOfOffer(item, request, listing);
  const offer = (price: number) =>
    quietly(
      send
        .mutateAsync({
          request,
          item,
          listing,
          terms: { count, minCount, price, dates: item.dates, terms: {} },
        })
        .then((went) => onAnswered('waits' in went ? 'kept' : went.sent.booking ? 'jobBooked' : 'jobSent')),
    );
  return (
    <JobQuestion
      job={{ request, item, price: item.price }}
      busy={send.isPending || pass.isPending}
      failed={send.isError || pass.isError}
      onYes={offer}
      onNo={() =>
        quietly(pass.mutateAsync([listing]).then((waits) => onAnswered(waits ? 'kept' : 'jobRefused')))
      }
      onPrice={offer}
    />
  );
}

/** The customer named another price or other days: yes books it. */
export function CounterQuestion({ request, item, offer, onAnswered }: Given & { offer: Offer }) {
  const { accept, decline, counter } = useOfferActs(offer, 'screen');
  const then = (answering: Promise<object>, said: SayKey) =>
    quietly(answering.then((went) => onAnswered('waits' in went ? 'kept' : said)));
  return (
    <JobQuestion
      job={{ request, item: { ...item, dates: offer.dates }, price: offer.price }}
      busy={accept.isPending || decline.isPending || counter.isPending}
      failed={accept.isError || decline.isError || counter.isError}
      onYes={() => then(accept.mutateAsync(offer.count), 'jobBooked')}
      onNo={() => then(decline.mutateAsync(), 'jobRefused')}
      onPrice={(price) => then(counter.mutateAsync({ price }), 'jobSent')}
    />
  );
}

interface QuestionProps {
  job: { request: JobRequest; item: RequestItem; price: number | null };
  busy: boolean;
  failed: boolean;
  onYes: (price: number) => void;
  onNo: () => void;
  onPrice: (price: number) => void;
}

function JobQuestion({ job, busy, failed, onYes, onNo, onPrice }: QuestionProps) {
  const [typing, setTyping] = useState(false);
  const sayings = useJobSayings(job);
  const { request, price } = job;
  const wrong = failed ? 'failed' : undefined;
  if (typing)
    return (
      <VoiceFrame id="price" question={ownPriceScreen.question} onBack={() => setTyping(false)}>
        <Pad screen={ownPriceScreen} busy={busy} wrong={wrong} onDone={(digits) => onPrice(Number(digits))} />
      </VoiceFrame>
    );
  const answer = (value: string) => {
    if (value === 'no') onNo();
    else if (value === 'yes' && price !== null) onYes(price);
    else setTyping(true);
  };
  return (
    <VoiceFrame
      id={request._id}
      question={jobScreen.question}
      more={sayings}
      wrong={wrong}
      backTo={paths.voice}
    >
      <JobFacts {...job} />
      <Tiles
        tiles={jobScreen.tiles.filter(({ value }) => value !== 'yes' || price !== null)}
        busy={busy}
        onChoose={answer}
      />
    </VoiceFrame>
  );
}
