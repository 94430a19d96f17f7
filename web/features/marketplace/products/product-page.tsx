import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import styles from './product-page.module.css';
import { type RentOf, ShownProduct } from './product-shown.tsx';

/** A product that is gone, failed or on its way. */
function ProductNotShown({ id, product }: { id: string; product: ReturnType<typeof useProduct> }) {
  const t = useMessages('products');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { error, isFetching, refetch } = product;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{t.title}</h1>
      {missing ? (
        <EmptyState
          title={t.productMissing}
          action={
            <Link to={paths.products} className={buttonClass()}>
              {t.title}
            </Link>
          }
        >
          {t.productMissingText}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t.productFailed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      ) : (
        <Skeleton label={t.productLoading} kind="product" count={1} />
      )}
    </div>
  );
}

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
