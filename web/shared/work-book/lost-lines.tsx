import type { Line } from '#domain/ledger/entry.ts';
import { dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useUnsent } from './book-outbox.ts';
import type { BookRef } from './books.ts';
import { sayWhatWasLost } from './send-entries.ts';
import type { Lost } from './sign/check-lines.ts';
import styles from './work-book.module.css';

interface Props<One extends Line> {
  book: BookRef;
  lost: Lost<One>;
  wordsOf: (line: One) => string;
}

/** What Neev lost by a restore; the reader's own lines go again by one tap, others' are named. */
export function LostLines<One extends Line>({ book, lost: { from, to, own, others }, wordsOf }: Props<One>) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const waiting = new Set(useUnsent().map(({ clientId }) => clientId));
  const left = own.filter(({ clientId }) => !waiting.has(clientId ?? ''));
  const send = () => {
    try {
      sayWhatWasLost(book, left);
    } catch {
      toast.error(t.storageFull);
    }
  };
  return (
    <div className={styles.warning} role="alert">
      <Icon name="info" size={24} />
      <div>
        <p className={styles.strong}>{t.lost(dateTime(from, language), dateTime(to, language))}</p>
        {own.length > 0 && <p>{t.lostOwn(own.length)}</p>}
        <Lines lines={own} wordsOf={wordsOf} />
        {others.length > 0 && <p>{t.lostOthers}</p>}
        <Lines lines={others} wordsOf={wordsOf} />
        {left.length > 0 && (
          <Button kind="accent" size="sm" icon="upload" onClick={send}>
            {t.sendLost}
          </Button>
        )}
      </div>
    </div>
  );
}

/** What each of some lines says. */
export const Lines = <One extends Line>({
  lines,
  wordsOf,
}: {
  lines: readonly One[];
  wordsOf: (line: One) => string;
}) => (
  <ul>
    {lines.map((line) => (
      <li key={line._id}>{wordsOf(line)}</li>
    ))}
  </ul>
);
