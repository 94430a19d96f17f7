import { lakhs } from '#domain/estimate/cost.ts';
import { feet, squareFeet } from '#domain/house/model/rect.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { House } from '../plan-address.ts';

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
