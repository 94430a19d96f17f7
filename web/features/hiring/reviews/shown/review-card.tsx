import type { Review } from '#contract/hiring/reviews.calls.ts';
import { useSession } from '#web/shared/api/session.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { nameOr } from '../../person-name.ts';
import { isReason, reasonIcons } from '../form/reason-icons.ts';
import { ReviewActs } from './review-acts.tsx';
import styles from './reviews.module.css';

/** Filled and hollow stars, read out as one sentence. */
function Stars({ stars }: { stars: number }) {
  const t = useMessages('reviews');
  return (
    <span className={styles.stars} role="img" aria-label={t.stars(stars)}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" size={20} className={star <= stars ? styles.lit : styles.dim} />
      ))}
    </span>
  );
}

/** One review with its answer; who it is about may answer, everybody but its author may report it. */
export function ReviewCard({ review, aboutName }: { review: Review; aboutName?: string | undefined }) {
  const t = useMessages('reviews');
  const language = useLanguage();
  const own = useSession()?.user._id === review.authorId;
  const { stars, reasons, text, reply, authorName, publishedAt, createdAt, hiddenWhy } = review;
  const listing = nameOr(review.listingName, t.gone);
  const answerer = aboutName ?? (review.author === 'customer' ? listing : t.own);
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <Stars stars={stars} />
        <b>{own ? t.own : (authorName ?? t.gone)}</b>
      </p>
      {reasons.length > 0 && (
        <ul className={styles.reasons}>
          {reasons.filter(isReason).map((reason) => (
            <li key={reason}>
              <Icon name={reasonIcons[reason]} size={20} />
              {t.reasons[reason]}
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <p className={styles.words}>{text}</p>}
      <p className={styles.about}>
        {listing}, {date(publishedAt ?? createdAt, language)}
      </p>
      {reply !== null && (
        <p className={styles.reply}>
          <b>{review.author === 'customer' ? t.replyFrom(answerer) : t.reply}</b>
          <span className={styles.words}>{reply}</span>
        </p>
      )}
      {hiddenWhy && <p className={styles.waits}>{t.hidden(hiddenWhy)}</p>}
      {publishedAt === null ? (
        <p className={styles.waits}>{t.ownWaits}</p>
      ) : (
        !own && !hiddenWhy && <ReviewActs review={review} />
      )}
    </article>
  );
}
