import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { dayName } from '../../day-names.ts';
import styles from '../book/book.module.css';
import { takeUnsent, type Unsent } from '../book/book-outbox.ts';
import { useBookWords, useDayWord } from '../book/book-words.ts';
import type { Book } from '../book/known-book.ts';
import { sayAgain } from '../book/send-entries.ts';

/** What has not gone yet, and what the server would not take, with the reason. */
export function UnsentEntries({ book, unsent }: { book: Book; unsent: Unsent[] }) {
  const t = useMessages('ledger');
  const sentence = useProblemSentence();
  const wordsOf = useUnsentWords(book);
  const refused = unsent.filter((entry) => entry.refused !== undefined);
  const waiting = unsent.length - refused.length;
  if (unsent.length === 0) return null;
  return (
    <section className={styles.unsent}>
      {waiting > 0 && (
        <p className={styles.waiting} role="status">
          <Icon name="upload" size={22} />
          <span>{t.unsentHint(waiting)}</span>
        </p>
      )}
      {refused.length > 0 && (
        <>
          <h2 className={styles.strong}>{t.refusedTitle}</h2>
          <ul>
            {refused.map((entry) => (
              <li key={entry.clientId} className={styles.refused}>
                <div>
                  <p className={styles.strong}>{wordsOf(entry)}</p>
                  <p>{sentence(entry.refused ?? 'server-error')}</p>
                </div>
                <div className={styles.again}>
                  <Button kind="soft" size="sm" onClick={() => sayAgain(entry.clientId)}>
                    {t.sendAgain}
                  </Button>
                  <Button kind="line" size="sm" onClick={() => takeUnsent([entry.clientId])}>
                    {t.remove}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function useUnsentWords(book: Book): (entry: Unsent) => string {
  const t = useMessages('ledger');
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const language = useLanguage();
  return ({ kind, body }) => {
    if (kind === 'day') return `${dayName(body.date, language)}: ${dayWord(body)}`;
    if (kind === 'money')
      return t.said.money(sorts[body.sort], rupees(body.amount), dayName(body.on, language));
    return t.unsentKind[kind];
  };
}
