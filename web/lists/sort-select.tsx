import type { Sort } from '#contract/providers/filter';
import { useWords } from '../languages/words.ts';
import { Field, Select } from '../ui/field.tsx';
import { knowsDistance } from './list-address.ts';
import type { ListFilter } from './list-filter.ts';

/** The order of a list. Distance can be asked for only where a PIN code is applied. */
export function SortSelect({ filter, sorts }: { filter: ListFilter; sorts: Sort[] }) {
  const { sorts: names, sortBy } = useWords('providers');
  const far = !knowsDistance(filter.address);
  return (
    <Field label={sortBy} labelHidden>
      <Select
        value={filter.address.sort ?? ''}
        onChange={(event) => filter.sort(sorts.find((sort) => sort === event.target.value))}
      >
        <option value="">{names.usual}</option>
        {sorts.map((sort) => (
          <option key={sort} value={sort} disabled={sort === 'nearest' && far}>
            {sort === 'nearest' && far ? names.nearestNeedsPin : names[sort]}
          </option>
        ))}
      </Select>
    </Field>
  );
}
