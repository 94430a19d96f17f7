import { goodReasons, reviewReasons } from '#contract/hiring/hiring-words.ts';
import type { Random } from '../chance/random.ts';
import { reviewTexts } from '../data/work-words.ts';

export type Stars = 2 | 3 | 4 | 5;

/** What a review says, by whom it is about: the fewer stars, the more of the reasons are bad ones. */
export function opinion(random: Random, about: 'provider' | 'customer', stars: Stars) {
  const all: readonly string[] = reviewReasons[about];
  const good = all.slice(0, goodReasons);
  const bad = all.slice(goodReasons);
  const from = stars >= 4 ? good : stars === 3 ? [random.pick(good), random.pick(bad)] : bad;
  const reasons = [...new Set([random.pick(from), random.pick(from)])];
  return { stars, reasons, text: random.pick(reviewTexts[about][stars]) };
}
