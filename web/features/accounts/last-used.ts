import { now } from '#web/shared/api/device-clock.ts';
import { localeOf } from '#web/shared/i18n/languages.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** "Used 3 hours ago"; uses are noted to the hour, so that no sooner one is told. */
export function useLastUsed(): (iso: string) => string {
  const t = useMessages('security');
  const language = useLanguage();
  return (iso) => {
    const past = now().getTime() - new Date(iso).getTime();
    if (past < hour) return t.lastHour;
    const words = new Intl.RelativeTimeFormat(localeOf(language));
    return t.lastUsed(
      past < day
        ? words.format(-Math.floor(past / hour), 'hour')
        : words.format(-Math.floor(past / day), 'day'),
    );
  };
}
