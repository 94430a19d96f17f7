import { productTypes } from '#contract/providers/categories';
import { useWords } from '../languages/words.ts';
import { useCategoryLabel } from '../lib/category.ts';
import { useTitle } from '../lib/title.ts';
import { FilteredList } from '../lists/filtered-list.tsx';
import { useListFilter } from '../lists/list-filter.ts';
import { useOpenList } from '../lists/open-list.ts';
import { PageHead } from '../ui/card.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductFilterFields } from './product-filter-fields.tsx';
import styles from './product-list-page.module.css';
import { useProductList } from './product-queries.ts';

const orders = ['newest', 'nearest', 'price', '-price'] as const;

/** §2.10 */
export function ProductListPage() {
  const words = useWords('products');
  const label = useCategoryLabel();
  const filter = useListFilter({ categories: productTypes, price: true, experience: false, company: true });
  const list = useProductList(filter.query);
  const { company, category } = filter.address;
  useOpenList('product');
  useTitle(words.title);
  return (
    <div className="wrap">
      <PageHead title={words.title} lead={words.lead} />
      <FilteredList
        filter={filter}
        list={list}
        words={words}
        sorts={orders}
        applied={[company, category && label(category)]}
        fields={<ProductFilterFields filter={filter} />}
        skeleton="product"
        cardsClass={styles.cards}
        card={(product) => <ProductCard key={product.id} product={product} />}
      />
    </div>
  );
}
