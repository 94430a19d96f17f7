import type { ReactNode } from 'react';
import { useEffect } from 'react';
import type { HiringKind } from '#contract/hiring/terms.ts';
import type { Sort } from '#contract/marketplace/filter.ts';
import { paths } from '#contract/paths.ts';
import { pinOf } from '#contract/written.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { EndlessCards } from './cards/endless-cards.tsx';
import type { EndlessList } from './cards/endless-list.ts';
import type { ListFilter } from './filter/list-filter.ts';
import styles from './list-body.module.css';
import type { Said } from './read-said.ts';
import type { SaidPrice } from './use-said.ts';

export type FilteredListProps<Item> = {
  filter: ListFilter;
  list: EndlessList<Item>;
  t: {
    title: string;
    counted: (amount: number, shown: string) => string;
    /** The toast of a filter with no match (docs/rules.md#search-5). */
    noneFound: string;
    noneYet: string;
    noneYetText: string;
    searchHint: string;
  };
  sorts: readonly Sort[];
  /** What of the page's own is applied, in words, for phones. */
  applied: (string | undefined | 0)[];
  fields: ReactNode;
  skeleton: 'person' | 'product';
  /** What the search words ask for, where they are a sentence. */
  said?: (Said & { price?: SaidPrice | undefined }) | undefined;
  /** What a request would ask for where nothing was found. */
  of: HiringKind;
  cardsClass?: string;
  card: (item: Item) => ReactNode;
  /** Over the first item that belongs to a group of its own at the end, and the item. */
  group?: { title: string; text: string; begins: (item: Item) => boolean };
  /** Stands below the last of what was found, and where nothing was. */
  below?: ReactNode;
};

/** The list itself: on its way, failed, empty, or full with the way to the rest. */
export function ListBody<Item>({
  filter,
  list,
  t,
  skeleton,
  of,
  cardsClass,
  card,
  group,
  below,
}: FilteredListProps<Item>) {
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const narrowed = filter.address.applied || Boolean(filter.address.q);
  useNoneFoundToast(list, narrowed, t.noneFound);
  if (list.status === 'loading')
    return <Skeleton label={shared.loadingList} kind={skeleton} className={cardsClass} />;
  if (list.status === 'failed')
    return <FailedList list={list} remove={narrowed ? filter.remove : undefined} />;
  if (list.items.length === 0 && narrowed)
    return (
      <>
        <EmptyState
          title={t.noneFound}
          action={
            <>
              <AskInstead of={of} filter={filter} />
              <Button kind="line" icon="x" onClick={filter.remove}>
                {shared.removeFilter}
              </Button>
            </>
          }
        >
          {shared.noneText}
        </EmptyState>
        {below}
      </>
    );
  const begun = group ? list.items.findIndex(group.begins) : -1;
  const end = begun < 0 ? list.items.length : begun;
  if (list.items.length === 0) return <EmptyState title={t.noneYet}>{t.noneYetText}</EmptyState>;
  return (
    <>
      <EndlessCards
        {...list}
        label={t.title}
        onMore={list.more}
        t={{ ...shared, loading: shell.loading, tryAgain: shell.tryAgain }}
        className={cardsClass}
      >
        {list.items.slice(0, end).map(card)}
        {group && end < list.items.length && <GroupHead {...group} />}
        {list.items.slice(end).map(card)}
      </EndlessCards>
      {!list.hasMore && below}
    </>
  );
}

function GroupHead({ title, text }: { title: string; text: string }) {
  return (
    <li className={styles.group}>
      <h2>{title}</h2>
      <p className="muted">{text}</p>
    </li>
  );
}

/** Nothing found is no dead end: a request asks everybody near for the same. */
function AskInstead({ of, filter: { address } }: Pick<FilteredListProps<never>, 'of' | 'filter'>) {
  const { askInstead } = useMessages('providers');
  const pin = pinOf(address.place ?? '') ?? '';
  const { category } = address;
  return (
    <Link to={paths.hire} search={{ of, category, pin: pin || undefined }} className={buttonClass()}>
      {askInstead(pin)}
    </Link>
  );
}

/** What is refused as asked would be refused again: there the next step is to ask for something else. */
function FailedList<Item>({ list, remove }: { list: EndlessList<Item>; remove: (() => void) | undefined }) {
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const explain = useExplain();
  if (remove && list.error instanceof CallError && list.error.status === 400)
    return (
      <div role="alert">
        <EmptyState
          title={explain(list.error)}
          action={
            <Button icon="x" onClick={remove}>
              {shared.removeFilter}
            </Button>
          }
        />
      </div>
    );
  return (
    <ErrorState title={shared.listFailed} retryLabel={shell.tryAgain} onRetry={list.retry} busy={list.busy}>
      {explain(list.error)}
    </ErrorState>
  );
}

/** A filter with no match shows a warning for 2 s, once for each thing asked (docs/rules.md#search-5). */
function useNoneFoundToast<Item>(list: EndlessList<Item>, narrowed: boolean, sentence: string): void {
  const empty = narrowed && list.status === 'ready' && list.items.length === 0;
  useEffect(() => {
    if (!empty) return undefined;
    toast.warning(sentence, { autoClose: 2000, id: 'none-found' });
    // What is found next must not stand below "none found".
    return () => toast.close('none-found');
  }, [empty, sentence]);
}
