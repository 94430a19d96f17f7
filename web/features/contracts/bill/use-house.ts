import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Bill } from '#contract/contracts/bill.ts';
import { getHouseRates } from '#contract/house-planner/house-plans.calls.ts';
import type { BillWords } from '#domain/estimate/bill/bill.ts';
import { call } from '#web/shared/api/api.ts';
import { untilItComes } from '#web/shared/ui/until-it-comes.ts';
import type { Usual } from './usual-cost.ts';

/** A house as its bill needs it; without a bill where the address names no house that can be drawn. */
export interface MadeHouse {
  bill: Bill | null;
  usual: Usual;
  /** Feet, like `30 x 40`. */
  land: string;
}

interface Asked {
  search: Record<string, string | undefined>;
  /** The operator's rates, where there are some. */
  rates: unknown;
  words: BillWords;
}
type MakeHouse = (asked: Asked) => MadeHouse;
export type LoadHouse = () => Promise<MakeHouse>;

/** What draws houses and knows rates, once it is here; without a line it waits for one. */
function useLoaded(load: LoadHouse): MakeHouse | undefined {
  const [make, setMake] = useState<MakeHouse>();
  useEffect(() => {
    const left = new AbortController();
    const come = async () => {
      const loaded = await load();
      if (!left.signal.aborted) setMake(() => loaded);
    };
    void untilItComes(come, left.signal);
    return () => left.abort();
  }, [load]);
  return make;
}

/** The house of an address, or the usual one: by that repairs are priced. Undefined until it is here. */
export function useHouse(
  load: LoadHouse,
  search: Record<string, string | undefined>,
  words: BillWords,
): MadeHouse | undefined {
  const make = useLoaded(load);
  const { data: rates } = useQuery({
    queryKey: ['house-rates'],
    queryFn: async ({ signal }) => (await call(getHouseRates, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const said = JSON.stringify(search);
  return useMemo(
    () => make?.({ search: JSON.parse(said), rates: rates ?? null, words }),
    [make, said, rates, words],
  );
}
