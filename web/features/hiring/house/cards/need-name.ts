import { count } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { Need } from '../needs/needs.ts';

/** "Mason", or "Helper, Bar bender" where one crew does both. */
export function useNeedName(): (need: Need) => string {
  const t = useMessages('house');
  return ({ keys }) => keys.map((key) => t.items[key]).join(', ');
}

export function useDays(): (need: Need) => string {
  const t = useMessages('house');
  return ({ days, of }) => {
    if (days === null) return t.wholeJob;
    const amount = count(days);
    return of === 'product' ? t.toolDays(amount) : of === 'groupWorker' ? t.crewDays(amount) : t.days(amount);
  };
}
