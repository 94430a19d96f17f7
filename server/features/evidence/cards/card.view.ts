import type { Card } from '#contract/evidence/cards.calls.ts';
import { cardSaid } from '#domain/evidence/card-said.ts';
import type { CardRow } from './card.data.ts';

/** As its owner has it; undefined where what it said is forgotten. */
export function cardView({ idx, token, issued_at, expires_at }: CardRow): Card | undefined {
  const { ninety, work, pay } = token === null ? {} : cardSaid(token);
  if (token === null || !ninety || !work || !pay) return undefined;
  return {
    ...{ idx, token, issuedAt: issued_at.toISOString(), expiresAt: expires_at.toISOString() },
    ...{ ninety, work, pay },
  };
}
