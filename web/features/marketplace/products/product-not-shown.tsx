import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import type { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import styles from './product-page.module.css';

/** A product that is gone, failed or on its way. */
export function ProductNotShown({ id, product }: { id: string; product: ReturnType<typeof useProduct> }) {
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
