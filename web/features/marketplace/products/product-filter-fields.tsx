import { productPriceSlider } from '#contract/marketplace/kinds.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { DaysField } from '#web/shared/search-list/filter/days-field.tsx';
import { AvailableField, PlaceField, PriceField } from '#web/shared/search-list/filter/filter-fields.tsx';
import type { ListFilter } from '#web/shared/search-list/filter/list-filter.ts';
import { useCompanies } from '#web/shared/search-list/records/product-queries.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Select } from '#web/shared/ui/text-inputs.tsx';

// It brings the table of machines.
const CategoryField = part(async () => (await import('./category-field.tsx')).CategoryField);

/** Place, company, price, category; days and available only besides (docs/rules.md#search-6). */
export function ProductFilterFields({ filter }: { filter: ListFilter }) {
  const t = useMessages('products');
  const { draft, change } = filter;
  const listed = useCompanies();
  // A company that came with the address stays in sight, listed or not.
  const companies = draft.company && !listed.includes(draft.company) ? [draft.company, ...listed] : listed;
  return (
    <>
      <PlaceField filter={filter} />
      <Field label={t.company}>
        <Select
          value={draft.company ?? ''}
          onChange={(event) => change({ company: event.target.value || undefined })}
        >
          <option value="">{t.allCompanies}</option>
          {companies.map((company) => (
            <option key={company} value={company}>
              {company}
            </option>
          ))}
        </Select>
      </Field>
      <PriceField filter={filter} label={t.price} slider={productPriceSlider} paise />
      <CategoryField value={draft.category} onChange={(category) => change({ category })} />
      <DaysField filter={filter} several />
      <AvailableField filter={filter} />
    </>
  );
}
