import { lazy, Suspense } from 'react';
import type { Sort } from '#contract/marketplace/filter.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, daySpan, rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import type { EndlessList } from './cards/endless-list.ts';
import { FilterFrame } from './filter/filter-frame.tsx';
import type { ListAddress } from './filter/list-address.ts';
import type { ListFilter } from './filter/list-filter.ts';
import { knowsDistance } from './filter/panel-filter.ts';
import { type FilteredListProps, ListBody } from './list-body.tsx';
import { ListSearch } from './list-search.tsx';

/** What every list can be narrowed and ordered by, as it is applied, in words. */
export function useAppliedWords(address: ListAddress): string[] {
  const t = useMessages('providers');
  const language = useLanguage();
  const placeName = usePlaceNames();
  const label = useCategoryLabel();
  const { trade, maxPrice, radiusKm, available, sort } = address;
  const { freeFrom, freeTo, freePart, freeCount } = address;
  const place = address.place && placeName(address.place);
  const said = [
    trade && label(trade),
    maxPrice === undefined ? undefined : t.upTo(rupees(maxPrice)),
    place && radiusKm ? t.placeWithin(place, radiusKm) : place,
    available ? t.availableOnly : undefined,
    freeFrom && t.freeOn(daySpan(freeFrom, freeTo, language), freePart && t.halfDays[freePart]),
    freeCount === undefined ? undefined : t.freeAtOnce(freeCount),
    sort && t.sorts[sort],
  ];
  return said.filter((word) => word !== undefined);
}

type SortSelectProps = {
  filter: ListFilter;
  sorts: readonly Sort[];
  labelHidden?: boolean;
  onSorted?: () => void;
};

/**
 * The order of a list: usually the best match first for a search, else who is available; where only those are asked for,
 * nearest first at a PIN code, else newest first.
 */
export function SortSelect({ filter, sorts, labelHidden, onSorted }: SortSelectProps) {
  const { sorts: names, sortBy, bestMatch, availableFirst, nearestNeedsPin } = useMessages('providers');
  const { q, available, sort: asked } = filter.address;
  const far = !knowsDistance(filter.address);
  const matches = far && Boolean(q);
  const inOrder: Sort = far ? 'newest' : 'nearest';
  const usual = matches || !available ? '' : inOrder;
  const choose = (name: string) => {
    const chosen = sorts.find((sort) => sort === name);
    filter.sort(chosen === usual ? undefined : chosen);
    onSorted?.();
  };
  return (
    <Field label={sortBy} labelHidden={labelHidden}>
      <Select value={asked ?? usual} onChange={(event) => choose(event.target.value)}>
        {usual === '' && <option value="">{matches ? bestMatch : availableFirst}</option>}
        {sorts.map((sort) => (
          <option key={sort} value={sort} disabled={sort === 'nearest' && far}>
            {sort === 'nearest' && far ? nearestNeedsPin : names[sort]}
          </option>
        ))}
      </Select>
    </Field>
  );
}

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
