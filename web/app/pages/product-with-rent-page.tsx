import type { Product } from '#contract/marketplace/product.ts';
import { paths } from '#contract/paths.ts';
import { QuoteBox } from '#web/features/hiring/rentals/quote/quote-box.tsx';
import { ProductPage } from '#web/features/marketplace/products/product-page.tsx';
import { useSession } from '#web/shared/api/session.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';

/** What a product costs for one's own days; its owner is led to the terms too. */
function Rent({ product }: { product: Product }) {
  const t = useMessages('rentals');
  const own = useSession()?.user._id === product.userId;
  return (
    <>
      <QuoteBox key={product.id} productId={product.id} own={own} />
      {own && (
        <Link
          to={paths.productForm}
          search={{ edit: product.id }}
          hash="rent-terms"
          className={buttonClass({ kind: 'line' })}
        >
          {t.rentOut}
        </Link>
      )}
    </>
  );
}

export const ProductWithRentPage = () => <ProductPage Rent={Rent} />;
