import type { CardFacts } from './card-facts.ts';
import { findJson, isObject } from './signed-token.ts';

/** What a card of one's own says, as it was written: nothing is checked, so it is for who made it and who has it. */
export function cardSaid(token: string): Partial<CardFacts> {
  const [jwt = '', ...disclosures] = token.split('~');
  const open = findJson(jwt.split('.')[1] ?? '');
  const hidden = disclosures
    .map(findJson)
    .filter((one): one is [string, string, unknown] => Array.isArray(one))
    .map(([, name, value]) => [name, value]);
  return { ...(isObject(open) && open), ...Object.fromEntries(hidden) };
}
