import { tradeSynonyms } from '#content/trade-synonyms.ts';
import type { RequestItemBody } from '#contract/hiring/request-body.ts';
import { type HiringKind, hiringKinds } from '#contract/hiring/terms.ts';
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

/** Which listings' kinds and trades may answer an item. */
export const answeredBy = (item: {
  of: HiringKind;
  category: string;
}): { of: HiringKind; category: string }[] =>
  hiringKinds.flatMap((of) =>
    categoriesOf(of)
      .filter((category) => fits({ ref: { kind: of }, category }, item))
      .map((category) => ({ of, category })),
  );

interface Answering {
  ref: { kind: HiringKind };
  category: string;
}

export const fits = (listing: Answering, item: { of: HiringKind; category: string }): boolean =>
  answerable(listing.ref.kind, listing.category).some(
    ({ of, category }) => of === item.of && category === item.category,
  );

/**
 * What of a request is for somebody with these listings: what their trades may answer, else what their kinds may
 * (a customer chose them for other work than they are listed for). All of it where neither is left: they changed since.
 */
export function ownPart<Item extends Pick<RequestItemBody, 'of' | 'category'>>(
  listings: readonly Answering[],
  items: readonly Item[],
): readonly Item[] {
  const byTrade = items.filter((item) => listings.some((listing) => fits(listing, item)));
  if (byTrade.length > 0) return byTrade;
  const byKind = items.filter((item) => listings.some(({ ref }) => kindFits(ref.kind, item)));
  return byKind.length > 0 ? byKind : items;
}
