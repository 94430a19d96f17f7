import { useQuery } from '@tanstack/react-query';
import { getBookingReviews, getContractReviews } from '#contract/hiring/reviews.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { NotLoaded } from '#web/shared/not-loaded.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { ReviewForm, type Work, workReviewsKey } from './form/review-form.tsx';
import { ReviewCard } from './shown/review-card.tsx';
import styles from './shown/reviews.module.css';

interface Props {
  work: Work;
  /** Which side the user is. */
  side: 'customer' | 'provider';
  /** The other side's name. */
  name: string;
}

/** Of work that is over: the form while it is open, else what both sides wrote. Nothing where there is neither. */
export function WorkReviews({ work, side, name }: Props) {
  const t = useMessages('reviews');
  const query = useQuery({
    queryKey: workReviewsKey(work),
    queryFn: ({ signal }) =>
      'bookingId' in work
        ? call(getBookingReviews, { params: { id: work.bookingId }, signal })
        : call(getContractReviews, { params: { id: work.contractId }, signal }),
    select: (answer) => answer.data,
  });
  if (!query.data)
    return <NotLoaded query={query} failed={t.failed} loading={t.loading} kind="row" count={2} />;
  const { own, other, open, until } = query.data;
  if (!own && !other && !open) return null;
  return (
    <Card as="section" pad className={styles.booking} aria-label={t.title}>
      <h2>{open ? t.formTitle(name) : t.title}</h2>
      {open && <ReviewForm work={work} about={side === 'customer' ? 'provider' : 'customer'} until={until} />}
      {other && <ReviewCard review={other} />}
      {own && <ReviewCard review={own} />}
    </Card>
  );
}
