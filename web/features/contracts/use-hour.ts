import { useEffect, useState } from 'react';
import { now } from '#web/shared/api/device-clock.ts';
import { delayFor } from '#web/shared/api/spans.ts';

const isPast = (instant: string): boolean => Date.parse(instant) <= now().getTime();

/** Whether the hour is over by the server's clock; a page that is open then turns by itself. @param opensAt ISO 8601 */
export function useHourOver(opensAt: string): boolean {
  const [over, setOver] = useState(() => isPast(opensAt));
  useEffect(() => {
    const look = () => setOver(isPast(opensAt));
    look();
    const timer = setTimeout(look, delayFor(Date.parse(opensAt) - now().getTime()) + 1);
    // A phone that slept rings late.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [opensAt]);
  return over;
}
