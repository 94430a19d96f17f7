import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';
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

/** Fewer letters begin too many words. */
const shortestBeginning = 4;

/**
 * The everyday name of a category by which a search found it, as people write it: "mason" of construction labour.
 * @returns undefined where the category's own name says it already, or another field was what matched
 */
export function matchedTrade(searched: string, category: string): string | undefined {
  const whole = normalise(searched).trim();
  const named = ` ${normalise(category)}`;
  const asked = [whole, ...whole.split(' ')].filter((words) => words && !named.includes(` ${words}`));
  const names = (byCategory.get(category) ?? []).map((name) => ({ name, folded: normalise(name) }));
  for (const words of asked) {
    const found =
      names.find(({ folded }) => folded === words) ??
      (words.length >= shortestBeginning && names.find(({ folded }) => folded.startsWith(words)));
    if (found) return found.name;
  }
  return undefined;
}
