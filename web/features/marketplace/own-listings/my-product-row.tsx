import type { Product } from '#contract/marketplace/product.ts';
import { deleteProduct } from '#contract/marketplace/products.calls.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/shared/api/api.ts';
import { QueuedAbout } from '#web/shared/browser/outbox/queued-act.tsx';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Switch } from '#web/shared/ui/choices.tsx';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import { useAvailability } from './availability.ts';
import { DeleteButton } from './delete-button.tsx';
import styles from './own-listings.module.css';
import { PublicPage } from './public-page.tsx';

/** A product of the user's own: whether it is available, and the ways to change and delete it. */
export function ProductRow({ product }: { product: Product }) {
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
