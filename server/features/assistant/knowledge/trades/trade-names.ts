import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';
import { type Category, kindCategories } from '#contract/marketplace/categories.ts';
import { normalise } from '#server/platform/geo/normalise.ts';
import { typoBetween } from '#server/platform/geo/typo.ts';
import type { Writing } from '../language.ts';
import { type ListingKind, labelOf, listingKinds } from './trade-labels.ts';

export interface Trade {
  kind: ListingKind;
  /** Absent: every category of the kind. */
  category?: Category;
  /** In the plural. */
  label: Record<Writing, string>;
}

/** The trade of a category, or of all the categories of a kind. */
export function tradeNamed(name: string | undefined): Trade | undefined {
  for (const kind of listingKinds) {
    const category = kindCategories[kind].find((one) => one === name);
    if (category === undefined && kind !== name) continue;
    const label = labelOf(kind, category);
    return label && { kind, category, label };
  }
  return undefined;
}

/** Plurals in -s, and the Hindi ones in -en and -on ("टाइलें", "darwazon"), are one with their word. */
const singular = (word: string): string =>
  word.length > 3
    ? word
        .replace(/s$/, '')
        .replace(/(?<=.{3})[eo]n$/, '')
        .replace(/(?<=.{4})[aeo]$/, '')
    : word;

/** Spaces around every word, so that a name is found whole. */
export const spaced = (text: string): string => ` ${normalise(text).split(' ').map(singular).join(' ')} `;

/** The longest name that fits wins. */
export const byName: readonly [string, Trade][] = tradeSynonyms
  .flatMap(([, { kind, categories, names }]) => {
    const trade = tradeNamed(kind ?? categories[0]);
    return trade ? everySynonym(names).map((name): [string, Trade] => [spaced(name), trade]) : [];
  })
  .sort(([one], [other]) => other.length - one.length);

/** A slip of the pen in a long name: a letter too few or too many, two that changed places, a wrong vowel. */
export function isTypo(typed: string, name: string): boolean {
  if (Math.min(typed.length, name.length) < 6 || typed[0] !== name[0]) return false;
  const typo = typoBetween(typed, name);
  return typo !== undefined && typo !== 'letter';
}
export const misspelledTradeIn = (words: string): Trade | undefined => {
  const typed = words.trim().split(' ');
  return byName.find(([name]) => typed.some((word) => isTypo(word, name.trim())))?.[1];
};
