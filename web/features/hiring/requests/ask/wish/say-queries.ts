import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Match, postMatches, readWishCall } from '#contract/hiring/wish.calls.ts';
import { pinOf } from '#contract/written.ts';
import { call } from '#web/shared/api/api.ts';
import { freshFor } from '#web/shared/api/query-client.ts';
import { datesOf } from './request-of.ts';
import { chosenItems, type Wish } from './wish.ts';

/** As far as one is asked without a word more. */
export const usualKm = 25;
/** As far as anybody is asked. */
export const widestKm = 100;

/** What a sentence asks for. @param known it was understood before */
export const useReading = (sentence: string, known: boolean) =>
  useQuery({
    queryKey: ['wish', sentence],
    queryFn: ({ signal }) => call(readWishCall, { body: { text: sentence }, signal }),
    enabled: !known,
    staleTime: freshFor(5 * 60_000),
  });

/** How many are near for each line, and what they usually take; nothing until the place is known. */
export function useMatches(wish: Wish) {
  const pin = pinOf(wish.pin) ?? '';
  const items = chosenItems(wish).map(({ of, category, skill, trade, count }) => ({
    of,
    category,
    count,
    ...(trade && { trade }),
    ...(skill && { skill }),
  }));
  const dates = wish.from && Number.isInteger(wish.days) ? datesOf(wish) : undefined;
  const body = { items, pin, ...(dates && { dates }) };
  return useQuery({
    queryKey: ['matches', body],
    queryFn: ({ signal }) => call(postMatches, { body, signal }),
    enabled: pin !== '' && items.length > 0 && items.every(({ count }) => Number.isInteger(count)),
    placeholderData: keepPreviousData,
    staleTime: freshFor(60_000),
  });
}

/** How many people within so many kilometres: "few" where it may not be said. */
export function peopleWithin(matches: readonly Match[], km: number): number | 'few' {
  let sum = 0;
  for (const { near, within } of matches) {
    if (within > km) continue;
    if (near === '<3') return 'few';
    sum += near;
  }
  return sum;
}
