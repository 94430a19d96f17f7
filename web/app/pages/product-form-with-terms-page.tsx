import { useListingTerms } from '#web/features/hiring/rentals/terms/listing-terms.tsx';
import { RentTermsForm } from '#web/features/hiring/rentals/terms/terms-form.tsx';
import { ProductPicturesForm } from '#web/features/marketplace/products/product-pictures-form.tsx';
import { ProductFormPage } from '#web/features/marketplace/registration/product-form-page.tsx';
import { useSession } from '#web/shared/api/session.ts';
import { isRecordId } from '#web/shared/browser/router/kind.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useProduct } from '#web/shared/search-list/records/product-queries.ts';

/** A product's form with its rent terms; below that of one's own product stand its photos and all of its terms. */
export function ProductFormWithTermsPage() {
  const { edit = '' } = useScreenSearch('form');
  const own = useSession()?.user._id;
  const product = useProduct(isRecordId(edit) ? edit : '');
  const terms = useListingTerms();
  return (
    <>
      <ProductFormPage more={terms} />
      {product.data && own !== undefined && product.data.userId === own && (
        <>
          <ProductPicturesForm product={product.data} />
          <RentTermsForm productId={edit} />
        </>
      )}
    </>
  );
}
