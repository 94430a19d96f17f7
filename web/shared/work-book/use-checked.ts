import { useEffect, useState } from 'react';
import type { Line } from '#domain/ledger/entry.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { type BookRef, bookKey } from './books.ts';
import { type Checked, checkChain, type HiddenLine, keepsWhatWasSeen, noteHead } from './check-book.ts';
import { type BookKey, checkLines, type Finding, type Lost, type Restored } from './sign/check-lines.ts';
import type { LogFinding } from './sign/check-log.ts';

/** What a book's answer tells. */
interface Told<One extends Line> {
  entries: readonly One[];
  hidden?: readonly HiddenLine[] | undefined;
  keys?: readonly BookKey[] | undefined;
  /** The last line that Neev’s log has, of a book that is in it. */
  logged?: { seq: number } | null | undefined;
  restored?: Restored | null | undefined;
}
/** A book as it is checked. */
export type CheckedBook<One extends Line> = BookRef & Told<One>;
type Lines<One extends Line> = Told<One> & { bookId: string; inPart?: boolean | undefined };

interface Chain<One extends Line> {
  book: CheckedBook<One>;
  /** Some of its lines alone, as an engineer has them, who gets no places of the others: no whole chain. */
  inPart?: boolean | undefined;
}

interface Found<One extends Line> {
  checked: Checked;
  /** The line that is wrong, where one can be named. */
  finding?: Finding<One> | undefined;
  /** What a restore lost, and this phone has. */
  lost?: Lost<One> | undefined;
  log?: LogFinding | undefined;
  /** In the reader's own name, and not written by a phone of theirs. */
  unwritten?: One[] | undefined;
}

/** Lines for which the book was read anew on this page: once is enough, whatever is answered. */
const readAnewFor = new Set<string>();

/** Whether the book was read anew: another tab may have seen a line that this page has not read yet. */
async function isReadAnew(queryKey: readonly string[], { hash }: Line): Promise<boolean> {
  if (readAnewFor.has(hash)) return true;
  const timesRead = () => queryClient.getQueryState(queryKey)?.dataUpdateCount ?? 0;
  const before = timesRead();
  await queryClient.refetchQueries({ queryKey, exact: true });
  if (timesRead() === before) return false;
  readAnewFor.add(hash);
  return true;
}

/** @param queryKey under what the book stands in the query cache */
async function look<One extends Line>(queryKey: readonly string[], chain: Lines<One>): Promise<Found<One>> {
  const { bookId, entries, hidden, keys, logged, restored, inPart } = chain;
  const lines = [...entries, ...(hidden ?? [])].toSorted((one, other) => one.seq - other.seq);
  const { finding, lost, unwritten } = await checkLines({ bookId, entries, hidden, keys, restored });
  const isTail = finding?.wrong === 'lacks' && lines.every(({ seq }) => seq < finding.line.seq);
  if (isTail && !(await isReadAnew(queryKey, finding.line))) return { checked: 'unknown' };
  if (finding) return { checked: 'broken', finding };
  if (lost) return { checked: 'unknown', lost };
  if (!keepsWhatWasSeen(bookId, lines, restored?.seq)) return { checked: 'broken' };
  noteHead(bookId, lines);
  const checked = inPart ? 'unknown' : await checkChain(entries, hidden);
  const told = { checked, ...(unwritten && { unwritten }) };
  // Whose lines are some alone cannot hold them against a leaf.
  if (checked === 'broken' || inPart) return told;
  const { checkLog } = await import('./sign/check-log.ts');
  const log = await checkLog(bookId, { lines, logged, isOfContract: queryKey[0] === 'site' });
  return log === undefined ? told : { ...told, checked: 'broken', log };
}

/** What is wrong with the first of some books that is not as this device saw it. */
export async function findChanged<Book extends CheckedBook<One>, One extends Line>(
  books: readonly Book[],
): Promise<{ book: Book; finding: Finding<One> | undefined; isUnwritten: boolean } | undefined> {
  for (const book of books) {
    const [sort = '', bookId = ''] = bookKey(book);
    const found = await look([sort, bookId], { ...book, bookId }).catch(() => undefined);
    const [added] = found?.unwritten ?? [];
    if (added) return { book, finding: { wrong: 'added', line: added }, isUnwritten: true };
    if (found === undefined || (found.checked === 'broken' && found.log?.wrong !== 'silent'))
      return { book, finding: found?.finding, isUnwritten: false };
  }
  return undefined;
}

/** Whether a book is a whole chain that still has what this device saw of it, each line as it was signed. */
export function useChecked<One extends Line>({ book, inPart }: Chain<One>): Found<One> {
  const [found, setFound] = useState<Found<One>>({ checked: 'unknown' });
  const { entries, hidden, keys, logged, restored } = book;
  const [sort = '', bookId = ''] = bookKey(book);
  useEffect(() => {
    let left = false;
    const show = (next: Found<One>) => {
      if (!left) setFound(next);
    };
    // What cannot be read is no whole book.
    const chain = { bookId, entries, hidden, keys, logged, restored, inPart };
    void look([sort, bookId], chain).then(show, () => show({ checked: 'broken' }));
    return () => {
      left = true;
    };
  }, [sort, bookId, entries, hidden, keys, logged, restored, inPart]);
  return found;
}
