import { type ReactNode, useState } from 'react';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { LineConfirm } from '#web/shared/browser/outbox/line-confirm.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { HiredPeople } from '../bookings/after/hired-people.tsx';
import { useListingTrust } from '../offers/listing-facts.ts';
import { useHiringNews, useOffersOf } from '../offers/offer-queries.ts';
import { OfferRow } from '../offers/offer-row.tsx';
import { EmployerTrust } from '../reviews/trust/employer-trust.tsx';
import { useTradeText } from '../trade-text.ts';
import { AskedPeople, reachedNobody } from './asked-people.tsx';
import { ItemBar } from './facts/item-bar.tsx';
import styles from './facts/request.module.css';
import { RequestFacts } from './facts/request-facts.tsx';
import { useRequest, useRequestActs } from './facts/request-queries.ts';
import { NobodyAsked } from './nobody-asked.tsx';
import { byItem, inOrder, type OfferOrder, offerOrders } from './offer-order.ts';
import { ProviderView } from './provider-view.tsx';
import { RequestHead, useRequestTitle } from './request-head.tsx';

/** What was asked and how far it is filled, the offers, the people asked. */
function CustomerView({ request }: { request: JobRequest }) {
  const t = useMessages('offers');
  const offers = useOffersOf(request._id);
  return (
    <>
      <section className={styles.side} aria-label={t.items}>
        {request.items.map((item) => (
          <ItemBar key={item._id} item={item} />
        ))}
        <HiredPeople request={request} offers={offers.data ?? []} />
      </section>
      <section className={styles.main} aria-labelledby="offers">
        <h2 id="offers">{t.offers}</h2>
        <Offers request={request} offers={offers} />
      </section>
      <section className={styles.side} aria-labelledby="asked">
        <RequestFacts request={request} own />
        <h2 id="asked">{t.asked}</h2>
        <AskedPeople request={request} offers={offers.data ?? []} />
        {(request.status === 'open' || request.status === 'filled') && <CloseRequest request={request} />}
      </section>
    </>
  );
}

function Offers({ request, offers }: { request: JobRequest; offers: ReturnType<typeof useOffersOf> }) {
  const t = useMessages('offers');
  const explain = useExplain();
  const [order, setOrder] = useState<OfferOrder>('price');
  const { data, error, isFetching, refetch } = offers;
  const trust = useListingTrust(data?.map(({ listing }) => listing) ?? []);
  if (!data && error)
    return (
      <ErrorState
        title={t.offersFailed}
        retryLabel={t.retry}
        onRetry={() => void refetch()}
        busy={isFetching}
      >
        {explain(error)}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t.offersLoading} count={2} />;
  const shown = inOrder(data, order, trust);
  if (shown.length === 0 && request.status === 'open' && reachedNobody(request))
    return <NobodyAsked request={request} />;
  if (shown.length === 0)
    return (
      <EmptyState spot="chat" title={t.noOffers}>
        {request.status === 'open' && t.noOffersText}
      </EmptyState>
    );
  return (
    <>
      {shown.length > 1 && (
        <Chips
          legend={t.sortBy}
          value={order}
          onChange={(value) => setOrder(offerOrders.find((one) => one === value) ?? 'price')}
          choices={offerOrders.map((value) => ({ value, label: t.sorts[value] }))}
          className={styles.sort}
        />
      )}
      {byItem(request.items, shown).map(({ item, offers: those }) => (
        <OffersOfItem key={item._id} item={item} alone={request.items.length === 1}>
          {those.map((offer) => (
            <OfferRow
              key={offer._id}
              offer={offer}
              trust={trust.get(offer.listing._id)}
              heading={request.items.length > 1 ? 'h4' : 'h3'}
            />
          ))}
        </OffersOfItem>
      ))}
    </>
  );
}

/** The offers for one thing that was asked; of a request for several it has a name. */
function OffersOfItem({ item, alone, children }: { item: RequestItem; alone: boolean; children: ReactNode }) {
  const trade = useTradeText();
  if (alone) return <ul className={styles.offers}>{children}</ul>;
  return (
    <section aria-labelledby={`offers-${item._id}`}>
      <h3 id={`offers-${item._id}`} className={styles.group}>
        {trade(item)}
      </h3>
      <ul className={styles.offers}>{children}</ul>
    </section>
  );
}

function CloseRequest({ request }: { request: JobRequest }) {
  const t = useMessages('offers');
  const explain = useExplain();
  const [asking, setAsking] = useState(false);
  const { close } = useRequestActs(request);
  return (
    <>
      <Button kind="danger-line" className={styles.close} onClick={() => setAsking(true)}>
        {t.closeRequest}
      </Button>
      <LineConfirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => close.mutate(undefined, { onSuccess: () => setAsking(false) })}
        title={t.closeTitle}
        confirmLabel={t.closeYes}
        cancelLabel={t.keepOpen}
        danger
        busy={close.isPending}
      >
        {t.closeText}
        {close.error && <span role="alert"> {explain(close.error)}</span>}
      </LineConfirm>
    </>
  );
}

/** A request with its offers for the customer, with a way to answer for those who were asked. */
export function JobRequestPage() {
  const { id = '' } = useScreenSearch('record');
  const request = useRequest(id);
  useHiringNews();
  return (
    <div className={`wrap ${styles.page}`}>
      {request.data ? <Shown request={request.data} /> : <NotShown id={id} request={request} />}
    </div>
  );
}

function Shown({ request }: { request: JobRequest }) {
  const userId = useSession()?.user._id;
  const title = useRequestTitle(request);
  useTitle(title);
  const own = request.customerId === userId;
  return (
    <>
      <RequestHead request={request} title={title} own={own} />
      {!own && <EmployerTrust userId={request.customerId} />}
      <div className={styles.columns}>
        {own ? <CustomerView request={request} /> : <ProviderView request={request} />}
      </div>
    </>
  );
}

function NotShown({ id, request }: { id: string; request: ReturnType<typeof useRequest> }) {
  const t = useMessages('offers');
  useTitle(t.requestTitle);
  const { error } = request;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.requestTitle}</h1>
      {missing ? (
        <EmptyState
          title={t.goneTitle}
          action={
            <Link to={paths.myWork} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.goneText}
        </EmptyState>
      ) : (
        <NotLoaded query={request} failed={t.failed} loading={t.loading} count={2} />
      )}
    </div>
  );
}
