import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { useOfferActs } from '../../offers/offer-acts.ts';
import type { OwnListing } from '../../requests/own-listings.ts';
import type { Job } from './job-facts.tsx';
import { JobQuestion } from './job-question.tsx';
import { type Askable, leftFor, openOf } from './job-walk.ts';
import { jobDraft, useJobWalk } from './use-job-walk.ts';

interface Given {
  request: JobRequest;
  /** Hears what came of it. */
  onAnswered: (said: SayKey) => void;
}

/** What the customer offers; where they leave it open, the listing's own price by the day, so that yes is one touch. */
const priceFor = (item: RequestItem, { priceEach }: OwnListing): Pick<Job, 'price' | 'own'> =>
  item.price === null && item.per === 'day' ? { price: priceEach, own: true } : { price: item.price };

/** A request that nobody has answered for the user yet, item by item; the last answer sends all of them. */
export function ItemWalk({ request, all, onAnswered }: Given & { all: Askable[] }) {
  const { answers, keep, forget, send, busy, failed } = useJobWalk(request, all, onAnswered);
  const now = openOf(all, answers);
  if (!now) {
    // Each has its answer: it is on its way, or could not go.
    if (busy) return <SaidPage id="wait" said="wait" />;
    return <SaidPage id="unsent" said="failed" tone="no" onPress={() => send(answers)} />;
  }
  const { item, listing } = now;
  const at = all.indexOf(now);
  const before = all.slice(0, at).findLast((one) => answers[one.item._id] !== undefined);
  const say = (answer: Parameters<typeof keep>[1]) => {
    keep(item._id, answer);
    const said = { ...answers, [item._id]: answer };
    if (!openOf(all, said)) send(said);
  };
  return (
    <JobQuestion
      key={item._id}
      job={{ request, item, ...priceFor(item, listing) }}
      draft={jobDraft(request._id)}
      most={leftFor(now, all, answers)}
      part={all.length > 1 ? { no: at + 1, of: all.length } : undefined}
      busy={busy}
      failed={failed}
      onYes={(price, count) => say({ price, count })}
      onNo={() => say('no')}
      onBack={before && (() => forget(before.item._id))}
    />
  );
}

/** The customer named another price or other days: yes books it. */
export function CounterQuestion({
  request,
  item,
  offer,
  onAnswered,
}: Given & { item: RequestItem; offer: Offer }) {
  const { accept, decline, counter } = useOfferActs(offer, 'screen');
  const then = (answering: Promise<object>, said: SayKey) =>
    // A failure stands on the screen by the mutation's state.
    void answering.then(
      (went) => onAnswered('waits' in went ? 'kept' : said),
      () => undefined,
    );
  return (
    <JobQuestion
      job={{
        request,
        item: { ...item, dates: offer.dates },
        ...{ price: offer.price, rates: offer.terms.rates },
      }}
      draft={jobDraft(request._id)}
      most={1}
      busy={accept.isPending || decline.isPending || counter.isPending}
      failed={accept.isError || decline.isError || counter.isError}
      onYes={(price) =>
        price === offer.price
          ? then(accept.mutateAsync(offer.count), 'jobBooked')
          : then(counter.mutateAsync({ price }), 'jobSent')
      }
      onRates={(rates) => then(counter.mutateAsync({ terms: { rates } }), 'jobSent')}
      onNo={() => then(decline.mutateAsync(), 'jobRefused')}
    />
  );
}
