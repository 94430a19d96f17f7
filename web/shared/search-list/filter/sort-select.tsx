import type { Sort } from '#contract/marketplace/filter.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import type { ListFilter } from './list-filter.ts';
import { knowsDistance } from './panel-filter.ts';

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
