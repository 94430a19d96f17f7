import type { ListingFacts } from '#contract/marketplace/listing-facts.ts';
import { count, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { RatingText } from './rating-text.tsx';
import styles from './trust.module.css';
import { useTrust } from './trust-query.ts';

/** Rating, how often hired, and how many bookings were cancelled late: of a listing, and of the person behind it. */
export function TrustStrip({ userId, facts }: { userId: string; facts: ListingFacts }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const trust = useTrust(userId);
  const { rating, hiredTimes = 0 } = facts;
  const fresh = !rating && hiredTimes === 0;
  const contracts = trust?.contracts;
  return (
    <Card as="section" className={styles.strip} aria-label={t.trustTitle}>
      {fresh ? (
        <p>{t.newHere}</p>
      ) : (
        <dl>
          <div>
            <dt>{rating ? t.reviews(rating.count, count(rating.count)) : t.fewReviews}</dt>
            <dd>
              <RatingText rating={rating ?? null} />
            </dd>
          </div>
          <div>
            <dt>{t.hired}</dt>
            <dd>{t.times(hiredTimes, count(hiredTimes))}</dd>
          </div>
        </dl>
      )}
      {trust?.lateCancels && (
        <p className={styles.line}>
          <Icon name={trust.lateCancels.late === 0 ? 'check' : 'info'} size={20} />
          {t.lateCancels(trust.lateCancels.late, trust.lateCancels.of)}
        </p>
      )}
      {contracts && (
        <p className={styles.line}>
          <Icon name="doc" size={20} />
          {sentences(
            [
              t.contractsDone(contracts.done, count(contracts.done)),
              contracts.stages > 0 ? t.stagesAtOnce(count(contracts.atOnce), count(contracts.stages)) : '',
            ].filter(Boolean),
            language,
          )}
        </p>
      )}
    </Card>
  );
}
