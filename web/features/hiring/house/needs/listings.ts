import { useQueries } from '@tanstack/react-query';
import { freshFor } from '#web/shared/api/query-client.ts';
import type { Candidate } from './candidate.ts';
import { listed } from './listed.ts';
import { type Need, startOf } from './needs.ts';
import { ranked } from './ranking.ts';

/** Kilometres that a worker travels to a day of work and back. */
const defaultRadius = 50;

export interface Found {
  candidates: Candidate[];
  /** Nobody is within the default distance: these are the nearest. */
  far: boolean;
}

interface Asked {
  pin: string;
  self: string;
  /** The first day of the building. */
  from: string;
}

/** Finds who is free near a PIN code; `self` is left out. */
async function find({ of, category }: Need, asked: Asked & { signal: AbortSignal }): Promise<Found> {
  const { pin, self, from, signal } = asked;
  const wanted = { category, near: pin, available: 'true' };
  const others = (all: Candidate[]) => all.filter(({ userId }) => userId !== self);
  const query = { ...wanted, radiusKm: String(defaultRadius), sort: 'nearest', limit: '48' };
  const near = others(await listed(of, { query, signal }));
  if (near.length > 0) return { candidates: ranked(near, from), far: false };
  const nearest = await listed(of, { query: { ...wanted, sort: 'nearest', limit: '6' }, signal });
  return { candidates: others(nearest), far: true };
}

/** The listings for each need, in its order. */
export function useListings(needs: readonly Need[], { pin, self, from }: Asked) {
  return useQueries({
    queries: needs.map((need) => {
      const start = startOf(need, from);
      return {
        queryKey: ['hire', need.id, pin, self, start],
        queryFn: ({ signal }: { signal: AbortSignal }) => find(need, { pin, self, from: start, signal }),
        enabled: pin !== '' && self !== '',
        staleTime: freshFor(60_000),
      };
    }),
  });
}
