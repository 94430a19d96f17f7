import { everySynonym, tradeSynonyms } from '#content/trade-synonyms.ts';

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
