import { Link } from '@tanstack/react-router';
import type { Product } from '#contract/products/product';
import { Icon } from '../drawings/icon.tsx';
import { cardPhoto } from '../drawings/pictures.ts';
import { useWords } from '../languages/words.ts';
import { FollowButton } from '../lib/follow.tsx';
import { profileLink } from '../lib/navigation-state.ts';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { buttonClass } from '../ui/button.tsx';
import { Card, Plinth } from '../ui/card.tsx';
import styles from './product-page.module.css';
import { productProviderKey, useProductProvider } from './product-queries.ts';

/** §2.11: name, location, country; Follow and Message Provider do what they say, on others' products. */
export function ProductProvider({ product }: { product: Product }) {
  const words = useWords('products');
  const own = useSession()?.user._id === product.userId;
  const { data: provider } = useProductProvider(product.providerId);
  const { providerId, userId, providerName } = product;
  return (
    <Card as="section" aria-label={words.providerInformation}>
      <div className={styles.provider}>
        <h2>{words.providerInformation}</h2>
        <img src={cardPhoto(provider?.profilePic ?? null, userId)} alt="" width={72} height={72} />
        <dl>
          <dt className="sr">{words.name}</dt>
          <dd>
            <Link to={paths.profile} {...profileLink({ id: providerId, userId, kind: 'provider' })}>
              {providerName}
            </Link>
          </dd>
          <dt className="sr">{words.location}</dt>
          <dd>
            <Icon name="pin" size={20} />
            {product.address}
          </dd>
          <dt className="sr">{words.country}</dt>
          <dd>
            <Icon name="home" size={20} />
            {product.country}
          </dd>
        </dl>
      </div>
      <Plinth className={styles.actions}>
        {own ? (
          <p className="muted">{words.ownProduct}</p>
        ) : (
          <>
            <FollowButton
              userId={userId}
              record={productProviderKey(providerId)}
              following={provider?.following ?? false}
            />
            <Link to={paths.chat} state={{ userId }} className={buttonClass({ kind: 'accent' })}>
              <Icon name="chat" size={22} />
              {words.messageProvider}
            </Link>
          </>
        )}
      </Plinth>
    </Card>
  );
}
