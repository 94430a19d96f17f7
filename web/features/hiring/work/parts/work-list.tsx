import type { ReactNode } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { EndlessCards } from '#web/shared/search-list/cards/endless-cards.tsx';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import styles from './work.module.css';

interface Props<Item> {
  list: EndlessList<Item>;
  label: string;
  empty: ReactNode;
  card: (item: Item) => ReactNode;
}

/** A list on its way, failed, empty, or full with the way to the rest. */
export function WorkList<Item>({ list, label, empty, card }: Props<Item>) {
  const t = useMessages('work');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (list.status === 'loading') return <Skeleton label={t.loading} count={3} kind="row" />;
  if (list.status === 'failed')
    return (
      <ErrorState title={t.failed} retryLabel={shell.tryAgain} onRetry={list.retry} busy={list.busy}>
        {explain(list.error)}
      </ErrorState>
    );
  if (list.items.length === 0) return empty;
  return (
    <EndlessCards
      {...list}
      label={label}
      onMore={list.more}
      t={{ loadMore: t.more, moreFailed: t.moreFailed, loading: shell.loading, tryAgain: shell.tryAgain }}
      className={styles.list}
    >
      {list.items.map(card)}
    </EndlessCards>
  );
}
