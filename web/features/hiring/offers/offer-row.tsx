import type { Offer } from '#contract/hiring/offers.calls.ts';
import { paths } from '#contract/paths.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Avatar } from '#web/shared/ui/avatar.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { listingDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { siteDayText, siteTimeText } from '../dates-text.ts';
import { ListingLink } from '../listing-link.tsx';
import { isGone, useNameOf } from '../person-name.ts';
import { QuoteLines } from '../rentals/quote/quote-lines.tsx';
import { StatusChip } from '../status-chip.tsx';
import type { ListingTrust } from './listing-facts.ts';
import { OfferActions, OfferRefused, useIsOwn } from './offer-actions.tsx';
import { useOfferActs } from './offer-acts.ts';
import { OfferFacts, OfferTotal } from './offer-facts.tsx';
import { stateOf, useOfferNow } from './offer-state.ts';
import styles from './offers.module.css';

/** "3 Dec 14:00", at the site. */
export function useUntil(): (instant: string) => string {
  const language = useLanguage();
  return (instant) => {
    // The end of a day, said by its own date.
    const ends = siteTimeText(instant) === '00:00' ? Date.parse(instant) - 60_000 : Date.parse(instant);
    const last = new Date(ends);
    return `${siteDayText(siteDate(last), language)} ${siteTimeText(last.toISOString())}`;
  };
}

interface RowProps {
  offer: Offer;
  trust?: ListingTrust | undefined;
  /** Below what it stands. */
  heading?: 'h3' | 'h4';
}

/** An offer in the list of its request. */
export function OfferRow({ offer: known, trust, heading = 'h3' }: RowProps) {
  const offer = useOfferNow(known);
  const t = useMessages('offers');
  const acts = useOfferActs(offer);
  const own = useIsOwn(offer);
  const until = useUntil();
  const waits = offer.status === 'sent';
  return (
    <Card as="li" className={styles.row}>
      <div className={styles.in}>
        <Who offer={offer} trust={trust} />
        <OfferFacts offer={offer} heading={heading} />
        {offer.quote && waits && <QuoteLines quote={offer.quote} />}
        <p className={styles.until}>
          <StatusChip status={stateOf(offer)} />
          {waits && <span>{(own ? t.waitsUntil : t.answerUntil)(until(offer.expiresAt))}</span>}
        </p>
        <OfferRefused offer={offer} acts={acts} />
      </div>
      {(waits || offer.bookingId) && (
        <Plinth line={offer.bookingId ? 'verified' : 'plain'} className={styles.plinth}>
          <OfferTotal offer={offer} />
          <OfferActions offer={offer} acts={acts} />
        </Plinth>
      )}
    </Card>
  );
}

function Who({ offer, trust }: { offer: Offer; trust: ListingTrust | undefined }) {
  const t = useMessages('offers');
  const userId = useSession()?.user._id;
  const nameOf = useNameOf();
  const { providerId, customerId, customerName, profilePic } = offer;
  const drawn = listingDrawing(offer.listing.kind, offer.item.category);
  const name = nameOf(offer.listingName);
  const gone = isGone(userId === providerId ? customerName : offer.listingName);
  const other =
    userId === providerId ? { userId: customerId, name: customerName } : { userId: providerId, name };
  return (
    <div className={styles.who}>
      <Avatar name={name} src={profilePic ? smallPicture(profilePic) : drawn} size={48} />
      <div>
        <b>{isGone(offer.listingName) ? name : <ListingLink listing={offer.listing} name={name} />}</b>
        {trust && <Trust trust={trust} />}
      </div>
      {!gone && (
        <Link
          to={paths.chat}
          state={{ userId: other.userId }}
          className={styles.chat}
          aria-label={`${t.message}: ${other.name}`}
        >
          <Icon name="chat" />
        </Link>
      )}
    </div>
  );
}

function Trust({ trust: { verified, experience, rating, hiredTimes } }: { trust: ListingTrust }) {
  const t = useMessages('offers');
  return (
    <p className={styles.trust}>
      {verified && (
        <span>
          <HexBadge verified size={18} /> {t.verified}
        </span>
      )}
      {rating ? (
        <span>
          <Icon name="star" size={18} /> {t.rated(rating.mean.toFixed(1), count(rating.count))}
        </span>
      ) : (
        <span>{hiredTimes > 0 ? t.fewReviews : t.newOnNeev}</span>
      )}
      {/* Of a crew none is asked for, and nobody praises none. */}
      {experience !== null && experience > 0 && (
        <span>
          <Icon name="trowel" size={18} /> {t.experience(experience)}
        </span>
      )}
      {hiredTimes > 0 && <span>{t.hired(hiredTimes)}</span>}
    </p>
  );
}
