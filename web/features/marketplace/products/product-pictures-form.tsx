import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mostProductPictures, type Product } from '#contract/marketplace/product.ts';
import { updateProduct } from '#contract/marketplace/products.calls.ts';
import { call } from '#web/shared/api/api.ts';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { PicturesField } from '../projects/pictures-field.tsx';

/** More photos of one's own product, each written as soon as it has arrived. */
export function ProductPicturesForm({ product: { id, pictures } }: { product: Product }) {
  const { photos: t } = useMessages('rentals');
  const explain = useExplain();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (wanted: string[]) => call(updateProduct, { params: { id }, body: { pictures: wanted } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['product', id] }),
  });
  return (
    <section className="wrap" aria-label={t.title}>
      <PicturesField
        words={t}
        most={mostProductPictures}
        pictures={saving.variables && saving.isPending ? saving.variables : pictures}
        onChange={(wanted) => saving.mutate(wanted)}
        onBusy={() => undefined}
      />
      {saving.error && <Note kind="danger">{explain(saving.error)}</Note>}
    </section>
  );
}
