import { useSyncExternalStore } from 'react';
import { addDays, atSite, siteDate } from '#domain/calendar/dates.ts';
import { now, onClockOff } from '#web/shared/api/device-clock.ts';
import { delayFor } from '#web/shared/api/spans.ts';

/** `YYYY-MM-DD` at the site. */
const today = (): string => siteDate(now());

function listen(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const atMidnight = () => {
    clearTimeout(timer);
    look();
    timer = setTimeout(atMidnight, delayFor(atSite(addDays(today(), 1)).getTime() - now().getTime() + 1));
  };
  atMidnight();
  // By another clock midnight is at another time.
  const stop = onClockOff(atMidnight);
  // A phone that slept over midnight rings late.
  document.addEventListener('visibilitychange', look);
  window.addEventListener('focus', look);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('focus', look);
  };
}

/** The date at the site, `YYYY-MM-DD`: a page that is open over midnight turns to the new one. */
export const useToday = (): string => useSyncExternalStore(listen, today, today);
