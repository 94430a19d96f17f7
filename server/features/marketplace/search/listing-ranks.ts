import type { ProductFilter } from '#contract/marketplace/filter.ts';
import type { Bind } from './listing-filter.ts';
import type { Meaning } from './typed/listing-words.ts';

/** A condition that adds its values to the statement it stands in. */
export type Rank = (bind: Bind) => string;

/**
 * The best match first: conditions that part what a search finds, better ranks before worse. Who has the very words
 * that were typed ("Ram") comes before longer words ("Ramesh"). Each rank is read on the same indexes as
 * the whole, in the list's own order.
 * @returns one rank without a condition where a sort, or nearness, decides, or where all that is found is alike
 */
export function ranksOf(filter: ProductFilter, meanings: Meaning[]): Rank[] {
  const exact = meanings.filter(({ typed, words }) => words.length > 1 && words[0] === typed);
  const [first, second] = exact;
  if (filter.sort !== undefined || filter.near !== undefined || !first) return [() => ''];
  const whole: Rank = (bind) => `r.words @> ${bind(exact.map(({ typed }) => typed))}::text[]`;
  // Says how few are left, or the planner would look for them through the whole list.
  const longer: Rank = (bind) => (second ? '' : `r.words && ${bind(first.words.slice(1))}::text[] and `);
  return [(bind) => ` and ${whole(bind)}`, (bind) => ` and ${longer(bind)}not (${whole(bind)})`];
}
