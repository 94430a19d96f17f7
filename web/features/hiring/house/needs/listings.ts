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

type Work = { trade: string } | { category: string };

/** Finds who says the trade and is free near a PIN code; where nobody near does, who is of its category. `self` is left out. */
async function find(need: Need, asked: Asked & { signal: AbortSignal }): Promise<Found> {
  const { of, category, trade } = need;
  const said = trade && (await findBy(of, { trade }, asked));
  if (said && !said.far && said.candidates.length > 0) return said;
  const others = await findBy(of, { category }, asked);
  return said && others.far && said.candidates.length > 0 ? said : others;
}

async function findBy(
  of: Need['of'],
  work: Work,
  { pin, self, from, signal }: Asked & { signal: AbortSignal },
): Promise<Found> {
  const wanted = { ...work, near: pin, available: 'true' };
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
