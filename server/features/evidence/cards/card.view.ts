import type { Card } from '#contract/evidence/cards.calls.ts';
import type { CardHidden, CardOpen } from '#domain/evidence/card-facts.ts';
import { findJson, isObject } from '#domain/evidence/signed-token.ts';
import type { CardRow } from './card.data.ts';

/** What a card of ours says, as it was written here: nothing is checked. */
export function saidBy(token: string): Pick<CardOpen, 'ninety'> & Partial<CardHidden> {
  const [jwt = '', ...disclosures] = token.split('~');
  const open = findJson(jwt.split('.')[1] ?? '');
  const hidden = disclosures
    .map(findJson)
    .filter((one): one is [string, string, unknown] => Array.isArray(one))
    .map(([, name, value]) => [name, value]);
  return { ...(isObject(open) && open), ...Object.fromEntries(hidden) };
}

/** As its owner has it; undefined where what it said is forgotten. */
export function cardView({ idx, token, issued_at, expires_at }: CardRow): Card | undefined {
  const said = token === null ? undefined : saidBy(token);
  if (token === null || !said?.work || !said.pay) return undefined;
  return {
    ...{ idx, token, issuedAt: issued_at.toISOString(), expiresAt: expires_at.toISOString() },
    ...{ ninety: said.ninety, work: said.work, pay: said.pay },
  };
}
