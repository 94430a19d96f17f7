import type { ReportedReview } from '#contract/hiring/reviews.calls.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { DecideReview } from './decide-review.tsx';
import listStyles from './lists/admin-list.module.css';
import styles from './reported-review.module.css';

/** What was written, its author and its subject, what is said against it, and the decision. */
export function ReportedReviewCard({ review }: { review: ReportedReview }) {
  const t = useMessages('admin');
  const language = useLanguage();
  const { authorName, aboutName, stars, text, reply, reason, reportedAt, hiddenWhy, ruledAt } = review;
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.body}>
        <h2>{t.reviewTitle(authorName ?? t.formerUser, aboutName ?? t.formerUser)}</h2>
        <p className={styles.said}>
          <b>{t.starsOf(stars)}</b> {text}
        </p>
        {reply !== null && <p className={styles.said}>{t.reviewReply(reply)}</p>}
        <dl>
          <dt>{t.whatHappened}</dt>
          <dd>{reason}</dd>
          <dt>{t.reportedOn}</dt>
          <dd>{dateTime(reportedAt, language)}</dd>
        </dl>
        {ruledAt === null ? (
          <p>
            <b className={listStyles.new}>{t.reportOpen}</b>
          </p>
        ) : (
          <p className={styles.ruled}>{hiddenWhy === null ? t.reviewStands : t.reviewHidden(hiddenWhy)}</p>
        )}
      </div>
      <Plinth>
        <DecideReview review={review} />
      </Plinth>
    </Card>
  );
}
