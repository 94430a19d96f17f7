import { rentedTypes } from '#contract/marketplace/categories.ts';
import { productPriceSlider } from '#contract/marketplace/kinds.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOpenList } from '#web/shared/search-list/cards/open-list.ts';
import { DaysField } from '#web/shared/search-list/filter/days-field.tsx';
import { AvailableField, PlaceField, PriceField } from '#web/shared/search-list/filter/filter-fields.tsx';
import { type ListFilter, useListFilter } from '#web/shared/search-list/filter/list-filter.ts';
import { FilteredList } from '#web/shared/search-list/filtered-list.tsx';
import { useCompanies, useProductList } from '#web/shared/search-list/records/product-queries.ts';
import { useSaid } from '#web/shared/search-list/use-said.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { part } from '#web/shared/ui/later.ts';
import { Select } from '#web/shared/ui/text-inputs.tsx';
import { ProductCard } from './product-card.tsx';
import styles from './product-list-page.module.css';

// It brings the table of machines.
const CategoryField = part(async () => (await import('./category-field.tsx')).CategoryField);

/** Place, company, price, category; days and available only besides (docs/rules.md#search-6). */
function ProductFilterFields({ filter }: { filter: ListFilter }) {
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

const orders = ['newest', 'nearest', 'price', '-price'] as const;

/** docs/rules.md#search-6 */
export function ProductListPage() {
  const t = useMessages('products');
  const label = useCategoryLabel();
  const filter = useListFilter({
    categories: rentedTypes,
    price: true,
    experience: false,
    company: true,
    several: true,
  });
  const { said, query, shownOf } = useSaid('product', filter);
  const list = shownOf(useProductList(query));
  const { company, category } = filter.address;
  useOpenList('product');
  useTitle(t.title);
  return (
    <div className="wrap">
      <PageHead title={t.title} lead={t.lead} />
      <FilteredList
        filter={filter}
        list={list}
        said={said}
        t={t}
        sorts={orders}
        applied={[company, category && label(category)]}
        fields={<ProductFilterFields filter={filter} />}
        skeleton="product"
        of="product"
        cardsClass={styles.cards}
        card={(product) => <ProductCard key={product.id} product={product} />}
      />
    </div>
  );
}
