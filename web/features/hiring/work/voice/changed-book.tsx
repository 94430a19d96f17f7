import { useEffect, useEffectEvent, useState } from 'react';
import { type Entry, isDay } from '#domain/ledger/entry.ts';
import type { SayKey } from '#domain/voice/says.ts';
import { yesNo } from '#domain/voice/screens.ts';
import { rupees, siteDay } from '#web/shared/i18n/format.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { BigButton } from '#web/shared/voice/big-button.tsx';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { ownUpTo } from '#web/shared/work-book/sign/sent-lines.ts';
import { findChanged } from '#web/shared/work-book/use-checked.ts';
import { useBooksAtHand } from './worker-books.ts';

const marks: Record<string, SayKey> = { full: 'dayFull', half: 'dayHalf', absent: 'dayNone' };

interface Changed {
  bookId: string;
  /** The line that is wrong, where one can be named. */
  entry: Entry | undefined;
  /** It stands in the reader's own name, and no phone of theirs signed it. */
  isUnwritten: boolean;
}

/** Books that this page spoke of: once is enough, the book itself says it whenever it is open. */
const said = new Set<string>();

/** A book of work at hand that is not as this phone saw it. @returns with what to call when that was said */
export function useChangedBook(): [Changed | undefined, () => void] {
  const { books, isPending } = useBooksAtHand();
  const [changed, setChanged] = useState<Changed>();
  const find = useEffectEvent(() => findChanged(books.filter(({ bookingId }) => !said.has(bookingId))));
  // Each drawing has new books: they are told apart by what they end with.
  const heads = isPending ? '' : books.map(({ head }) => head).join();
  useEffect(() => {
    let left = false;
    if (heads === '') return;
    void find().then((found) => {
      if (!found || left) return;
      const { finding, isUnwritten, book } = found;
      setChanged({ bookId: book.bookingId, entry: finding?.line as Entry, isUnwritten });
    });
    return () => {
      left = true;
    };
  }, [heads]);
  const done = () => {
    if (changed) said.add(changed.bookId);
    setChanged(undefined);
  };
  return [changed, done];
}

/** The day or the sum of a line, corrected or not. */
const bodyOf = (entry: Entry | undefined) => {
  if (entry?.kind === 'day' || entry?.kind === 'money') return entry.body;
  return entry?.kind === 'correct' ? entry.body.body : undefined;
};

/** Who wrote it elsewhere says so once; a no leads on, and the hand below calls somebody. */
function OwnUp({ bookId, entry, onDone }: { bookId: string; entry: Entry; onDone: () => void }) {
  const answer = (value: string) => {
    if (value === 'yes') void ownUpTo(bookId, [entry]);
    onDone();
  };
  return <Tiles tiles={yesNo} onChoose={answer} />;
}

/** Says that a book was changed, and which line; the hand below calls somebody (docs/rules.md#evidence-19). */
export function ChangedBook({
  changed: { bookId, entry, isUnwritten },
  onDone,
}: {
  changed: Changed;
  onDone: () => void;
}) {
  const { key, money, words, language } = useSay();
  const body = bodyOf(entry);
  const day = body && (isDay(body) ? body.date : body.on);
  const what = body && (isDay(body) ? [key(marks[body.mark] ?? 'dayFull')] : money(body.amount));
  return (
    <VoiceFrame
      id={`changed ${bookId}`}
      question={isUnwritten ? 'bookMine' : 'bookChanged'}
      more={[...(day ? [key(keyOfDay(day))] : []), ...(what ?? [])]}
    >
      <div className={styles.said} data-tone="no">
        <Icon name="warn" size={96} />
      </div>
      {body && day && (
        <p className={styles.typed}>
          {siteDay(day, language)}: {isDay(body) ? words[marks[body.mark] ?? 'dayFull'] : rupees(body.amount)}
        </p>
      )}
      {isUnwritten && entry ? (
        <OwnUp bookId={bookId} entry={entry} onDone={onDone} />
      ) : (
        <BigButton sign="right" onPress={onDone}>
          {words.next}
        </BigButton>
      )}
    </VoiceFrame>
  );
}
