import type { Site } from './use-site.ts';

/**
 * What the customer can pay without paying too early, whole rupees; what they said before, here or in the book, is taken off,
 * though the builder may not have said so yet.
 */
export function roomLeft({ book, unsent }: Pick<Site, 'book' | 'unsent'>): number {
  const { room, agreed, inQuestion } = book.standing;
  const waiting = unsent.map((one) =>
    one.kind === 'money' && one.body.to === 'provider' && !one.refused ? one.body.amount : 0,
  );
  const said = Math.max(0, inQuestion.paid - agreed.paid) + waiting.reduce((sum, one) => sum + one, 0);
  return Math.max(0, room - said);
}

/** Whole rupees of a customer's payment beyond what stands and what was agreed ahead; 0 where it is none of that. */
export const aheadBy = (amount: number, site: Pick<Site, 'book' | 'unsent'>): number =>
  Math.max(0, amount - roomLeft(site));
