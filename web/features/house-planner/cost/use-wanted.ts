import type { Wanted } from '#domain/estimate/cost.ts';
import { type Extra, switched, usualExtras } from '#domain/estimate/extras.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { extrasToText, ratesToText } from '../plan-address.ts';

/** What the user wants of the bill stands in the address, so that it is shared and saved with the plan. */
export function useWanted({ extras = usualExtras, place: _place, ...rates }: Wanted) {
  const navigate = useNavigate();
  const go = (next: Record<string, string | undefined>) =>
    void navigate({
      to: '.',
      search: (search: Record<string, unknown>) => ({ ...search, ...next }),
      replace: true,
      resetScroll: false,
    });
  return {
    rates,
    change: (key: RateKey, rate: number | undefined) => {
      const { [key]: _, ...rest } = rates;
      go({ rates: ratesToText(rate === undefined ? rest : { ...rest, [key]: rate }) });
    },
    reset: () => go({ rates: undefined }),
    turn: (extra: Extra, on: boolean) => {
      const text = extrasToText(switched(extras, extra, on));
      go({ extras: text === extrasToText(usualExtras) ? undefined : text });
    },
    goTo: (place: string) => go({ place }),
  };
}
