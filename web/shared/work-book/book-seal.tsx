import type { Line } from '#domain/ledger/entry.ts';
import { date } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { LostLines } from './lost-lines.tsx';
import { type CheckedBook, useChecked } from './use-checked.ts';
import styles from './work-book.module.css';

interface Props<One extends Line> {
  book: CheckedBook<One>;
  inPart?: boolean | undefined;
  /** What a line says, for the one that is wrong. */
  wordsOf: (line: One) => string;
}

/** Warns where the book is not the one that this device saw, and names the line. */
export function BookSeal<One extends Line>({ book, inPart, wordsOf }: Props<One>) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { checked, finding, lost, log } = useChecked({ book, inPart });
  if (lost) return <LostLines book={book} lost={lost} wordsOf={wordsOf} />;
  if (checked !== 'broken') return null;
  const isSilent = log?.wrong === 'silent';
  const sentences = { lacks: t.brokenLacks, added: t.brokenAdded, differs: t.brokenDiffers };
  const named = finding
    ? sentences[finding.wrong](wordsOf(finding.line))
    : log && (isSilent ? t.silentLog : t.brokenLog)(date(log.at, language));
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warn" size={24} />
      <div>
        {!isSilent && <p className={styles.strong}>{t.brokenTitle}</p>}
        {named && <p className={styles.strong}>{named}</p>}
        <p>{isSilent ? t.silentText : t.brokenText}</p>
      </div>
    </div>
  );
}
