import { localeOf, type ShownLanguage } from '#web/shared/i18n/languages.ts';

/** "12 Dec, 7:00 pm", at the site. @param instant ISO 8601 */
export const hourText = (instant: string, language: ShownLanguage): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'Asia/Kolkata',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  }).format(new Date(instant));
