import { type ComponentType, useState } from 'react';
import type { Product } from '#contract/marketplace/product.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import { WorkSaid } from '#web/shared/search-list/records/work-said.tsx';
import { Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { useAvailability } from '../own-listings/availability.ts';
import styles from './product-page.module.css';
import { ProductProvider } from './product-provider.tsx';

export type RentOf = ComponentType<{ product: Product }>;

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
export function ShownProduct({ product, Rent }: { product: Product; Rent: RentOf | undefined }) {
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
