import { tradeSynonyms } from '#content/trade-synonyms.ts';
import type { RequestItemBody } from '#contract/hiring/request-body.ts';
import type { HiringKind } from '#contract/hiring/terms.ts';
import { productTypes, workerCategories } from '#contract/marketplace/categories.ts';
import { kinds } from '#contract/marketplace/kinds.ts';

/** The categories in which something can be asked for. */
export const categoriesOf = (of: HiringKind): readonly string[] =>
  of === 'product' ? productTypes : kinds[of].categories;

const sameTrade = (one: string, other: string): boolean =>
  tradeSynonyms.some(([, { categories }]) => categories.includes(one) && categories.includes(other));

/** What a listing of this kind and category may answer: its own, and for crews and contractors single workers of the trade. */
export function answerable(kind: HiringKind, category: string): { of: HiringKind; category: string }[] {
  const own = { of: kind, category };
  if (kind !== 'groupWorker' && kind !== 'contractor') return [own];
  const workers = workerCategories.filter((worker) => sameTrade(worker, category));
  return [own, ...workers.map((worker) => ({ of: 'worker' as const, category: worker }))];
}

/** Whether the kind fits, whatever the trade: a customer who chose a listing knows what it can do. */
export const kindFits = (kind: HiringKind, { of }: Pick<RequestItemBody, 'of'>): boolean =>
  kind === of || (of === 'worker' && (kind === 'groupWorker' || kind === 'contractor'));

export const fits = (
  listing: { ref: { kind: HiringKind }; category: string },
  item: { of: HiringKind; category: string },
): boolean =>
  answerable(listing.ref.kind, listing.category).some(
    ({ of, category }) => of === item.of && category === item.category,
  );
