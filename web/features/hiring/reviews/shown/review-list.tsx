import { getReviews } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './reviews.module.css';

interface Props {
  userId: string;
  /** Of this listing alone. */
  listing?: string;
  name: string;
}

/** What people say of somebody, the newest first. */
export function ReviewList({ userId, listing, name }: Props) {
  const t = useMessages('reviews');
  const shell = useMessages('shell');
  const language = useLanguage();
  const explain = useExplain();
  const { cards, ...list } = useEndlessList({
    key: ['reviews', userId, listing],
    load: async ({ cursor, signal }) => {
      const query = { listing, cursor, limit: '10' };
      const page = await call(getReviews, { params: { userId }, query, signal });
      return { ...page, data: page.data.map((review) => ({ ...review, id: review._id })) };
    },
  });
  return (
    <section className={styles.list} aria-label={t.listTitle}>
      <h2>{t.listTitle}</h2>
      {list.status === 'loading' && <Skeleton kind="row" count={2} label={t.loading} />}
      {list.status === 'failed' && (
        <ErrorState title={t.failed} retryLabel={shell.tryAgain} onRetry={list.retry} busy={list.busy}>
          {explain(list.error)}
        </ErrorState>
      )}
      {list.status === 'ready' && list.items.length === 0 && (
        <p className={styles.waits}>{sentences([t.none, t.noneText], language)}</p>
      )}
      <ul className={styles.cards} ref={cards}>
        {list.items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} aboutName={name} />
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button kind="line" onClick={list.more} loading={list.loadingMore}>
          {list.moreFailed ? shell.tryAgain : t.more}
        </Button>
      )}
    </section>
  );
}
