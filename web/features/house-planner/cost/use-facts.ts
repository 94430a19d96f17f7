import { lakhs, type Wanted } from '#domain/estimate/cost.ts';
import { type Extra, switched, usualExtras } from '#domain/estimate/quantity-rows.ts';
import type { RateKey } from '#domain/estimate/rates.ts';
import { feet, squareFeet } from '#domain/house/model/rect.ts';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { extrasToText, type House, ratesToText } from '../plan-address.ts';

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

export type FactName = 'plotArea' | 'builtUp' | 'width' | 'length' | 'kind' | 'storeys' | 'cost';

/** The figures of docs/rules.md#house-3 in words. */
export function useFacts({ plan, estimate }: House): [FactName, string][] {
  const t = useMessages('house');
  const whole = (amount: number) => count(Math.round(amount));
  const storeys: Partial<Record<number, string>> = t.storeyNames;
  const floors = plan.stilt ? plan.floors - 1 : plan.floors;
  const named = storeys[floors] ?? String(floors);
  return [
    ['plotArea', t.squareFeet(whole(squareFeet(plan.areas.plot)))],
    ['builtUp', t.squareFeet(whole(squareFeet(plan.areas.builtUp)))],
    ['width', t.feet(whole(feet(plan.plot.width)))],
    ['length', t.feet(whole(feet(plan.plot.depth)))],
    ['kind', t.residential],
    ['storeys', plan.stilt ? t.onColumns(named) : named],
    ['cost', t.lacs(whole(lakhs(estimate.low)), whole(lakhs(estimate.high)))],
  ];
}
