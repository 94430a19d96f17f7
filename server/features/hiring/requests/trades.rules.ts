import { tradeSynonyms } from '#content/trade-synonyms.ts';
import type { RequestItemBody } from '#contract/hiring/request-body.ts';
import { type HiringKind, hiringKinds } from '#contract/hiring/terms.ts';
import { kindCategories, workerCategories } from '#contract/marketplace/categories.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';

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
    kindCategories[of]
      .filter((category) => fits({ ref: { kind: of }, category, trades: [] }, item))
      .map((category) => ({ of, category })),
  );

interface Answering {
  ref: { kind: HiringKind };
  category: string;
  trades: readonly string[];
}

interface AskedFor {
  of: HiringKind;
  category: string;
  trade?: string | null | undefined;
  /** Somebody near had the trade when it was asked: then only who has it answers. */
  trade_near?: boolean | undefined;
}

/** A trade that a listing may answer: one that it says, or one of its category where nobody near says it. */
export interface AnswerableTrade {
  of: HiringKind;
  trade: string;
  said: boolean;
}

export function answerableTrades({ ref: { kind }, category, trades }: Answering): AnswerableTrade[] {
  const kindsFor = (['worker', 'groupWorker', 'contractor', 'engineer'] as const).filter((of) =>
    kindFits(kind, { of }),
  );
  return kindsFor.flatMap((of) =>
    tradesOf(category).map((trade) => ({ of, trade, said: trades.includes(trade) })),
  );
}

export const fits = (listing: Answering, item: AskedFor): boolean =>
  item.trade
    ? answerableTrades(listing).some(
        ({ of, trade, said }) => of === item.of && trade === item.trade && (said || !item.trade_near),
      )
    : answerable(listing.ref.kind, listing.category).some(
        ({ of, category }) => of === item.of && category === item.category,
      );

/** The kinds and categories in which a trade is asked for where nobody near says it. */
export const categoriesFor = (of: HiringKind, trade: string): { of: HiringKind; category: string }[] =>
  hiringKinds
    .filter((kind) => kindFits(kind, { of }))
    .flatMap((kind) =>
      kindCategories[kind]
        .filter((category) => tradesOf(category).some((key) => key === trade))
        .map((category) => ({ of: kind, category })),
    );

/**
 * What of a request is for somebody with these listings: what their trades may answer, else what their kinds may
 * (a customer chose them for other work than they are listed for). All of it where neither is left: they changed since.
 */
export function ownPart<Item extends AskedFor>(
  listings: readonly Answering[],
  items: readonly Item[],
): readonly Item[] {
  const byTrade = items.filter((item) => listings.some((listing) => fits(listing, item)));
  if (byTrade.length > 0) return byTrade;
  const byKind = items.filter((item) => listings.some(({ ref }) => kindFits(ref.kind, item)));
  return byKind.length > 0 ? byKind : items;
}
