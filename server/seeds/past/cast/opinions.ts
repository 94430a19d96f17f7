import { goodReasons, reviewReasons } from '#contract/hiring/hiring-words.ts';
import type { Random } from '../../chance/random.ts';
import { reviewTexts } from '../../data/work-words.ts';

export type Stars = 2 | 3 | 4 | 5;

/**
 * Writes what a review says, by the kind of its subject: the fewer stars, the more of the reasons are bad ones.
 * @param said texts that somebody has been told already: nobody is told the same twice, some are told nothing
 */
export function opinion(
  random: Random,
  { about, stars, said = new Set() }: { about: 'provider' | 'customer'; stars: Stars; said?: Set<string> },
) {
  const all: readonly string[] = reviewReasons[about];
  const good = all.slice(0, goodReasons);
  const bad = all.slice(goodReasons);
  const from = stars >= 4 ? good : stars === 3 ? [random.pick(good), random.pick(bad)] : bad;
  const reasons = [...new Set([random.pick(from), random.pick(from)])];
  const fresh = reviewTexts[about][stars].filter((text) => !said.has(text));
  const text = fresh.length > 0 && random.chance(0.85) ? random.pick(fresh) : '';
  said.add(text);
  return { stars, reasons, text };
}
