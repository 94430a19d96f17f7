import { situations } from '#content/situations.ts';
import { spaced } from '../knowledge/trades/trade-names.ts';

const known = situations.map(({ article, says }) => ({
  article,
  says: says.map((line) => line.split(',').map(spaced)),
}));

/** The article for a question of advice that names a trade or a thing to calculate; undefined for every other question. */
export function articleForSituation(question: string): string | undefined {
  const told = spaced(question.toLowerCase());
  return known.find(({ says }) => says.every((line) => line.some((word) => told.includes(word))))?.article;
}
