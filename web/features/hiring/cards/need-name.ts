import { count } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import type { Need } from '../needs/needs.ts';

/** "Mason", or "Helper, Bar bender" where one crew does both. */
export function useNeedName(): (need: Need) => string {
  const words = useMessages('house');
  return ({ keys }) => keys.map((key) => words.items[key]).join(', ');
}

export function useDays(): (need: Need) => string {
  const words = useMessages('house');
  const language = useLanguage();
  return ({ days, of }) => {
    if (days === null) return words.wholeJob;
    const amount = count(days, language);
    return of === 'product'
      ? words.toolDays(amount)
      : of === 'groupWorker'
        ? words.crewDays(amount)
        : words.days(amount);
  };
}
