import type { Offer } from '#contract/hiring/offers.calls.ts';
import type { Facilities } from '#contract/hiring/terms.ts';
import { count, rupees, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { useDatesText } from '../dates-text.ts';
import { PayNotes } from '../fair-pay/pay-notes.tsx';
import { useHowMany, useRatesText, useTradeText } from '../trade-text.ts';
import styles from './offers.module.css';

export const facilityNames = ['lodging', 'food', 'transport', 'gear'] as const;

/** "Lodging, Food": those of the four that are given. */
export function useFacilitiesText(): (given: Partial<Facilities>) => string {
  const { facilities } = useMessages('offers');
  return (given) =>
    facilityNames
      .filter((name) => given[name])
      .map((name) => facilities[name])
      .join(', ');
}

/** What an offer says: how many of what, when, at which price, and what is said about that price. */
export function OfferFacts({ offer, heading: Heading = 'b' }: { offer: Offer; heading?: 'b' | 'h3' | 'h4' }) {
  const howMany = useHowMany();
  const trade = useTradeText();
  const datesText = useDatesText();
  const t = useMessages('offers');
  const { item, dates, distanceKm, minCount, note, payNotes } = offer;
  const partly = minCount < offer.count && offer.status === 'sent';
  const machine = offer.listing.kind === 'product';
  const what = t.what(
    howMany(machine ? 'product' : 'worker', offer.booked?.count ?? offer.count),
    trade({ ...item, of: offer.listing.kind }),
  );
  return (
    <div className={styles.facts}>
      <Heading className={styles.what}>{machine ? `${offer.listingName}: ${what}` : what}</Heading>
      <ul className={styles.lines}>
        <li>
          <Icon name="age" size={20} />
          {datesText(dates)}
        </li>
        {distanceKm !== undefined && (
          <li>
            <Icon name="pin" size={20} />
            {distanceKm < 1 ? t.nearSite : t.awayFromSite(count(Math.round(distanceKm)))}
          </li>
        )}
      </ul>
      <PriceLine offer={offer} />
      {partly && <p>{t.takesFrom(count(minCount), count(offer.count))}</p>}
      {note && <p className={styles.note}>{note}</p>}
      <PayNotes notes={payNotes} />
    </div>
  );
}

/** "₹780 a day, with food, overtime ₹200 an hour". */
function PriceLine({ offer: { price, per, terms } }: { offer: Offer }) {
  const t = useMessages('offers');
  const { pers } = useMessages('hiring');
  const language = useLanguage();
  const facilitiesText = useFacilitiesText();
  const given = facilitiesText(terms.facilities ?? {});
  const ratesText = useRatesText();
  const said = terms.rates ? ratesText(terms.rates) : [t.priceEach(rupees(price), pers[per])];
  if (given) said.push(t.wants(given));
  if (terms.overtimePerHour) said.push(t.overtime(rupees(terms.overtimePerHour)));
  return <p className={cx('num', styles.price)}>{sentences(said, language)}</p>;
}

/** What all of it costs; a machine's deposit stands apart. */
export function OfferTotal({ offer: { total, quote, booked } }: { offer: Offer }) {
  const t = useMessages('offers');
  const deposit = quote?.deposit ?? 0;
  return (
    <p className={styles.total}>
      <span>{t.total}</span> <b className="num">{rupees(booked?.total ?? total)}</b>
      {deposit > 0 && <small>{t.deposit(rupees(deposit))}</small>}
    </p>
  );
}
