import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { ProductNotShown } from './product-not-shown.tsx';
import styles from './product-page.module.css';
import { type RentOf, ShownProduct } from './product-shown.tsx';

/** The product comes through navigation state; its id stands in the address too, for reload and sharing (docs/rules.md#search-6). */
function useChosenId(): string {
  const state = useLocation().state;
  const search = useScreenSearch('record');
  return state.id ?? state.product?._id ?? search.id ?? '';
}

/**
 * docs/rules.md#marketplace-14
 * @param page.Rent what the product costs for one's own days; given by the page that joins the features
 */
export function ProductPage({ Rent }: { Rent?: RentOf } = {}) {
  const t = useMessages('products');
  const id = useChosenId();
  const product = useProduct(id);
  useTitle(product.data?.name ?? t.title);
  return (
    <div className="wrap">
      <Link to={paths.products} className={styles.back}>
        <Icon name="back" size={22} />
        {t.title}
      </Link>
      {product.data ? (
        <ShownProduct product={product.data} Rent={Rent} />
      ) : (
        <ProductNotShown id={id} product={product} />
      )}
    </div>
  );
}
