import { now } from '#web/shared/api/device-clock.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { AvailabilityPill } from '#web/shared/ui/badges.tsx';
import { freeWords } from './free-words.ts';

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
