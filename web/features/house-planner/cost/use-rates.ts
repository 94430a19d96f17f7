import type { RateChanges } from '#domain/estimate/cost.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { ratesToText } from '../plan-address.ts';

/** Changed rates stand in the address, so that they are shared and saved with the plan. */
export function useRates(changes: RateChanges) {
  const navigate = useNavigate();
  const go = (next: RateChanges) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, rates: ratesToText(next) }),
      replace: true,
      resetScroll: false,
    });
  return {
    change: (key: RateKey, rate: number | undefined) => {
      const { [key]: _, ...rest } = changes;
      go(rate === undefined ? rest : { ...rest, [key]: rate });
    },
    reset: () => go({}),
  };
}
