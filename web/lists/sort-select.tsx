import type { Sort } from '#contract/providers/filter';
import { useWords } from '../languages/words.ts';
import { Field, Select } from '../ui/field.tsx';
import { knowsDistance } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

type SortSelectProps = {
  filter: ListFilter;
  sorts: readonly Sort[];
  labelHidden?: boolean;
  onSorted?: () => void;
};

/** The order of a list. Distance can be asked for only where a PIN code is applied, and is the usual order there. */
export function SortSelect({ filter, sorts, labelHidden, onSorted }: SortSelectProps) {
  const { sorts: names, sortBy, nearestNeedsPin } = useWords('providers');
  const far = !knowsDistance(filter.address);
  const usual: Sort = far ? 'newest' : 'nearest';
  const choose = (name: string) => {
    const chosen = sorts.find((sort) => sort === name);
    filter.sort(chosen === usual ? undefined : chosen);
    onSorted?.();
  };
  return (
    <Field label={sortBy} labelHidden={labelHidden}>
      <Select value={filter.address.sort ?? usual} onChange={(event) => choose(event.target.value)}>
        {sorts.map((sort) => (
          <option key={sort} value={sort} disabled={sort === 'nearest' && far}>
            {sort === 'nearest' && far ? nearestNeedsPin : names[sort]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
