import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { weekdayName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { useUnitNames } from '../book/unit-names.ts';
import { DayCell } from './day-cell.tsx';
import type { Chosen } from './day-look.ts';
import styles from './grid.module.css';
import type { Week } from './weeks.ts';

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
