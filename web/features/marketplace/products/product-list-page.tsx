import { rentedTypes } from '#contract/marketplace/categories.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useOpenList } from '#web/shared/search-list/cards/open-list.ts';
import { useListFilter } from '#web/shared/search-list/filter/list-filter.ts';
import { FilteredList } from '#web/shared/search-list/filtered-list.tsx';
import { useProductList } from '#web/shared/search-list/records/product-queries.ts';
import { useSaid } from '#web/shared/search-list/use-said.ts';
import { PageHead } from '#web/shared/ui/card.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductFilterFields } from './product-filter-fields.tsx';
import styles from './product-list-page.module.css';

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
