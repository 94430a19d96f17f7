import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { firstDayOf, siteDayText } from '../../dates-text.ts';
import styles from '../parts/booking.module.css';
import type { Side } from '../parts/sides.ts';

/** What there is to know about how it stands, in a sentence. */
export function StateNote({ booking, side }: { booking: Booking; side: Side }) {
  const sentences = useSentences(booking, side);
  if (sentences.length === 0) return null;
  return (
    <div className={styles.note}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

function useSentences(
  { status, next, contested, ruling, ended, dates, statusAt }: Booking,
  side: Side,
): string[] {
  const t = useMessages('work');
  const language = useLanguage();
  if (status === 'agreed' && !next.includes('under_way'))
    return [t.startsOn(siteDayText(firstDayOf(dates), language))];
  if (status === 'done_said' && !next.includes('done')) return [t.waitsForDone];
  if (status === 'done') return [t.doneOn(siteDayText(siteDate(new Date(statusAt)), language))];
  if (status === 'no_show') {
    if (ruling) return [t.ruling[ruling]];
    if (contested) return [t.noShowSaid, t.contested];
    return [next.includes('contested') ? t.noShowYou : t.noShowSaid];
  }
  if (!ended) return [];
  const who = t.endedBy[ended.by];
  return [
    ended.reason ? t.endedBecause(who, t.reasonText(ended.reason)) : who,
    ...(ended.text ? [ended.text] : []),
    ...(ended.by === 'customer' && side === 'provider' ? [t.counts.provider] : []),
  ];
}
