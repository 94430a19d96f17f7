import { useQuery } from '@tanstack/react-query';
import { paths } from '#contract/paths.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { readRentalProvider } from '#web/shared/search-list/records/product-queries.ts';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { ProductRow } from './my-product-row.tsx';
import styles from './own-listings.module.css';

/** What a rental provider lends. */
export function MyProducts({ providerId }: { providerId: string }) {
  const t = useMessages('dashboard');
  return (
    <Card as="section" className={styles.products} aria-labelledby="my-products">
      <div className={styles.row}>
        <h3 id="my-products">{t.myProducts}</h3>
        <Link to={paths.productForm} className={buttonClass({ kind: 'soft', size: 'sm' })}>
          {t.addProduct}
        </Link>
      </div>
      <ProductList providerId={providerId} />
    </Card>
  );
}

function ProductList({ providerId }: { providerId: string }) {
  const t = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useQuery({
    // Below the user's own key: what renews their records renews these too.
    queryKey: [...meQuery.queryKey, 'products', providerId],
    queryFn: async ({ signal }) => (await readRentalProvider(providerId, signal)).products,
  });
  if (error && !data)
    return (
      <div role="alert">
        <p>{sentences([t.productsFailed, explain(error)], language)}</p>
        <Button kind="line" size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          {shell.tryAgain}
        </Button>
      </div>
    );
  if (!data) return <Skeleton label={t.productsLoading} kind="row" count={2} />;
  if (data.length === 0) return <p className="muted">{t.noProducts}</p>;
  return (
    <ul className={styles.rows}>
      {data.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  );
}
