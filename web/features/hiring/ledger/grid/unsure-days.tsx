import type { BookDay } from '#contract/hiring/ledger.calls.ts';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import type { Book, Unsent } from '../book/book.ts';
import { useDayWord } from '../book/book-words.ts';
import { useUnitNames } from '../book/unit-names.ts';
import { unsentDay } from './day-look.ts';
import styles from './grid.module.css';
import { useSayDay } from './use-say-day.ts';

/** Days that two phones of one’s own told differently, not knowing of each other: one touch says which is right. */
export function UnsureDays({ book, unsent }: { book: Book; unsent: Unsent[] }) {
  const t = useMessages('ledger');
  const days = book.days.filter(
    ({ unitId, date, ownWords }) => ownWords && !unsentDay(unsent, { unit: unitId, date }),
  );
  if (days.length === 0 || !book.open.days) return null;
  return (
    <section className={styles.unsure} aria-labelledby="unsure">
      <h2 id="unsure">{t.unsure}</h2>
      <p>{t.unsureText}</p>
      <ul>
        {days.map((day) => (
          <UnsureDay key={`${day.unitId} ${day.date}`} book={book} unsent={unsent} day={day} />
        ))}
      </ul>
    </section>
  );
}

function UnsureDay({
  book,
  unsent,
  day: { unitId, date, ownWords = [] },
}: {
  book: Book;
  unsent: Unsent[];
  day: BookDay;
}) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const dayWord = useDayWord(book);
  const nameOf = useUnitNames(book);
  const sayDay = useSayDay(book, unsent);
  const at = { unit: unitId, date };
  return (
    <li>
      <p>
        <b>{siteDay(date, language)}</b>
        {', '}
        <span>{nameOf(unitId)}</span>
      </p>
      {ownWords.map((word) => (
        <Button
          key={`${word.mark} ${word.overtimeHours} ${word.hours ?? ''}`}
          kind="line"
          onClick={() => sayDay(at, word)}
        >
          {dayWord(word) + (word.overtimeHours > 0 ? t.withOvertime(word.overtimeHours) : '')}
        </Button>
      ))}
    </li>
  );
}
