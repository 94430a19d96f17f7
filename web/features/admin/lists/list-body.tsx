import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useNearEnd } from '#web/shared/search-list/cards/endless-cards.tsx';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './admin-list.module.css';

interface ListBodyProps<Item> {
  list: EndlessList<Item>;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list on its way, failed, empty, or full; it grows as one scrolls near its end, or by the button there. */
export function ListBody<Item>({ list, empty, children }: ListBodyProps<Item>) {
  const t = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  const end = useNearEnd(list.hasMore && !list.busy && !list.moreFailed, list.more);
  if (list.status === 'loading')
    return <Skeleton kind="row" count={8} label={t.loadingList} className={styles.rows} />;
  if (list.status === 'failed')
    return (
      <ErrorState title={t.listFailed} retryLabel={shell.tryAgain} onRetry={list.retry} busy={list.busy}>
        {explain(list.error)}
      </ErrorState>
    );
  if (list.items.length === 0) return empty;
  return (
    <>
      {children(list.items)}
      {list.hasMore && (
        <div ref={end} className={styles.end}>
          {list.moreFailed && <p role="alert">{t.moreFailed}</p>}
          <Button kind="line" loading={list.loadingMore} onClick={list.more}>
            {list.loadingMore ? shell.loading : list.moreFailed ? shell.tryAgain : t.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
