import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { useOverview } from '../overview/overview-query.ts';
import styles from './admin-list.module.css';
import type { AdminFilter } from './use-admin-filter.ts';

export function Counted({ kind }: { kind: ListingKind }) {
  const t = useMessages('admin');
  const counted = useOverview().data?.[kind];
  if (!counted) return null;
  return (
    <p className={styles.counted}>
      <span>{t.inAll(count(counted.total))}</span>
      <span>{t.notVerifiedCount(count(counted.total - counted.verified))}</span>
    </p>
  );
}

interface FoundProps<Item> {
  filter: AdminFilter;
  list: EndlessList<Item>;
}

/** How many records the search and the filter leave; read out when it changes. */
export function Found<Item>({ filter, list }: FoundProps<Item>) {
  const t = useMessages('admin');
  const narrowed = filter.open || filter.q !== '';
  return (
    <p role="status" className={styles.found}>
      {narrowed && list.status === 'ready' && t.found(count(list.total))}
    </p>
  );
}
