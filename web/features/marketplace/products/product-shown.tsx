import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Product } from '#contract/marketplace/products/product.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import { WorkSaid } from '#web/shared/search-list/records/work-said.tsx';
import { Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import styles from './product-page.module.css';
import { ProductProvider } from './product-provider.tsx';

export type RentOf = ComponentType<{ product: Product }>;

/** A product with its picture, price, provider and description (docs/rules.md#marketplace-14). */
export function ShownProduct({ product, Rent }: { product: Product; Rent: RentOf | undefined }) {
  const t = useMessages('products');
  const shared = useMessages('providers');
  const language = useLanguage();
  const label = useCategoryLabel();
  const own = useSession()?.user._id === product.userId;
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
          <Plinth line={available ? 'lit' : 'plain'}>
            <Price amount={rupees(product.price, language)} unit={shared.perDay} />
            {!own && (
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
