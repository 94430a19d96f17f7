import type { Line } from '#domain/ledger/entry.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { LostLines } from './lost-lines.tsx';
import { type CheckedBook, useChecked } from './use-checked.ts';
import styles from './work-book.module.css';

interface Props<One extends Line> {
  book: CheckedBook<One>;
  inPart: boolean;
  /** What a line says, for the one that is wrong. */
  wordsOf: (line: One) => string;
}

/** Warns where the book is not the one that this device saw, and names the line. */
export function BookSeal<One extends Line>({ book, inPart, wordsOf }: Props<One>) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { checked, finding, lost, otherLog } = useChecked({ book, inPart });
  if (lost) return <LostLines book={book} lost={lost} wordsOf={wordsOf} />;
  if (checked !== 'broken') return null;
  const named = finding
    ? (finding.wrong === 'lacks' ? t.brokenLacks : t.brokenDiffers)(wordsOf(finding.line))
    : otherLog && t.brokenLog(date(otherLog, language));
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warn" size={24} />
      <div>
        <p className={styles.strong}>{t.brokenTitle}</p>
        {named && <p className={styles.strong}>{named}</p>}
        <p>{t.brokenText}</p>
      </div>
    </div>
  );
}
