import { memo } from 'react';
import type { Product } from '#contract/marketplace/product.ts';
import { paths } from '#contract/paths.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useCategoryLabel } from '#web/shared/i18n/category.ts';
import { count, rupees } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { FreePill } from '#web/shared/search-list/records/free-pill.tsx';
import { WorkSaid } from '#web/shared/search-list/records/work-said.tsx';
import { Price, VerifiedBadge } from '#web/shared/ui/badges.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { linkCard, Plinth } from '#web/shared/ui/card.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { smallPicture } from '#web/shared/ui/drawings/pictures.ts';
import { toolDrawing } from '#web/shared/ui/drawings/stand-ins.ts';
import styles from './product-card.module.css';

type ProductCardProps = { product: Product; heading?: 'h2' | 'h3' };

/** One rental product; Details opens its page, and so does the whole card (docs/rules.md#search-6). */
export const ProductCard = memo(function ProductCard({ product, heading: Heading = 'h2' }: ProductCardProps) {
  const t = useMessages('products');
  const shared = useMessages('providers');
  const label = useCategoryLabel();
  const placeName = usePlaceNames();
  const { id, name, verified, available, distanceKm } = product;
  const picture = product.productPic;
  return (
    <li className={cx(linkCard.card, styles.card)}>
      <img
        className={styles.picture}
        src={picture ? smallPicture(picture) : toolDrawing(product.category)}
        alt=""
        width={320}
        height={200}
        loading="lazy"
        decoding="async"
      />
      <div className={styles.what}>
        <Heading>
          {name}
          {product.demo && <small title={shared.demoNote}>{shared.demo}</small>}
        </Heading>
        <p className={styles.meta}>
          {product.company}
          <br />
          {label(product.category)}
          {distanceKm !== undefined && (
            <>
              <br />
              <span>
                {placeName(product.address)}, {shared.distance(distanceKm, count(distanceKm))}
              </span>
            </>
          )}
        </p>
      </div>
      <p className={styles.badges}>
        <VerifiedBadge verified={verified}>{verified ? shared.verified : shared.notVerified}</VerifiedBadge>
        <FreePill record={product} words={{ yes: t.availableYes, no: t.availableNo }} />
      </p>
      <WorkSaid record={product} hired={t.hiredTimes} className={styles.trust} />
      <Plinth line={available ? 'lit' : 'plain'}>
        <Price amount={rupees(product.price)} unit={shared.perDay} />
        <Link
          to={paths.product}
          search={{ id }}
          state={{ id, product: { _id: id } }}
          className={cx(buttonClass({ kind: 'soft' }), linkCard.hit, styles.details)}
          aria-label={t.detailsOf(name)}
        >
          {t.details}
        </Link>
      </Plinth>
    </li>
  );
});
