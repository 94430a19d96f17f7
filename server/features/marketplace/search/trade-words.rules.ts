import names from '#content/trade-names/en.json' with { type: 'json' };
import spellings from '#content/trade-spellings.json' with { type: 'json' };
import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';
import { kindCategories } from '#contract/marketplace/categories.ts';
import { providerKinds } from '#contract/marketplace/kinds.ts';
import { tradesOf } from '#domain/wish/trades-of.ts';
import { normalise } from '#server/platform/geo/normalise.ts';

const byCategory = new Map<string, string[]>();
for (const [, { categories, search }] of tradeSynonyms)
  for (const category of categories)
    byCategory.set(category, [...(byCategory.get(category) ?? []), ...everySynonym(search)]);

/**
 * Words to add to a record's search text before folding it, so that "mistri" finds construction labour.
 * Takes the exact category value of the specification (docs/rules.md#marketplace-7); empty for any other.
 */
export function tradeWords(category: string): string {
  return (byCategory.get(category) ?? []).join(' ');
}

const nameOf: Readonly<Record<string, string>> = names;
const spelledAs: Readonly<Record<string, readonly string[]>> = spellings;

/** Words by which a search finds who says these trades, to be added as those of the category are. */
export const wordsOfTrades = (trades: readonly string[]): string =>
  trades.flatMap((key) => [nameOf[key] ?? '', ...(spelledAs[key] ?? [])]).join(' ');

/** Names of a trade that are one word, folded: of "nal wala" no part is one. */
export const oneWordNames = (key: string): string[] => [
  ...new Set(
    [nameOf[key] ?? '', ...(spelledAs[key] ?? [])]
      .filter((name) => !/[\s-]/.test(name))
      .map(normalise)
      .filter((name) => name.length >= shortestBeginning),
  ),
];

/** Fewer letters begin too many words. */
const shortestBeginning = 4;

/**
 * The key of the trade by which a search found a listing.
 * @returns undefined where the listing does not say a trade of that name, or the category's own name says it already
 */
export function matchedTrade(
  searched: string,
  { category, trades }: { category: string; trades: readonly string[] },
): string | undefined {
  const whole = normalise(searched).trim();
  const named = ` ${normalise(category)}`;
  const asked = [whole, ...whole.split(' ')].filter((words) => words && !named.includes(` ${words}`));
  const said = trades.flatMap((key) =>
    [nameOf[key] ?? '', ...(spelledAs[key] ?? [])].map((name) => ({ key, folded: normalise(name) })),
  );
  for (const words of asked) {
    const found =
      said.find(({ folded }) => folded === words) ??
      (words.length >= shortestBeginning && said.find(({ folded }) => folded.startsWith(words)));
    if (found) return found.key;
  }
  return undefined;
}

/** The key of the trade that a search named, of a listing that says none and is found by its category alone. */
export const tradeToAsk = (
  searched: string,
  { category, trades }: { category: string; trades: readonly string[] },
) => (trades.length > 0 ? undefined : matchedTrade(searched, { category, trades: tradesOf(category) }));

const allCategories = [...new Set(providerKinds.flatMap((kind) => [...kindCategories[kind]]))];

/** Categories in which who says no trade is found by a search for one. */
export const categoriesToAsk = (searched: string): string[] =>
  allCategories.filter((category) => tradeToAsk(searched, { category, trades: [] }) !== undefined);
