import type { Booking } from '#contract/hiring/bookings.calls.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { firstDayOf, siteDayText } from '../../dates-text.ts';
import styles from '../parts/booking.module.css';
import { type Side, useOtherName } from '../parts/sides.ts';

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

function useSentences(booking: Booking, side: Side): string[] {
  const { status, next, contested, noShowBy, ruling, ended, dates, statusAt } = booking;
  const t = useMessages('work');
  const name = useOtherName(booking, side);
  const language = useLanguage();
  if (status === 'agreed' && !next.includes('under_way'))
    return [t.startsOn(siteDayText(firstDayOf(dates), language))];
  if (status === 'done_said' && !next.includes('done')) return [t.waitsForDone(name)];
  if (status === 'done') return [t.doneOn(siteDayText(siteDate(new Date(statusAt)), language))];
  if (status === 'no_show') {
    const said = noShowBy ? t.noShowBy[noShowBy === side ? 'own' : 'other'][side](name) : t.noShowSaid;
    if (ruling) return [said, t.ruling[ruling]];
    if (contested) return [said, t.contested(name)];
    return [next.includes('contested') ? t.noShowYou[side](name) : said];
  }
  if (!ended) return [];
  const { own, other, neev } = t.endedBy;
  const who = ended.by === 'neev' ? neev : ended.by === side ? own : other(name);
  return [
    ended.reason ? t.endedBecause(who, t.reasonText(ended.reason)) : who,
    ...(ended.text ? [ended.text] : []),
    ...(ended.by === 'customer' && side === 'provider' ? [t.counts.provider] : []),
  ];
}
