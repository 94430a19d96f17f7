import { lazy, Suspense } from 'react';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { EndlessList } from './cards/endless-list.ts';
import { useAppliedWords } from './filter/applied-words.ts';
import { FilterFrame } from './filter/filter-frame.tsx';
import { SortSelect } from './filter/sort-select.tsx';
import { type FilteredListProps, ListBody } from './list-body.tsx';
import { ListSearch } from './list-search.tsx';

// A list without a sentence loads nothing of it.
const SaidCard = lazy(() => import('./said-card.tsx').then(({ SaidCard: Card }) => ({ default: Card })));

/** A list with its filter, search and order; every view of it: on its way, failed, empty, full, growing. */
export function FilteredList<Item>(props: FilteredListProps<Item>) {
  const { filter, list, t, sorts, applied, fields } = props;
  const shared = useMessages('providers');
  const shell = useMessages('shell');
  const total = useTotal(list, t.counted);
  const ready = list.status === 'ready';
  const everyList = useAppliedWords(filter.address);
  const summary = [ready && total, ...applied, ...everyList].filter(Boolean).join(', ');
  return (
    <FilterFrame
      t={{ ...shared, close: shell.close }}
      applied={filter.address.applied}
      notice={ready ? shared.matches(list.total, total) : shared.filterOn}
      summary={summary}
      onApply={filter.apply}
      onRemove={filter.remove}
      search={
        <ListSearch
          searched={filter.address.q ?? ''}
          onSearch={filter.search}
          t={{ search: shared.search, searchHint: t.searchHint, clearSearch: shared.clearSearch }}
        />
      }
      order={(inSheet) => (
        <SortSelect filter={filter} sorts={sorts} labelHidden={!inSheet} onSorted={inSheet} />
      )}
      fields={fields}
    >
      {props.said && (
        <Suspense>
          <SaidCard {...props.said} />
        </Suspense>
      )}
      <ListBody {...props} />
    </FilterFrame>
  );
}

function useTotal<Item>(list: EndlessList<Item>, counted: (amount: number, shown: string) => string): string {
  const shared = useMessages('providers');
  const said = counted(list.total, count(list.total));
  return list.totalIsEstimate ? shared.about(said) : said;
}
