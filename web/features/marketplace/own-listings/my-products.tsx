import { useQuery } from '@tanstack/react-query';
import type { Product } from '#contract/marketplace/product.ts';
import { deleteProduct } from '#contract/marketplace/products.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees, sentences } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { readRentalProvider } from '#web/shared/search-list/records/product-queries.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { Button, buttonClass } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { useAvailability } from './availability.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './own-listings.module.css';
import { PublicPage } from './public-page.tsx';

/** A product of the user's own: whether it is available, and the ways to change and delete it. */
function ProductRow({ product }: { product: Product }) {
  const t = useMessages('dashboard');
  const shown = useMessages('providers');
  const categoryLabel = useCategoryLabel();
  const { id, name, company, category, price, productPic, verified, sentBack } = product;
  return (
    <li>
      <section className={styles.product} aria-label={name}>
        <img
          src={productPic ? smallPicture(productPic) : toolDrawing(category)}
          alt=""
          width={64}
          height={64}
          loading="lazy"
        />
        <div className={styles.productWords}>
          <b>{name}</b>
          <p className="muted">
            {company}, {categoryLabel(category)}
          </p>
          <p className="num">
            <b>{rupees(price)}</b> {shown.perDay}
          </p>
          <VerifiedBadge verified={verified}>{verified ? shown.verified : shown.notVerified}</VerifiedBadge>
          {sentBack && (
            <p className={`${styles.note} ${styles.back}`}>
              {t.sentBack} <b>{sentBack}</b>
            </p>
          )}
        </div>
        <div className={styles.productActs}>
          <OwnSwitch product={product} />
          <PublicPage listing={{ ...product, kind: 'product' }} />
          <span className={styles.acts}>
            <Link
              to={paths.productForm}
              search={{ edit: id }}
              className={buttonClass({ kind: 'soft', size: 'sm' })}
              aria-label={t.editOf(name)}
            >
              {t.edit}
            </Link>
            <DeleteButton
              name={name}
              title={t.deleteProduct}
              text={t.deleteListingText(name)}
              doneText={t.productDeleted}
              act={() => call(deleteProduct, { params: { id } })}
            />
          </span>
        </div>
      </section>
    </li>
  );
}

function OwnSwitch({ product }: { product: Product }) {
  const t = useMessages('dashboard');
  const { available, change } = useAvailability({ ...product, kind: 'product' });
  return (
    <>
      <Switch
        label={available ? t.productAvailable : t.productNotAvailable}
        checked={available}
        onChange={change}
      />
      <QueuedAbout about={product.id} />
    </>
  );
}

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
