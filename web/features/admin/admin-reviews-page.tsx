import { getReportedReviews } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useEndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { EmptyState } from '#web/shared/ui/states.tsx';
import styles from './lists/admin-list.module.css';
import { BackToDashboard } from './lists/links.tsx';
import { ListBody } from './lists/list-body.tsx';
import reviewStyles from './reported-review.module.css';
import { ReportedReviewCard } from './reported-review.tsx';

/** Reviews that somebody reported: those to be decided first. */
export function AdminReviewsPage() {
  const t = useMessages('admin');
  useTitle(t.reviews);
  const list = useEndlessList({
    key: ['adminReviews'],
    load: async ({ cursor, signal }) => {
      const page = await call(getReportedReviews, { query: { cursor }, signal });
      return { ...page, data: page.data.map((review) => ({ ...review, id: review._id })) };
    },
  });
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={t.reviews} lead={t.reviewsLead} />
      <ListBody list={list} empty={<EmptyState spot="chat" title={t.reviewsEmpty} />}>
        {(reviews) => (
          <ul className={reviewStyles.list}>
            {reviews.map((review) => (
              <ReportedReviewCard key={review.id} review={review} />
            ))}
          </ul>
        )}
      </ListBody>
    </div>
  );
}
