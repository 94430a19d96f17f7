import { addDays, siteDate, weekday } from '#domain/calendar/dates.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { now } from '#web/shared/api/device-clock.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useSay } from './use-say.ts';
import styles from './voice.module.css';

const weekdays: SayKey[] = ['day0', 'day1', 'day2', 'day3', 'day4', 'day5', 'day6'];

/** How a day is said: today, tomorrow, then by its weekday. @param day `YYYY-MM-DD` */
export function keyOfDay(day: string): SayKey {
  const today = siteDate(now());
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  return weekdays[weekday(day)] ?? 'day0';
}

/** Seven days from one on. @param from `YYYY-MM-DD` */
export function DayTiles({ from, onChoose }: { from: string; onChoose: (day: string) => void }) {
  const { words, language } = useSay();
  return (
    <div className={styles.tiles}>
      {Array.from({ length: 7 }, (_, at) => addDays(from, at)).map((day) => (
        <button key={day} type="button" className={styles.tile} onClick={() => onChoose(day)}>
          <b className={styles.script}>{Number(day.slice(8))}</b>
          <span>{words[keyOfDay(day)]}</span>
          <small>{siteDay(day, language)}</small>
        </button>
      ))}
    </div>
  );
}
