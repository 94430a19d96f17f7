import { type ReactNode, type RefCallback, useEffect, useRef } from 'react';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import styles from './endless-cards.module.css';
import { StaleNotice } from './stale-notice.tsx';

/** Calls `onNear` while the element is less than a screen below the view. */
export function useNearEnd(waiting: boolean, onNear: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });
  useEffect(() => {
    if (!waiting || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) latest.current();
      },
      { rootMargin: '800px 0px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [waiting]);
  return end;
}

type EndlessCardsProps = {
  /** One `li` a record. */
  children: ReactNode;
  label: string;
  cards?: RefCallback<HTMLElement>;
  hasMore: boolean;
  /** As in `EndlessList`. */
  asOf?: number | undefined;
  busy: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  onMore: () => void;
  t: { loadMore: string; loading: string; moreFailed: string; tryAgain: string };
  className?: string;
};

/** Cards that grow as one scrolls near their end; the button at the end does the same by hand. */
export function EndlessCards(props: EndlessCardsProps) {
  const { children, label, cards, hasMore, asOf, busy, loadingMore, moreFailed, onMore, t, className } =
    props;
  const end = useNearEnd(hasMore && !busy && !moreFailed, onMore);
  return (
    <>
      {asOf !== undefined && <StaleNotice at={asOf} />}
      <ul ref={cards} className={cx(styles.cards, className)} aria-label={label}>
        {children}
      </ul>
      {hasMore && (
        <div ref={end} className={styles.end}>
          {moreFailed && <p role="alert">{t.moreFailed}</p>}
          <Button kind="line" loading={loadingMore} onClick={onMore}>
            {loadingMore ? t.loading : moreFailed ? t.tryAgain : t.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
