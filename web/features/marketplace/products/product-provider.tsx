import type { Product } from '#contract/marketplace/product.ts';
import { paths } from '#contract/paths.ts';
import { useSession } from '#web/shared/api/session.ts';
import { profileLink } from '#web/shared/browser/navigation-state.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { productProviderKey, useProductProvider } from '#web/shared/search-list/records/product-queries.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Card, Plinth } from '#web/shared/ui/card.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Face } from '#web/shared/ui/face.tsx';
import { FollowButton, FollowWaits } from '../follow.tsx';
import styles from './product-page.module.css';

/** Name, location, country; Follow and Message Provider do what they say, on others' products (docs/rules.md#marketplace-14). */
export function ProductProvider({ product }: { product: Product }) {
  const t = useMessages('products');
  const placeName = usePlaceNames();
  const own = useSession()?.user._id === product.userId;
  const { data: provider } = useProductProvider(product.providerId);
  const { providerId, userId, providerName } = product;
  return (
    <Card as="section" aria-label={t.providerInformation}>
      <div className={styles.provider}>
        <h2>{t.providerInformation}</h2>
        <Face src={provider?.profilePic} name={providerName} width={72} className={styles.face} />
        <dl>
          <dt className="sr">{t.name}</dt>
          <dd>
            <Link to={paths.profile} {...profileLink({ id: providerId, userId, kind: 'provider' })}>
              {providerName}
            </Link>
          </dd>
          <dt className="sr">{t.location}</dt>
          <dd>
            <Icon name="pin" size={20} />
            {placeName(product.address)}
          </dd>
          <dt className="sr">{t.country}</dt>
          <dd>
            <Icon name="home" size={20} />
            {placeName(product.country)}
          </dd>
        </dl>
      </div>
      {!own && <FollowWaits userId={userId} />}
      <Plinth className={styles.actions}>
        {own ? (
          <p className="muted">{t.ownProduct}</p>
        ) : (
          <>
            <FollowButton
              userId={userId}
              name={providerName}
              record={productProviderKey(providerId)}
              following={provider?.following ?? false}
            />
            <Link to={paths.chat} state={{ userId }} className={buttonClass({ kind: 'line' })}>
              <Icon name="chat" size={22} />
              {t.messageProvider}
            </Link>
          </>
        )}
      </Plinth>
    </Card>
  );
}
