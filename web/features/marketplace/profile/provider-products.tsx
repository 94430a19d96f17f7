import type { Product } from '#contract/marketplace/product.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Card } from '#web/shared/ui/card.tsx';
import { ProductCard } from '../products/product-card.tsx';
import styles from './provider-products.module.css';

/** What a rental provider lists, on their profile. */
export function ProviderProducts({ products }: { products: Product[] }) {
  const t = useMessages('providers');
  return (
    <Card as="section" className={styles.section} aria-label={t.productsOf}>
      <h2>{t.productsOf}</h2>
      {products.length === 0 ? (
        <p className="muted">{t.noProducts}</p>
      ) : (
        <ul className={styles.cards}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} heading="h3" />
          ))}
        </ul>
      )}
    </Card>
  );
}
