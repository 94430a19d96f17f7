import { useEffect, useSyncExternalStore } from 'react';
import { getHouseRates } from '#contract/house-planner/house-plans.calls.ts';
import { type RateFile, shippedRates } from '#domain/estimate/rates.ts';
import { call } from '#web/shared/api/api.ts';

let asked = false;
let rates = shippedRates;
const listeners = new Set<() => void>();

/** Asked once a visit: the operator's rates change with a restart of the server only. */
function ask(): void {
  if (asked) return;
  asked = true;
  call(getHouseRates).then(
    ({ data }) => {
      if (!data) return;
      // The server has checked that it has every key.
      rates = data as RateFile;
      for (const listener of listeners) listener();
    },
    () => {
      asked = false;
    },
  );
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The operator's rates; until they come, and without a line, those that the application brings along. */
export function useRateFile(): RateFile {
  useEffect(ask, []);
  return useSyncExternalStore(
    listen,
    () => rates,
    () => shippedRates,
  );
}
