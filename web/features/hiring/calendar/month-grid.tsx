import { weekday } from '#domain/calendar/dates.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './month.module.css';
import { type DayCell, type Range, weeksOf } from './month.ts';

/** Monday first. */
const weekdays = [1, 2, 3, 4, 5, 6, 0] as const;

interface MonthGridProps {
  month: string;
  cells: Map<string, DayCell>;
  range: Range | undefined;
  onPress: (date: string) => void;
}

/** A month in weeks; days gone by rest. */
export function MonthGrid({ month, cells, range, onPress }: MonthGridProps) {
  const t = useMessages('calendar');
  const today = useToday();
  return (
    <div className={styles.month}>
      {weekdays.map((day) => (
        <span key={day} className={styles.weekday} aria-hidden="true">
          {t.weekdays[day]}
        </span>
      ))}
      {weeksOf(month).map((date) => (
        <Day
          key={date}
          date={date}
          cell={cells.get(date)}
          outside={!date.startsWith(month)}
          past={date < today}
          today={date === today}
          chosen={range !== undefined && date >= range.from && date <= range.to}
          onPress={onPress}
        />
      ))}
    </div>
  );
}

interface DayProps {
  date: string;
  cell: DayCell | undefined;
  outside: boolean;
  past: boolean;
  today: boolean;
  chosen: boolean;
  onPress: (date: string) => void;
}

function Day({ date, cell, outside, past, today, chosen, onPress }: DayProps) {
  const t = useMessages('calendar');
  const { queue } = useMessages('shell');
  const language = useLanguage();
  const { state = 'free', rest = false, waits = false } = cell ?? {};
  const note = noteOf(cell, t.shortHalves);
  const words = [
    `${t.weekdays[weekday(date)]} ${siteDay(date, language)}`,
    today && t.today,
    cell && (waits ? `${t.states[state]}: ${queue.waits}` : t.states[state]),
    noteOf(cell, t.halves),
    rest && t.dayOff,
  ].filter(Boolean);
  return (
    <button
      type="button"
      className={cx(
        styles.day,
        styles[state],
        waits && styles.waits,
        outside && styles.outside,
        today && styles.today,
        chosen && styles.chosen,
      )}
      disabled={past || !cell}
      aria-pressed={chosen}
      aria-label={words.join(', ')}
      onClick={() => onPress(date)}
    >
      <b>{Number(date.slice(8))}</b>
      {note && <small>{note}</small>}
      {waits && <Icon name="clock" size={20} />}
      {rest && <i className={styles.rest} />}
    </button>
  );
}

/** Of several how many are free; of one the half that is. */
function noteOf(
  cell: DayCell | undefined,
  halves: ReturnType<typeof useMessages<'calendar'>>['halves'],
): string | undefined {
  if (!cell) return undefined;
  if (cell.freeHalf) return halves[cell.freeHalf];
  return cell.of > 1 ? `${cell.free}/${cell.of}` : undefined;
}
