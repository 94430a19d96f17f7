import { datesBetween, siteDate } from '#domain/calendar/dates.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import type { Saying } from '#web/shared/voice/speech.ts';
import { useSay } from '#web/shared/voice/use-say.ts';
import { toField } from '../tenders/site-hour.ts';

/** From how many days ahead on a day of the week could be two days. */
const week = 7;

const partOf = (hour: number): SayKey => (hour < 12 ? 'morning' : hour < 16 ? 'noon' : 'evening');

/** Days and hours as they are said at a site: "Friday, evening, 7 o'clock", "12 days from now". */
export function useWhen() {
  const { key, amount } = useSay();
  const today = useToday();
  /** @param date `YYYY-MM-DD` */
  const day = (date: string): Saying[] => {
    const ahead = datesBetween(today, date).length - 1;
    if (ahead < 0) return [];
    return ahead < week ? [key(keyOfDay(date))] : [...amount(ahead), key('inDays')];
  };
  return {
    day,
    /** @param instant ISO 8601 */
    hour: (instant: string): Saying[] => {
      const at = new Date(instant);
      const [hour = 0, minute = 0] = (toField(at).split('T')[1] ?? '').split(':').map(Number);
      return [
        ...day(siteDate(at)),
        key(partOf(hour)),
        ...amount(hour % 12 || 12),
        key('oclock'),
        ...(minute > 0 ? amount(minute) : []),
      ];
    },
  };
}
