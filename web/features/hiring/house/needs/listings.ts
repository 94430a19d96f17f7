import { useQueries } from '@tanstack/react-query';
import { type Candidate, ranked } from './candidate.ts';
import { listed } from './listed.ts';
import type { Need } from './needs.ts';

/** Kilometres that a worker travels to a day of work and back. */
const defaultRadius = 50;

export interface Found {
  candidates: Candidate[];
  /** Nobody is within the default distance: these are the nearest. */
  far: boolean;
}

/** Finds who is free near a PIN code; `self` is left out. */
async function find(
  { of, category }: Need,
  asked: { pin: string; self: string; signal: AbortSignal },
): Promise<Found> {
  const { pin, self, signal } = asked;
  const wanted = { category, near: pin, available: 'true' };
  const others = (all: Candidate[]) => all.filter(({ userId }) => userId !== self);
  const query = { ...wanted, radiusKm: String(defaultRadius), sort: 'price', limit: '48' };
  const near = others(await listed(of, { query, signal }));
  if (near.length > 0) return { candidates: ranked(near), far: false };
  const nearest = await listed(of, { query: { ...wanted, sort: 'nearest', limit: '6' }, signal });
  return { candidates: others(nearest), far: true };
}

/** The listings for each need, in its order. */
export function useListings(needs: readonly Need[], of: { pin: string; self: string }) {
  const { pin, self } = of;
  return useQueries({
    queries: needs.map((need) => ({
      queryKey: ['hire', need.id, pin, self],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(need, { pin, self, signal }),
      enabled: pin !== '' && self !== '',
      staleTime: 60_000,
    })),
  });
}
