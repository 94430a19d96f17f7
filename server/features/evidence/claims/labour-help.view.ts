import help from '#content/labour-help.json' with { type: 'json' };
import type { Claim } from '#contract/evidence/owed.calls.ts';
import { nearestKnown } from '#server/platform/geo/pin-places.ts';

const everywhere = 'India';

/** What holds everywhere, and of the state in which the site is. */
export function hintsFor(pin: string): Claim['hints'] {
  const state = nearestKnown(pin)?.state;
  return help.filter(({ area }) => area === everywhere || area === state);
}
