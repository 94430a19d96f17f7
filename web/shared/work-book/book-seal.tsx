import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import type { Line } from '#domain/ledger/entry.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { date, dateTime } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { useUnsent } from './book-outbox.ts';
import { type BookRef, bookIdOf } from './books.ts';
import { sayWhatWasLost } from './send-entries.ts';
import type { Lost } from './sign/check-lines.ts';
import { ownUpTo } from './sign/sent-lines.ts';
import { type CheckedBook, useChecked } from './use-checked.ts';
import styles from './work-book.module.css';

interface LostProps<One extends Line> {
  book: BookRef;
  lost: Lost<One>;
  wordsOf: (line: One) => string;
}

/** What Neev lost by a restore; the reader's own lines go again by one tap, others' are named. */
function LostLines<One extends Line>({ book, lost: { from, to, own, others }, wordsOf }: LostProps<One>) {
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
const Lines = <One extends Line>({
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

interface Props<One extends Line> {
  book: CheckedBook<One>;
  inPart?: boolean | undefined;
  /** A line that is as it was, and what it tells of is not. */
  changed?: One | undefined;
  /** What a line says, for the one that is wrong. */
  wordsOf: (line: One) => string;
}

/** Warns where the book is not the one that this device saw, and names the line. */
export function BookSeal<One extends Line>({ book, inPart, changed, wordsOf }: Props<One>) {
  const t = useMessages('ledger');
  const language = useLanguage();
  const { checked, lost, log, unwritten, ...found } = useChecked({ book, inPart });
  const finding = found.finding ?? (changed && { wrong: 'differs' as const, line: changed });
  if (lost) return <LostLines book={book} lost={lost} wordsOf={wordsOf} />;
  const added = unwritten && <UnwrittenLines book={book} lines={unwritten} wordsOf={wordsOf} />;
  if (checked !== 'broken' && !finding) return added;
  const isSilent = log?.wrong === 'silent';
  const sentences = { lacks: t.brokenLacks, added: t.brokenAdded, differs: t.brokenDiffers };
  const named = finding
    ? sentences[finding.wrong](wordsOf(finding.line))
    : log && (isSilent ? t.silentLog : t.brokenLog)(date(log.at, language));
  return (
    <>
      <div className={styles.warning} role="alert">
        <Icon name="warn" size={24} />
        <div>
          {!isSilent && <p className={styles.strong}>{t.brokenTitle}</p>}
          {named && <p className={styles.strong}>{named}</p>}
          <p>{isSilent ? t.silentText : t.brokenText}</p>
        </div>
      </div>
      {added}
    </>
  );
}

/** Lines in the reader's own name that their phones did not write; who wrote them elsewhere says so, once. */
function UnwrittenLines<One extends Line>({
  book,
  lines,
  wordsOf,
}: Pick<Props<One>, 'book' | 'wordsOf'> & { lines: readonly One[] }) {
  const t = useMessages('ledger');
  const [owned, setOwned] = useState(new Set<string>());
  const left = lines.filter(({ hash }) => !owned.has(hash));
  if (left.length === 0) return null;
  const ownUp = () => {
    setOwned(new Set(lines.map(({ hash }) => hash)));
    void ownUpTo(bookIdOf(book), left);
  };
  return (
    <div className={styles.warning} role="alert">
      <Icon name="warn" size={24} />
      <div>
        <p className={styles.strong}>{t.unwritten}</p>
        <Lines lines={left} wordsOf={wordsOf} />
        <p>{t.unwrittenText}</p>
        <div className={styles.again}>
          <Button kind="line" size="sm" onClick={ownUp}>
            {t.iWrote}
          </Button>
          <Link to={paths.me}>{t.toPhones}</Link>
        </div>
      </div>
    </div>
  );
}
