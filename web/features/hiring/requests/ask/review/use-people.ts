import { peopleWithin, useMatches, usualKm } from '../wish/say-queries.ts';
import type { Wish } from '../wish/wish.ts';

/** How many people get the request; 0 where they were not counted, or may not be told from each other. */
export function usePeople(wish: Wish): number {
  const { data } = useMatches(wish);
  const isCounted = data && wish.to.length === 0 && wish.radiusKm === usualKm;
  const people = isCounted ? peopleWithin(data.data, usualKm) : 0;
  return people === 'few' ? 0 : people;
}
