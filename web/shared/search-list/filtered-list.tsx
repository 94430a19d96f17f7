import { type ReactNode, useEffect } from 'react';
import type { Sort } from '#contract/marketplace/filter.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { EndlessCards } from './cards/endless-cards.tsx';
import type { EndlessList } from './cards/endless-list.ts';
import { useAppliedWords } from './filter/applied-words.ts';
import { FilterFrame } from './filter/filter-frame.tsx';
import type { ListFilter } from './filter/list-filter.ts';
import { SortSelect } from './filter/sort-select.tsx';
import { ListSearch } from './list-search.tsx';

type FilteredListProps<Item> = {
  filter: ListFilter;
  list: EndlessList<Item>;
  words: {
    title: string;
    counted: (amount: number, shown: string) => string;
    /** §8: the toast of a filter with no match. */
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
  cardsClass?: string;
  card: (item: Item) => ReactNode;
};

/** A list with its filter, search and order; every view of it: on its way, failed, empty, full, growing. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { filter, list, words, sorts, applied, fields } = props;
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const total = useTotal(list, words.counted);
  const ready = list.status === 'ready';
  const everyList = useAppliedWords(filter.address);
  const summary = [ready && total, ...applied, ...everyList].filter(Boolean).join(', ');
  return (
    <FilterFrame
      words={{ ...shared, close: shell.close }}
      applied={filter.address.applied}
      notice={ready ? shared.matches(list.total, total) : shared.filterOn}
      summary={summary}
      onApply={filter.apply}
      onRemove={filter.remove}
      search={
        <ListSearch
          searched={filter.address.q ?? ''}
          onSearch={filter.search}
          words={{ search: shared.search, searchHint: words.searchHint, clearSearch: shared.clearSearch }}
        />
      }
      order={(inSheet) => (
        <SortSelect filter={filter} sorts={sorts} labelHidden={!inSheet} onSorted={inSheet} />
      )}
      fields={fields}
    >
      <ListBody {...props} />
    </FilterFrame>
  );
}

function ListBody<Item>({ filter, list, words, skeleton, cardsClass, card }: FilteredListProps<Item>) {
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const narrowed = filter.address.applied || Boolean(filter.address.q);
  useNoneFoundToast(list, narrowed, words.noneFound);
  if (list.status === 'loading')
    return <Skeleton label={shared.loadingList} kind={skeleton} className={cardsClass} />;
  if (list.status === 'failed')
    return <FailedList list={list} remove={narrowed ? filter.remove : undefined} />;
  if (list.items.length === 0 && narrowed)
    return (
      <EmptyState
        title={words.noneFound}
        action={
          <Button icon="x" onClick={filter.remove}>
            {shared.removeFilter}
          </Button>
        }
      >
        {shared.noneText}
      </EmptyState>
    );
  if (list.items.length === 0) return <EmptyState title={words.noneYet}>{words.noneYetText}</EmptyState>;
  return (
    <EndlessCards
      {...list}
      label={words.title}
      onMore={list.more}
      words={{ ...shared, loading: shell.loading, tryAgain: shell.tryAgain }}
      className={cardsClass}
    >
      {list.items.map(card)}
    </EndlessCards>
  );
}

/** What is refused as asked would be refused again: there the next step is to ask for something else. */
function FailedList<Item>({ list, remove }: { list: EndlessList<Item>; remove: (() => void) | undefined }) {
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const explain = useExplain();
  const refused = remove && list.error instanceof CallError && list.error.status === 400;
  return (
    <ErrorState
      title={shared.listFailed}
      retryLabel={refused ? shared.removeFilter : shell.tryAgain}
      onRetry={refused ? remove : list.retry}
      busy={list.busy}
    >
      {explain(list.error)}
    </ErrorState>
  );
}

function useTotal<Item>(list: EndlessList<Item>, counted: (amount: number, shown: string) => string): string {
  const shared = useMessages('providers');
  const language = useLanguage();
  const said = counted(list.total, count(list.total, language));
  return list.totalIsEstimate ? shared.about(said) : said;
}

/** §4: a filter with no match shows a warning for 2 s, once for each thing asked. */
function useNoneFoundToast<Item>(list: EndlessList<Item>, narrowed: boolean, sentence: string): void {
  const empty = narrowed && list.status === 'ready' && list.items.length === 0;
  useEffect(() => {
    if (!empty) return undefined;
    toast.warning(sentence, { autoClose: 2000, id: 'none-found' });
    // What is found next must not stand below "none found".
    return () => toast.close('none-found');
  }, [empty, sentence]);
}
