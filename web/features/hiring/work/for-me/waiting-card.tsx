import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { JobRequest, RequestItem } from '#contract/hiring/requests.calls.ts';
import { paths } from '#contract/paths.ts';
import { QueuedAct, useQueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { useDatesText } from '../../dates-text.ts';
import { PayNotes } from '../../fair-pay/pay-notes.tsx';
import { useOffersOf } from '../../offers/offer-queries.ts';
import { ableListings, useOwnListings } from '../../requests/own-listings.ts';
import { useHowMany, useTradeText } from '../../trade-text.ts';
import styles from '../parts/work.module.css';
import { AnswerActs } from './answer-acts.tsx';

/** A request that one can agree to, refuse, or look at first. */
export function WaitingCard({ request }: { request: JobRequest }) {
  const t = useMessages('work');
  const own = useOwnListings();
  const offers = useOffersOf(request._id).data;
  const queued = useQueuedAbout(request._id, ...request.items.map(({ _id }) => _id));
  const open = request.items.filter(({ filled, count: wanted, booked }) => filled < wanted && !booked);
  const fitting = own ? open.filter((item) => ableListings(own, item, request).length > 0) : open;
  const [item] = fitting.length > 0 ? fitting : request.items;
  if (!item) return null;
  const sent = offers?.filter(({ status }) => status === 'sent');
  // Of two the one that waits for the user comes first.
  const theirs = sent?.find(({ author }) => author === 'customer');
  const turn = theirs ? 'own' : sent?.length ? 'theirs' : 'none';
  const shown = theirs ? withTermsOf(theirs, request, item) : item;
  return (
    <Card as="li" className={styles.row} aria-label={request.customerName}>
      <div className={styles.in}>
        <Who request={request} />
        <WorkOf request={request} item={shown} others={request.items.length - 1} />
        <PayNotes notes={item.payNotes} />
        {queued && <QueuedAct act={queued} />}
        {turn === 'theirs' && <p className={styles.quiet}>{t.answered}</p>}
        {turn === 'own' && (
          <p className={styles.news}>
            <Icon name="info" size={20} />
            {t.countered}
          </p>
        )}
      </div>
      <Plinth line={turn === 'theirs' ? 'plain' : 'lit'} className={styles.foot}>
        <PriceOf item={shown} />
        {!queued && (
          <AnswerActs
            request={request}
            item={item}
            own={own}
            turn={offers ? turn : undefined}
            simple={fitting.length === 1}
          />
        )}
      </Plinth>
    </Card>
  );
}

/** What the customer asks for now, not what the request began with. */
function withTermsOf(
  { itemId, price, per, dates }: Offer,
  { items }: JobRequest,
  other: RequestItem,
): RequestItem {
  return { ...(items.find(({ _id }) => _id === itemId) ?? other), price, per, dates };
}

function Who({ request: { customerName, customerPic } }: { request: JobRequest }) {
  return (
    <div className={styles.who}>
      <Face src={customerPic} name={customerName} width={48} loading="lazy" className={styles.face} />
      <b>{customerName}</b>
    </div>
  );
}

function WorkOf({ request, item, others }: { request: JobRequest; item: RequestItem; others: number }) {
  const t = useMessages('work');
  const trade = useTradeText();
  const howMany = useHowMany();
  const datesText = useDatesText();
  const placeName = usePlaceNames();
  const { distanceKm, place } = request;
  const far = distanceKm === undefined ? '' : distanceKm < 1 ? t.near : t.away(count(Math.round(distanceKm)));
  return (
    <>
      <h2>
        <Link to={paths.jobRequest} search={{ id: request._id }}>
          {t.workOf(trade(item), howMany(item.of, item.count - item.filled))}
        </Link>
      </h2>
      <p className={styles.facts}>
        <span>
          <Icon name="pin" size={20} />
          {[placeName(place), far].filter(Boolean).join(', ')}
        </span>
        <span>
          <Icon name="age" size={20} />
          {datesText(item.dates)}
        </span>
        {others > 0 && <span>{t.andMore(count(others))}</span>}
      </p>
    </>
  );
}

function PriceOf({ item: { price, per } }: { item: RequestItem }) {
  const t = useMessages('work');
  const { pers } = useMessages('hiring');
  if (price === null) return <p className={styles.price}>{t.priceOpen}</p>;
  return (
    <p className={styles.price}>
      <b className="num">{rupees(price)}</b> <small>{pers[per]}</small>
    </p>
  );
}
