import type { ProductFilter } from '#contract/providers/filter';
import type { Bind } from './listing-filter.ts';
import type { Meaning } from './listing-words.ts';

/**
 * The best match first: conditions that part what a search finds, better ranks before worse. Who has the very words
 * that were typed ("Ram") comes before whom longer words bring ("Ramesh"). Each rank is read on the same indexes as
 * the whole, in the list's own order.
 * @returns one empty rank where a sort, or nearness, decides, or where all that is found is alike
 */
export function ranksOf(filter: ProductFilter, meanings: Meaning[], bind: Bind): string[] {
  const exact = meanings.filter(({ typed, words }) => words.length > 1 && words[0] === typed);
  const [first, second] = exact;
  if (filter.sort !== undefined || filter.near !== undefined || !first) return [''];
  const whole = `r.words @> ${bind(exact.map(({ typed }) => typed))}::text[]`;
  // Says how few are left, or the planner would look for them through the whole list.
  const longer = second ? '' : `r.words && ${bind(first.words.slice(1))}::text[] and `;
  return [` and ${whole}`, ` and ${longer}not (${whole})`];
}
