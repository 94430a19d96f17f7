import { siteDate } from '#domain/calendar/dates.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { AvailabilityPill } from '#web/shared/ui/badges.tsx';

interface Freedom {
  available: boolean;
  availableSaidAt?: string | null | undefined;
  freeFrom?: string | null | undefined;
}

type Words = Pick<
  ReturnType<typeof useMessages<'providers'>>,
  'freeFrom' | 'saidNow' | 'saidMinutes' | 'saidHours' | 'saidDays'
>;

const minuteMs = 60_000;

/** How long ago it was said, in the largest unit that is whole. */
function said(at: string, now: Date, t: Words): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / minuteMs);
  if (minutes < 2) return t.saidNow;
  if (minutes < 60) return t.saidMinutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? t.saidHours(hours) : t.saidDays(Math.floor(hours / 24));
}

interface Said {
  now: Date;
  t: Words;
  language: ReturnType<typeof useLanguage>;
}

/** "Free from 5 Dec", "Free, said 2 h ago", or undefined where no more is known than the flag. */
export function freeWords(
  { available, availableSaidAt, freeFrom }: Freedom,
  { now, t, language }: Said,
): string | undefined {
  if (freeFrom && freeFrom > siteDate(now)) return t.freeFrom(siteDay(freeFrom, language));
  return available && availableSaidAt ? said(availableSaidAt, now, t) : undefined;
}

interface FreePillProps {
  record: {
    available: boolean;
    availableSaidAt?: string | null | undefined;
    freeFrom?: string | null | undefined;
  };
  /** Where no more is known. */
  words: { yes: string; no: string };
}

/** Whether a record is free now, since when it says so, or from which day it is. */
export function FreePill({ record, words }: FreePillProps) {
  const t = useMessages('providers');
  const language = useLanguage();
  const more = freeWords(record, { now: now(), t, language });
  return (
    <AvailabilityPill available={record.available}>
      {more ?? (record.available ? words.yes : words.no)}
    </AvailabilityPill>
  );
}
