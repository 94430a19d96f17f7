import { everySynonym, kindSynonyms, tradeSynonyms } from '#content/trade-synonyms.ts';
import { type Category, kindCategories } from '#contract/marketplace/categories.ts';
import { type ProviderKind, providerKinds } from '#contract/marketplace/kinds.ts';
import { normalise } from '#server/platform/geo/normalise.ts';

/** Who the marketplace offers for a trade that somebody named. */
export interface TradeMatch {
  /** The trade in plain English, to be said where the category has another name. */
  trade: string;
  kind: ProviderKind;
  /** Null where the kind has no categories (rental providers). */
  category: Category | null;
  /** False where the marketplace has no such category and this is the nearest: say so. */
  exact: boolean;
}

interface Place {
  kind: ProviderKind;
  category: Category | null;
}

const placesOf = (categories: readonly string[]): Place[] =>
  categories.flatMap((name) =>
    providerKinds.flatMap((kind) =>
      kindCategories[kind]
        .filter((category) => category === name)
        .map((category): Place => ({ kind, category })),
    ),
  );

/** The specification's categories (docs/rules.md#marketplace-7) know few trades; the nearest one is a place to begin, not a promise. */
const trades = tradeSynonyms
  .map(([trade, { kind, categories, nearest, names, hints }]) => ({
    trade,
    exact: !nearest,
    // The kind that is meant when only the trade is named comes first; who rents out machines has no category.
    places:
      kind === 'provider' ? [{ kind, category: null } satisfies Place] : kind ? [] : placesOf(categories),
    hints: everySynonym(hints),
    names: everySynonym(names),
  }))
  // Tools, and all of a kind, are no trades.
  .filter(({ places }) => places.length > 0);
type Trade = (typeof trades)[number];

/** Words that choose among the kinds that offer a trade: "painter ka thekedar", "mistri ki toli". */
const kindWords = (['groupWorker', 'contractor', 'engineer'] as const).map((kind) => ({
  kind,
  words: [kindSynonyms[kind].names, kindSynonyms[kind].hints]
    .flatMap((list) => everySynonym(list))
    .map(normalise),
}));

const phrasesOf = (list: 'hints' | 'names') =>
  trades.flatMap((of) =>
    of[list].map((phrase): { of: Trade; phrase: string } => ({ of, phrase: normalise(phrase) })),
  );

/** Longest first, so that "tile mistri" is no mason and "bijli mistri" an electrician. */
const phrases = [...phrasesOf('hints'), ...phrasesOf('names')].sort(
  (a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length || b.phrase.length - a.phrase.length,
);

/** Plural endings of both languages, dropped where the word as written names no trade. */
const singular = (word: string): string => word.replace(/(?:s|on|iyon|ion)$/, '');

/** "Painter contractor" is a painter; each of these alone says less than a trade does. */
const general = new Set(['contractor', 'civil engineer', 'labourer', 'mason']);

/** The trade that a text names, or null. */
export function tradeOf(text: string): TradeMatch | null {
  const words = normalise(text).split(' ');
  const spoken = [` ${words.join(' ')} `, ` ${words.map(singular).join(' ')} `];
  const contains = (phrase: string) => spoken.some((words) => words.includes(` ${phrase} `));
  const named = phrases.filter(({ phrase }) => contains(phrase)).map(({ of }) => of);
  const found = named.find(({ trade }) => !general.has(trade)) ?? named[0];
  if (!found) return null;
  const wished = kindWords.find(({ words }) => words.some(contains))?.kind;
  const place = found.places.find(({ kind }) => kind === wished) ?? found.places[0];
  return place ? { trade: found.trade, ...place, exact: found.exact } : null;
}

/** What a trade is called, by the name that the code knows it by; null for what is none. */
export function namesOfTrade(trade: string): { en: string; hi: string } | null {
  const found = tradeSynonyms.find(([name]) => name === trade);
  return found ? { en: trade, hi: found[1].names?.hi?.[0] ?? trade } : null;
}
