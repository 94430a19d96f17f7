import { Link, useLocation } from '@tanstack/react-router';
import type { Product } from '#contract/marketplace/products/product.ts';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/api.ts';
import { useScreenSearch } from '#web/shared/browser/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';
import { AvailabilityPill, Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import styles from './product-page.module.css';
import { ProductProvider } from './product-provider.tsx';

/** §2.10: the product comes through navigation state; its id stands in the address too, for reload and sharing. */
function useChosenId(): string {
  const state = useLocation({ select: (location) => location.state });
  const search = useScreenSearch('record');
  return state.id ?? state.product?._id ?? search.id ?? '';
}

/** §2.11 */
export function ProductPage() {
  const words = useMessages('products');
  const id = useChosenId();
  const product = useProduct(id);
  useTitle(product.data?.name ?? words.title);
  return (
    <div className="wrap">
      <Link to={paths.products} className={styles.back}>
        <Icon name="back" size={22} />
        {words.title}
      </Link>
      {product.data ? <Found product={product.data} /> : <NotShown id={id} product={product} />}
    </div>
  );
}

function NotShown({ id, product }: { id: string; product: ReturnType<typeof useProduct> }) {
  const words = useMessages('products');
  const shell = useMessages('shell');
  const explain = useExplain();
  const { error, isFetching, refetch } = product;
  const missing = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={styles.alone}>
      <h1 className="sr">{words.title}</h1>
      {missing ? (
        <EmptyState
          title={words.productMissing}
          action={
            <Link to={paths.products} className={buttonClass()}>
              {words.title}
            </Link>
          }
        >
          {words.productMissingText}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={words.productFailed}
          retryLabel={shell.tryAgain}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {explain(error)}
        </ErrorState>
      ) : (
        <Skeleton label={words.productLoading} kind="product" count={1} />
      )}
    </div>
  );
}

function Found({ product }: { product: Product }) {
  const words = useMessages('products');
  const shared = useMessages('providers');
  const language = useLanguage();
  const label = useCategoryLabel();
  const { name, category, verified, available, productPic } = product;
  return (
    <div className={styles.page}>
      <img
        className={styles.picture}
        src={productPic ?? toolDrawing(category)}
        alt={productPic ? name : ''}
        width={640}
        height={440}
      />
      <div className={styles.info}>
        <h1>{name}</h1>
        <p className={styles.badges}>
          <VerifiedBadge verified={verified}>{verified ? shared.verified : shared.notVerified}</VerifiedBadge>
          <AvailabilityPill available={available}>
            {available ? words.availableYes : words.availableNo}
          </AvailabilityPill>
          {product.demo && <span className="muted">{shared.demoNote}</span>}
        </p>
        <Card className={styles.spec}>
          <dl>
            <div>
              <dt>{words.category}</dt>
              <dd>{label(category)}</dd>
            </div>
            <div>
              <dt>{words.company}</dt>
              <dd>{product.company}</dd>
            </div>
          </dl>
          <Plinth line={available ? 'lit' : 'plain'}>
            <Price amount={rupees(product.price, language)} unit={shared.perDay} />
          </Plinth>
        </Card>
        <ProductProvider product={product} />
      </div>
      <section className={styles.description} aria-label={words.description}>
        <h2>{words.description}</h2>
        <p>{product.description}</p>
      </section>
    </div>
  );
}
