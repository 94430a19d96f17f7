import { addDays, weekday } from '#domain/calendar/dates.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { weekdayName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { useUnitNames } from '../book/unit-names.ts';
import { DayCell } from './day-cell.tsx';
import type { Chosen } from './day-look.ts';
import styles from './grid.module.css';

/** Seven dates, Monday first. */
type Week = string[];

const mondayOf = (date: string): string => addDays(date, -((weekday(date) + 6) % 7));
const weekFrom = (monday: string): Week => Array.from({ length: 7 }, (_, day) => addDays(monday, day));

/** The weeks that hold a booking's dates, oldest first. */
export function weeksOf(dates: readonly string[]): Week[] {
  return [...new Set(dates.map(mondayOf))].sort().map(weekFrom);
}

/** Weeks by the month of their Thursday, as calendars count them. */
export function monthsOf(weeks: Week[]): Week[][] {
  const months = new Map<string, Week[]>();
  for (const week of weeks) {
    const month = (week[3] ?? '').slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), week]);
  }
  return [...months.values()];
}

/** The place of the group that holds today, else of the last one that has begun, else the first. */
export function placeOf(groups: string[][], today: string): number {
  const begun = groups.findLastIndex((dates) => (dates[0] ?? '') <= today);
  return Math.max(0, begun);
}

interface Props {
  book: Book;
  week: Week;
  unsent: Unsent[];
  chosen: Chosen | undefined;
  choose: (chosen: Chosen) => void;
  today: string;
}

/** Seven days across, a row for each human or machine. */
export function WeekGrid({ book, week, unsent, chosen, choose, today }: Props) {
  const language = useLanguage();
  const nameOf = useUnitNames(book);
  const alone = book.units.length === 1;
  return (
    <div className={cx(styles.week, alone && styles.alone)}>
      {!alone && <span />}
      {week.map((date) => (
        <span key={date} className={cx(styles.date, date === today && styles.today)}>
          {weekdayName(date, language)}
          <b>{Number(date.slice(8))}</b>
        </span>
      ))}
      {book.units.map(({ _id, price }) => [
        !alone && (
          <span key={_id} className={styles.name}>
            {nameOf(_id)}
            {price !== undefined && <small className="num">{rupees(price)}</small>}
          </span>
        ),
        ...week.map((date) => (
          <DayCell
            key={`${_id} ${date}`}
            book={book}
            at={{ unit: _id, date }}
            unsent={unsent}
            isChosen={chosen?.unit === _id && chosen.date === date}
            choose={choose}
            isAhead={date > today}
          />
        )),
      ])}
    </div>
  );
}
