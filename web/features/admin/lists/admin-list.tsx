import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ListingKind } from '#contract/admin/calls.ts';
import { paths } from '#contract/paths.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { ListTools } from '#web/shared/search-list/list-tools.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { HexBadge, Icon } from '#web/shared/ui/drawings/icon.tsx';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { Table, type TableColumn, type TableRow } from '#web/shared/ui/table.tsx';
import styles from './admin-list.module.css';
import { useOverview } from './admin-queries.ts';

interface AdminFilter {
  q: string;
  /** Only records that are not verified. */
  open: boolean;
  /** What the call is asked. */
  query: Record<string, string | undefined>;
  change: (changes: { q?: string; open?: boolean }) => void;
}

/** Search and filter, with the page's address as their only memory. */
export function useAdminFilter(): AdminFilter {
  const search = useScreenSearch('adminList');
  const navigate = useNavigate();
  const { q = '' } = search;
  const open = search.verified === 'false';
  const queryOf = (filter: { q: string; open: boolean }) => ({
    q: filter.q.trim() || undefined,
    verified: filter.open ? 'false' : undefined,
  });
  return {
    q,
    open,
    query: queryOf({ q, open }),
    change: (changes) => void navigate({ to: '.', search: queryOf({ q, open, ...changes }) }),
  };
}

interface AdminListProps<Item> {
  kind: ListingKind;
  filter: AdminFilter;
  list: EndlessList<Item>;
  columns: TableColumn[];
  row: (item: Item) => TableRow;
}

/** §2.21: a header row and a row a record; search, what is left to check, and the way to the rest. */
export function AdminList<Item>({ kind, filter, list, columns, row }: AdminListProps<Item>) {
  const words = useMessages('admin');
  const title = words.lists[kind];
  useTitle(title);
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={title} aside={<Counted kind={kind} />} />
      <ListTools
        searched={filter.q}
        onSearch={(q) => filter.change({ q })}
        words={{ search: words.search, searchHint: words.searchHint, clearSearch: words.clearSearch }}
      >
        <Button
          kind={filter.open ? 'primary' : 'line'}
          block
          aria-pressed={filter.open}
          onClick={() => filter.change({ open: !filter.open })}
        >
          <HexBadge verified={false} size={22} />
          {words.onlyNotVerified}
        </Button>
      </ListTools>
      <Found filter={filter} list={list} />
      <ListBody list={list} empty={<NothingFound filter={filter} />}>
        {(items) => <Table caption={title} columns={columns} rows={items.map(row)} />}
      </ListBody>
    </div>
  );
}

export function BackToDashboard() {
  const words = useMessages('admin');
  return (
    <Link to={paths.adminDashboard} className={styles.back}>
      <Icon name="back" size={22} />
      {words.dashboard}
    </Link>
  );
}

function Counted({ kind }: { kind: ListingKind }) {
  const words = useMessages('admin');
  const language = useLanguage();
  const counted = useOverview().data?.[kind];
  if (!counted) return null;
  return (
    <p className={styles.counted}>
      <span>{words.inAll(count(counted.total, language))}</span>
      <span>{words.notVerifiedCount(count(counted.total - counted.verified, language))}</span>
    </p>
  );
}

function Found<Item>({ filter, list }: Pick<AdminListProps<Item>, 'filter' | 'list'>) {
  const words = useMessages('admin');
  const language = useLanguage();
  const narrowed = filter.open || filter.q !== '';
  return (
    <p role="status" className={styles.found}>
      {narrowed && list.status === 'ready' && words.found(count(list.total, language))}
    </p>
  );
}

function NothingFound({ filter }: { filter: AdminFilter }) {
  const words = useMessages('admin');
  if (!filter.open && filter.q === '')
    return <EmptyState title={words.noneYet}>{words.noneYetText}</EmptyState>;
  const showAll = (
    <Button kind="soft" onClick={() => filter.change({ q: '', open: false })}>
      {words.showAll}
    </Button>
  );
  return (
    <EmptyState title={words.noneFound} action={showAll}>
      {words.noneFoundText}
    </EmptyState>
  );
}

interface ListBodyProps<Item> {
  list: EndlessList<Item>;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list on its way, failed, empty, or full with the way to the rest. */
export function ListBody<Item>({ list, empty, children }: ListBodyProps<Item>) {
  const words = useMessages('admin');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (list.status === 'loading')
    return <Skeleton kind="row" count={8} label={words.loadingList} className={styles.rows} />;
  if (list.status === 'failed')
    return (
      <ErrorState title={words.listFailed} retryLabel={shell.tryAgain} onRetry={list.retry} busy={list.busy}>
        {explain(list.error)}
      </ErrorState>
    );
  if (list.items.length === 0) return empty;
  return (
    <>
      {children(list.items)}
      {list.hasMore && (
        <div className={styles.end}>
          {list.moreFailed && <p role="alert">{words.moreFailed}</p>}
          <Button kind="line" loading={list.loadingMore} onClick={list.more}>
            {list.loadingMore ? shell.loading : list.moreFailed ? shell.tryAgain : words.loadMore}
          </Button>
        </div>
      )}
    </>
  );
}
