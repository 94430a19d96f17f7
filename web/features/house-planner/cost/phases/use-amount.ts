import { cubicFeet } from '#domain/estimate/quantities.ts';
import type { Unit } from '#domain/estimate/quantity-rows.ts';
import { squareFeet } from '#domain/house/model/rect.ts';
import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';

const toTenth = (amount: number) => Math.round(amount * 10) / 10;

/** An amount as a site says it, and beside it what it is in the other unit of the same trade. */
export function useAmount() {
  const t = useMessages('house');
  const say = (amount: number) => count(amount);
  const beside = (amount: number, unit: Unit): string | null => {
    if (unit === 'cft') return t.brass(say(toTenth(amount / 100)), say(toTenth(amount / cubicFeet)));
    if (unit === 'kg' && amount >= 100) return t.quintals(say(toTenth(amount / 100)));
    return unit === 'm2' ? t.squareFeet(say(Math.round(squareFeet(amount)))) : null;
  };
  return {
    amount: (amount: number, unit: Unit) => `${say(amount)} ${amount === 1 ? t.units[unit] : t.many[unit]}`,
    beside,
  };
}
