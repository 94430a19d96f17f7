import type { JobRequest } from '#contract/hiring/requests.calls.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { useOffersOf } from '../offers/offer-queries.ts';
import { AnswerItem } from './answer-item.tsx';
import styles from './facts/request.module.css';
import { RequestFacts } from './facts/request-facts.tsx';
import { useRequestActs } from './facts/request-queries.ts';
import { ableListings, useOwnListings } from './own-listings.ts';

/** What is wanted and given, and an answer to each item in one tap. */
export function ProviderView({ request }: { request: JobRequest }) {
  const t = useMessages('offers');
  const own = useOwnListings();
  const offers = useOffersOf(request._id).data ?? [];
  return (
    <>
      <section className={styles.main} aria-label={t.items}>
        {request.items.map((item) => (
          <AnswerItem
            key={item._id}
            request={request}
            item={item}
            listings={own && ableListings(own, item, request)}
            offers={offers.filter(({ itemId }) => itemId === item._id)}
            alone={request.items.length === 1}
          />
        ))}
      </section>
      <section className={styles.side} aria-label={t.requestTitle}>
        <RequestFacts request={request} own={false} />
        {request.status === 'open' && offers.length === 0 && <Pass request={request} />}
      </section>
    </>
  );
}

/** For all of the user's listings that were asked; in a request to everybody near, for those that fit. */
function Pass({ request }: { request: JobRequest }) {
  const t = useMessages('offers');
  const explain = useExplain();
  const own = useOwnListings() ?? [];
  const { pass } = useRequestActs(request);
  const queued = useQueuedAbout(request._id);
  const { to, items } = request;
  const asked =
    to === 'nearby'
      ? own.filter((one) => items.some((item) => ableListings([one], item, request).length > 0))
      : to;
  const passed = pass.isSuccess || (to !== 'nearby' && to.length > 0 && to.every((one) => one.passed));
  if (queued) return <QueuedAct act={queued} />;
  if (passed) return <p className="muted">{t.saidNo}</p>;
  if (asked.length === 0) return null;
  return (
    <>
      <Button kind="line" loading={pass.isPending} onClick={() => pass.mutate(asked)}>
        {t.notForMe}
      </Button>
      {pass.error && <p role="alert">{explain(pass.error)}</p>}
    </>
  );
}
