import { isAway } from '#domain/ledger/day-words.ts';
import type { Mark } from '#domain/ledger/entry.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { dayName } from '../../day-names.ts';
import type { Book, Unsent } from '../book/book.ts';
import { useDayWord } from '../book/book-words.ts';
import { useUnitNames } from '../book/unit-names.ts';
import type { Chosen } from './day-look.ts';
import { lookOf, nextMark, unsentDay } from './day-look.ts';
import styles from './grid.module.css';
import { useSayDay } from './use-say-day.ts';

const icons: Record<Mark, IconName> = { full: 'sun', half: 'layers', absent: 'x' };

interface Props {
  book: Book;
  at: Chosen;
  unsent: Unsent[];
  isChosen: boolean;
  choose: (chosen: Chosen) => void;
  isAhead: boolean;
}

/** One unit's day; each tap says the next mark: full, half, absent, or of a machine on hire and not. */
export function DayCell({ book, at, unsent, isChosen, choose, isAhead }: Props) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const nameOf = useUnitNames(book);
  const sayDay = useSayDay(book, unsent);
  const dayWord = useDayWord(book);
  const day = book.days.find(({ unitId, date }) => unitId === at.unit && date === at.date);
  const { from = at.date, until = at.date, away } = book.units.find(({ _id }) => _id === at.unit) ?? {};
  // Before they came in the place of another, and once another came in theirs, it is no day of theirs.
  const isOther = !day && (at.date < from || at.date > until || isAway({ away }, at.date));
  if (isOther || !book.dates.includes(at.date)) return <span className={cx(styles.day, styles.off)} />;
  const look = lookOf(book.side, day, unsentDay(unsent, at));
  const said = look.mark
    ? `${dayWord({ mark: look.mark, hours: day?.hours })}, ${t.state[look.state]}`
    : t.state[look.state];
  const press = () => {
    // The first tap on a day that somebody wrote of shows what was written; the next one says something else.
    const isWritten = look.mark !== null && look.state !== 'unsent';
    if (book.open.days && !isAhead && (isChosen || !isWritten))
      sayDay(at, { mark: nextMark(look.mine, book.machine) });
    choose(at);
  };
  return (
    <button
      type="button"
      className={cx(
        styles.day,
        styles[look.state],
        look.mark === 'absent' && styles.absent,
        isChosen && styles.chosen,
      )}
      aria-label={t.cell(nameOf(at.unit), dayName(at.date, language), isAhead ? t.ahead : said)}
      aria-pressed={isChosen}
      disabled={isAhead}
      onClick={press}
    >
      {look.mark && (
        <Icon name={icons[book.machine && look.mark === 'half' ? 'full' : look.mark]} size={26} />
      )}
    </button>
  );
}
