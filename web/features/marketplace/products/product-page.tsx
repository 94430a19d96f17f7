import { type ComponentType, useState } from 'react';
import type { Product } from '#contract/marketplace/product.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { useSession } from '#web/shared/api/session.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useLocation } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { WorkSaid } from '#web/shared/search-list/records/work-said.tsx';
import { Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { useAvailability } from '../own-listings/availability.ts';
import styles from './product-page.module.css';
import { ProductProvider } from './product-provider.tsx';

type RentOf = ComponentType<{ product: Product }>;

/** The first picture large, the others small below it; a press shows one in its place. */
function Picture({ product: { name, category, productPic, pictures } }: { product: Product }) {
  const t = useMessages('products');
  const all = [...(productPic ? [productPic] : []), ...pictures];
  const [shown, setShown] = useState(0);
  const large = all[shown] ?? all[0];
  return (
    <div className={styles.pictures}>
      <img
        className={styles.picture}
        src={large ?? toolDrawing(category)}
        alt={large ? name : ''}
        width={640}
        height={440}
      />
      {all.length > 1 && (
        <ul className={styles.thumbs}>
          {all.map((address, place) => (
            <li key={address}>
              <button
                type="button"
                aria-label={t.photo(place + 1, all.length)}
                aria-pressed={address === large}
                onClick={() => setShown(place)}
              >
                <img src={smallPicture(address)} alt="" width={72} height={72} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A product with its picture, price, provider and description (docs/rules.md#marketplace-14). */
function ShownProduct({ product, Rent }: { product: Product; Rent: RentOf | undefined }) {
  const t = useMessages('products');
  const shared = useMessages('providers');
  const label = useCategoryLabel();
  const own = useSession()?.user._id === product.userId;
  const { name, category, verified, available } = product;
  return (
    <div className={styles.page}>
      <Picture product={product} />
      <div className={styles.info}>
        <h1>{name}</h1>
        <p className={styles.badges}>
          <VerifiedBadge verified={verified}>{verified ? shared.verified : shared.notVerified}</VerifiedBadge>
          <FreePill record={product} words={{ yes: t.availableYes, no: t.availableNo }} />
          {product.demo && <span className="muted">{shared.demoNote}</span>}
        </p>
        <WorkSaid record={product} hired={t.hiredTimes} />
        <Card className={styles.spec}>
          <dl>
            <div>
              <dt>{t.category}</dt>
              <dd>{label(category)}</dd>
            </div>
            <div>
              <dt>{t.company}</dt>
              <dd>{product.company}</dd>
            </div>
          </dl>
          <Plinth line={available ? 'lit' : 'plain'} className={styles.foot}>
            <Price amount={rupees(product.price)} unit={shared.perDay} />
            {own ? (
              <OwnSwitch product={product} />
            ) : (
              <Link
                to={paths.hire}
                search={{ to: `product:${product.id}` }}
                className={buttonClass({ kind: 'accent', size: 'lg' })}
              >
                <Icon name="age" size={22} />
                {t.rent}
              </Link>
            )}
          </Plinth>
        </Card>
        {Rent && <Rent product={product} />}
        <ProductProvider product={product} />
      </div>
      <section className={styles.description} aria-label={t.description}>
        <h2>{t.description}</h2>
        <p>{product.description}</p>
      </section>
    </div>
  );
}

/** A new product is not available: who sees that on their own page can switch it on there. */
function OwnSwitch({ product }: { product: Product }) {
  const t = useMessages('products');
  const shown = useAvailability({ ...product, kind: 'product' });
  return (
    <>
      <Switch
        label={shown.available ? t.availableYes : t.availableNo}
        checked={shown.available}
        onChange={shown.change}
      />
      <QueuedAbout about={product.id} />
    </>
  );
}

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
