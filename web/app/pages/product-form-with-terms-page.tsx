import { RentTermsForm } from '#web/features/hiring/rentals/terms/terms-form.tsx';
import { ProductFormPage } from '#web/features/marketplace/registration/product-form-page.tsx';
import { useSession } from '#web/shared/api/session.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';

/** A product's form; below that of one's own product stand its rent terms. */
export function ProductFormWithTermsPage() {
  const { edit = '' } = useScreenSearch('form');
  const own = useSession()?.user._id;
  const product = useProduct(edit);
  return (
    <>
      <ProductFormPage />
      {own !== undefined && product.data?.userId === own && <RentTermsForm productId={edit} />}
    </>
  );
}
