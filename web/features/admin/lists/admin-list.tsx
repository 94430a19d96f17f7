import type { ListingKind } from '#contract/admin/admin.calls.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { EndlessList } from '#web/shared/search-list/cards/endless-list.ts';
import { ListTools } from '#web/shared/search-list/list-search.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { PageHead } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { HexBadge } from '#web/shared/ui/hex-badge.tsx';
import { EmptyState } from '#web/shared/ui/states.tsx';
import { Table, type TableColumn, type TableRow } from '#web/shared/ui/table.tsx';
import { useOverview } from '../overview/record-acts.ts';
import styles from './admin-list.module.css';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { withChoice } from './bulk/choice.tsx';
import { type Chosen, useBulk } from './bulk/use-bulk.ts';
import { BackToDashboard } from './links.tsx';
import { ListBody } from './list-body.tsx';
import type { AdminFilter } from './use-admin-filter.ts';

function Counted({ kind }: { kind: ListingKind }) {
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
function Found<Item>({ filter, list }: FoundProps<Item>) {
  const t = useMessages('admin');
  const narrowed = filter.open || filter.q !== '';
  return (
    <p role="status" className={styles.found}>
      {narrowed && list.status === 'ready' && t.found(count(list.total))}
    </p>
  );
}

function NothingFound({ filter }: { filter: AdminFilter }) {
  const t = useMessages('admin');
  if (!filter.open && filter.q === '') return <EmptyState title={t.noneYet}>{t.noneYetText}</EmptyState>;
  const showAll = (
    <Button kind="soft" onClick={() => filter.change({ q: '', open: false })}>
      {t.showAll}
    </Button>
  );
  return (
    <EmptyState title={t.noneFound} action={showAll}>
      {t.noneFoundText}
    </EmptyState>
  );
}

export interface AdminListProps<Item> {
  kind: ListingKind;
  filter: AdminFilter;
  list: EndlessList<Item>;
  columns: TableColumn[];
  row: (item: Item) => TableRow;
  /** What of an item is chosen, to be verified or sent back with others. */
  chosen: (item: Item) => Chosen;
}

/** A header row and a row a record; search, what is left to check, and the way to the rest (docs/rules.md#admin-2). */
export function AdminList<Item>({ kind, filter, list, columns, row, chosen }: AdminListProps<Item>) {
  const t = useMessages('admin');
  const title = t.lists[kind];
  const bulk = useBulk();
  useTitle(title);
  const choosable = (item: Item): TableRow => {
    const shown = row(item);
    return shown.verified ? shown : withChoice(shown, bulk, chosen(item));
  };
  return (
    <div className={cx('wrap', styles.page)}>
      <PageHead back={<BackToDashboard />} title={title} aside={<Counted kind={kind} />} />
      <ListTools
        searched={filter.q}
        onSearch={(q) => filter.change({ q })}
        t={{ search: t.search, searchHint: t.searchHint, clearSearch: t.clearSearch }}
      >
        <Button
          kind={filter.open ? 'primary' : 'line'}
          block
          aria-pressed={filter.open}
          onClick={() => filter.change({ open: !filter.open })}
        >
          <HexBadge verified={false} size={22} />
          {t.onlyNotVerified}
        </Button>
      </ListTools>
      <Found filter={filter} list={list} />
      <ListBody list={list} empty={<NothingFound filter={filter} />}>
        {(items) => (
          <>
            <BulkBar bulk={bulk} open={items.filter((item) => !row(item).verified).map(chosen)} />
            <Table caption={title} columns={columns} rows={items.map(choosable)} body={list.cards} />
          </>
        )}
      </ListBody>
    </div>
  );
}
