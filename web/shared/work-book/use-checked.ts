import { useEffect, useState } from 'react';
import type { Line } from '#domain/ledger/entry.ts';
import { type Checked, checkChain, type HiddenLine, keepsWhatWasSeen, noteHead } from './check-book.ts';
import { type BookKey, checkLines, type Finding, type Lost, type Restored } from './sign/check-lines.ts';
import { checkLog } from './sign/check-log.ts';

interface Chain<One extends Line> {
  bookId: string;
  entries: readonly One[];
  hidden?: readonly HiddenLine[] | undefined;
  keys?: readonly BookKey[] | undefined;
  /** The last line that Neev’s log has, of a book that is in it. */
  logged?: { seq: number } | null | undefined;
  restored?: Restored | null | undefined;
  /** Some of its lines alone, as a crew's member or an engineer has them: no whole chain. */
  inPart: boolean;
}

type LinesFound<One extends Line> = Awaited<ReturnType<typeof checkLines<One>>>;

interface Found<One extends Line> {
  checked: Checked;
  /** The line that is wrong, where one can be named. */
  finding?: Finding<One> | undefined;
  /** What a restore lost, and this phone has. */
  lost?: Lost<One> | undefined;
  /** When this phone saw another log than the one that is there now; ISO 8601. */
  otherLog?: string | undefined;
}

/** Whether a book is a whole chain that still has what this device saw of it, each line as it was signed. */
export function useChecked<One extends Line>({
  bookId,
  entries,
  hidden,
  keys,
  logged,
  restored,
  inPart,
}: Chain<One>): Found<One> {
  const [found, setFound] = useState<Found<One>>({ checked: 'unknown' });
  useEffect(() => {
    let left = false;
    const look = async (): Promise<Found<One>> => {
      // Where the browser keeps no lines, or cannot check signatures, the chain alone is checked.
      const known = { bookId, entries, hidden, keys, restored };
      const { finding, lost } = await checkLines(known).catch((): LinesFound<One> => ({}));
      if (finding) return { checked: 'broken', finding };
      if (lost) return { checked: 'unknown', lost };
      if (!keepsWhatWasSeen(bookId, hidden ? [...entries, ...hidden] : entries)) return { checked: 'broken' };
      noteHead(bookId, entries);
      const checked = inPart && !hidden ? 'unknown' : await checkChain(entries, hidden);
      if (checked === 'broken') return { checked };
      const lines = [...entries, ...(hidden ?? [])];
      // Without a line the log is asked another time.
      const otherLog = await checkLog(bookId, { lines, logged }).catch(() => undefined);
      return otherLog === undefined ? { checked } : { checked: 'broken', otherLog };
    };
    const show = (next: Found<One>) => {
      if (!left) setFound(next);
    };
    void look().then(show, () => show({ checked: 'unknown' }));
    return () => {
      left = true;
    };
  }, [bookId, entries, hidden, keys, logged, restored, inPart]);
  return found;
}
