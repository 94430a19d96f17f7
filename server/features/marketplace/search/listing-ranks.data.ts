import type { ProductFilter } from '#contract/marketplace/filter.ts';
import type { Bind } from './listing-filter.data.ts';
import type { Meaning } from './listing-words.rules.ts';

/** What parts one rank from the others. */
export interface Rank {
  /** A condition on words, '' for none, that adds its values to the statement it stands in. */
  words: (bind: Bind) => string;
  /** Undefined where the available and the others stand together. */
  available?: boolean;
}

/**
 * A letter or two begin so many words that a listing with one of them is found on a short walk only; the available ones
 * would be sought through the whole list.
 */
const fewWords = 25;

/**
 * What comes first where no sort was chosen (docs/rules.md#search-15): of a search the best match, where a place does not
 * decide, and among equals the available. Conditions that part what a search finds, better ranks before
 * worse; each is read on the same indexes as the whole, in the list's own order.
 * @returns one rank without a condition where a sort decides, or where all that is found is alike
 */
export function ranksOf(filter: ProductFilter, meanings: Meaning[]): Rank[] {
  if (filter.sort !== undefined) return [{ words: () => '' }];
  const alike = filter.available !== undefined || meanings.some(({ words }) => words.length > fewWords);
  return matchesOf(filter, meanings).flatMap((words): Rank[] =>
    alike
      ? [{ words }]
      : [
          { words, available: true },
          { words, available: false },
        ],
  );
}

/** Who has the very words that were typed ("Ram") comes before longer words ("Ramesh"). */
function matchesOf(filter: ProductFilter, meanings: Meaning[]): Rank['words'][] {
  const exact = meanings.filter(({ typed, words }) => words.length > 1 && words[0] === typed);
  const [first, second] = exact;
  if (filter.near !== undefined || !first) return [() => ''];
  const whole = (bind: Bind) => `r.words @> ${bind(exact.map(({ typed }) => typed))}::text[]`;
  // Says how few are left, or the planner would look for them through the whole list.
  const longer = (bind: Bind) => (second ? '' : `r.words && ${bind(first.words.slice(1))}::text[] and `);
  return [(bind) => ` and ${whole(bind)}`, (bind) => ` and ${longer(bind)}not (${whole(bind)})`];
}

/**
 * A search by a trade's name finds by category who says no trade, too: they are a group of their own after all who say
 * one (docs/rules.md#search-13). Where a sort was chosen, it decides.
 * @param categories in which one is found so
 */
export function silentLast(ranks: Rank[], filter: ProductFilter, categories: readonly string[]): Rank[] {
  if (filter.sort !== undefined || categories.length === 0) return ranks;
  const isSilent = (bind: Bind) => `(r.trades = '{}' and r.category = any (${bind(categories)}::text[]))`;
  return ['not ', ''].flatMap((not) =>
    ranks.map((rank) => ({ ...rank, words: (bind) => `${rank.words(bind)} and ${not}${isSilent(bind)}` })),
  );
}
