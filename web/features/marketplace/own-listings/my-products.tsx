import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { deleteProduct } from '#contract/marketplace/products/calls.ts';
import { productFromWire } from '#contract/marketplace/products/mapping.ts';
import type { Product } from '#contract/marketplace/products/product.ts';
import { providerCalls } from '#contract/marketplace/providers/calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { meQuery } from '#web/shared/api/me.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
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

/** What a rental provider lends. */
export function MyProducts({ providerId }: { providerId: string }) {
  const words = useMessages('dashboard');
  return (
    <Card as="section" className={styles.products} aria-labelledby="my-products">
      <div className={styles.row}>
        <h3 id="my-products">{words.myProducts}</h3>
        <Link to={paths.productForm} className={buttonClass({ kind: 'soft', size: 'sm' })}>
          {words.addProduct}
        </Link>
      </div>
      <ProductList providerId={providerId} />
    </Card>
  );
}

function ProductList({ providerId }: { providerId: string }) {
  const words = useMessages('dashboard');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { data, error, isFetching, refetch } = useQuery({
    // Below the user's own key: what renews their records renews these too.
    queryKey: [...meQuery.queryKey, 'products', providerId],
    queryFn: async ({ signal }) => {
      const answer = await call(providerCalls.provider.get, { params: { id: providerId }, signal });
      return answer.data.products.map(productFromWire);
    },
  });
  if (error && !data)
    return (
      <div role="alert">
        <p>
          {words.productsFailed}. {explain(error)}
        </p>
        <Button kind="line" size="sm" icon="refresh" loading={isFetching} onClick={() => void refetch()}>
          {shell.tryAgain}
        </Button>
      </div>
    );
  if (!data) return <Skeleton label={words.productsLoading} kind="row" count={2} />;
  if (data.length === 0) return <p className="muted">{words.noProducts}</p>;
  return (
    <ul className={styles.rows}>
      {data.map((product) => (
        <ProductRow key={product.id} product={product} />
      ))}
    </ul>
  );
}

function ProductRow({ product }: { product: Product }) {
  const words = useMessages('dashboard');
  const shown = useMessages('providers');
  const language = useLanguage();
  const categoryLabel = useCategoryLabel();
  const { id, name, company, category, price, productPic, verified, sentBack } = product;
  const { available, change } = useAvailability({ ...product, kind: 'product' });
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
            <b>{rupees(price, language)}</b> {shown.perDay}
          </p>
          <VerifiedBadge verified={verified}>{verified ? shown.verified : shown.notVerified}</VerifiedBadge>
          {sentBack && (
            <p className={`${styles.note} ${styles.back}`}>
              {words.sentBack} <b>{sentBack}</b>
            </p>
          )}
        </div>
        <div className={styles.productActs}>
          <Switch
            label={available ? words.productAvailable : words.productNotAvailable}
            checked={available}
            onChange={change}
          />
          <span className={styles.acts}>
            <Link
              to={paths.productForm}
              search={{ edit: id }}
              className={buttonClass({ kind: 'soft', size: 'sm' })}
              aria-label={words.editOf(name)}
            >
              {words.edit}
            </Link>
            <DeleteButton
              name={name}
              title={words.deleteProduct}
              text={words.deleteListingText(name)}
              doneText={words.productDeleted}
              act={() => call(deleteProduct, { params: { id } })}
            />
          </span>
        </div>
      </section>
    </li>
  );
}
