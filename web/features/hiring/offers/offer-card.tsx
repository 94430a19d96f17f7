import type { Offer } from '#contract/hiring/offers.calls.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Glint } from '#web/shared/ui/skeleton.tsx';
import { useSaidName } from '../person-name.ts';
import { StatusChip } from '../status-chip.tsx';
import { OfferActions, OfferRefused, useIsOwn } from './offer-actions.tsx';
import { useOfferActs } from './offer-acts.ts';
import { OfferFacts, OfferTotal } from './offer-facts.tsx';
import { useOffer } from './offer-queries.ts';
import { stateOf, useOfferNow } from './offer-state.ts';
import styles from './offers.module.css';

/** An offer in the chat, as it stands now, whatever was said since. */
export function OfferCard({ offerId }: { offerId: string }) {
  const t = useMessages('offers');
  const explain = useExplain();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useOffer(offerId);
  if (data) return <Shown offer={data} />;
  return (
    <Card className={styles.card}>
      {error ? (
        <div role="alert" className={styles.in}>
          <p>{sentences([t.cardFailed, explain(error)], language)}</p>
          <Button size="sm" kind="soft" loading={isFetching} onClick={() => void refetch()}>
            {t.retry}
          </Button>
        </div>
      ) : (
        <div role="status" className={styles.in}>
          <span className="sr">{t.cardLoading}</span>
          <Glint height={20} width="50%" />
          <Glint height={28} />
          <Glint height={84} radius={12} />
        </div>
      )}
    </Card>
  );
}

function Shown({ offer: known }: { offer: Offer }) {
  const offer = useOfferNow(known);
  const t = useMessages('offers');
  const acts = useOfferActs(offer);
  const own = useIsOwn(offer);
  const saidName = useSaidName();
  const name = offer.author === 'customer' ? offer.customerName : offer.listingName;
  const kind = offer.author === 'customer' ? undefined : offer.listing.kind;
  const title = own ? t.ownOffer : t.offerOf(saidName(name, kind));
  return (
    <Card as="article" className={styles.card} aria-label={title}>
      <div className={styles.in}>
        <p className={styles.cardHead}>
          <small>{title}</small>
          <StatusChip status={stateOf(offer)} />
        </p>
        <OfferFacts offer={offer} />
        <OfferRefused offer={offer} acts={acts} />
        <Link to={paths.jobRequest} search={{ id: offer.requestId }} className={styles.toRequest}>
          {t.toRequest}
        </Link>
      </div>
      <Plinth line={offer.bookingId ? 'verified' : 'plain'} className={styles.plinth}>
        <OfferTotal offer={offer} />
        <OfferActions offer={offer} acts={acts} />
      </Plinth>
    </Card>
  );
}
