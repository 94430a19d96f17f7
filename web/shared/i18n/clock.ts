import { now } from '#web/shared/api/device-clock.ts';
import { localeOf, type ShownLanguage } from './languages.ts';

const hourMinute = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** HH:MM, 24-hour, zero-padded, in the reader's own time zone (docs/rules.md#chat-8). */
export const clock = (iso: string): string => hourMinute.format(new Date(iso));

/** The day in the reader's own time zone, to tell days apart. */
export const dayOf = (iso: string): string => new Date(iso).toDateString();

/** "Today", "Yesterday", else the date. */
export function dayLabel(
  iso: string,
  words: { today: string; yesterday: string },
  language: ShownLanguage,
): string {
  const day = new Date(iso);
  const today = now();
  const yesterday = new Date(today.getFullYear(), today.getMonth(), today.getDate() - 1);
  if (day.toDateString() === today.toDateString()) return words.today;
  if (day.toDateString() === yesterday.toDateString()) return words.yesterday;
  return new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
    ...(day.getFullYear() !== today.getFullYear() && { year: 'numeric' }),
  }).format(day);
}
