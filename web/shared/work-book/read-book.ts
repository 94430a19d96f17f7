import { CallError } from '#web/shared/api/call-error.ts';
import { queryClient } from '#web/shared/api/query-client.ts';
import { passedSince } from '#web/shared/api/spans.ts';
import { onReconnect, onServerEvent } from '#web/shared/realtime/connection.ts';
import { type AnswerOf, type BookRef, bookIdOf, bookKey, type KnownBook } from './books.ts';
import {
  anew,
  bySeq,
  isOfOneBook,
  knownHead,
  lastKnown,
  stillKnown,
  withDays,
  withKnown,
} from './known-book.ts';
import { bookSent } from './send-entries.ts';

/** Nothing was written since, though something may have closed. */
type Unchanged<Ref extends BookRef> = Pick<KnownBook<Ref>, 'open'> & { unchanged: true };
type Answer<Ref extends BookRef> = AnswerOf<Ref> | Unchanged<Ref>;
const isUnchanged = <Ref extends BookRef>(answer: Answer<Ref>): answer is Unchanged<Ref> =>
  'unchanged' in answer;

/** Books that this page has read from their first line on: what stood on the device before is no word of Neev's of today. */
const readWhole = new Set<string>();

type Ask<Ref extends BookRef> = (after: number, head?: string) => Promise<Answer<Ref>>;

/**
 * Asks only for the lines that this page has not had; a long book comes in parts. Once a page, and where what comes does
 * not follow what is known, all of it is asked for: a book that was rewritten keeps nothing of its old lines here.
 * @param ask reads the part of a book behind a line; `head` is the seal of the last one, where nothing may be new
 * @throws CallError also where the lines before them are known no more: who logged out has no book
 */
export async function readBook<Ref extends BookRef>(ref: Ref, ask: Ask<Ref>): Promise<KnownBook<Ref>> {
  if (!readWhole.has(bookIdOf(ref))) return readAll(ref, ask);
  const after = lastKnown(ref);
  const answer = await ask(after, knownHead(ref));
  const known = isUnchanged(answer)
    ? stillKnown(ref, answer)
    : withKnown(ref, await whole(answer, ask), after);
  if (!known) throw new CallError('network');
  return isOfOneBook(known) ? known : readAll(ref, ask);
}

async function readAll<Ref extends BookRef>(ref: Ref, ask: Ask<Ref>): Promise<KnownBook<Ref>> {
  const before = lastKnown(ref);
  const answer = await ask(0);
  const book = isUnchanged(answer) ? undefined : await whole(answer, ask);
  const now = lastKnown(ref);
  if (!book || now < before) throw new CallError('network');
  if (now === before) {
    readWhole.add(bookIdOf(ref));
    return anew(ref, book);
  }
  // What this page wrote meanwhile is not in it: it is read from the first line on another time.
  const known = withKnown(ref, book, 0);
  if (!known) throw new CallError('network');
  return known;
}

async function whole<Ref extends BookRef>(part: AnswerOf<Ref>, ask: Ask<Ref>): Promise<AnswerOf<Ref>> {
  let book = part;
  while (book.more) {
    const next = await ask(book.data.at(-1)?.seq ?? 0);
    if (isUnchanged(next)) break;
    const days = 'days' in book && 'days' in next && { days: withDays(book.days, next.days) };
    const hidden = 'hidden' in book &&
      'hidden' in next && { hidden: bySeq([...book.hidden, ...next.hidden]) };
    book = { ...next, ...days, ...hidden, data: [...book.data, ...next.data] } as AnswerOf<Ref>;
  }
  return book;
}

/** Milliseconds; what slips between a reading and the connection that opens just then is found a minute later. */
const justNow = 10_000;

/** Hears of what is written, and asks for it where this page has not got it from its own call. */
export function hearOf(ref: BookRef): () => void {
  const queryKey = bookKey(ref);
  const ask = () => void queryClient.invalidateQueries({ queryKey });
  const stops = [
    onReconnect(() => {
      const { dataUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
      if (passedSince(dataUpdatedAt) > justNow) ask();
    }),
    onServerEvent<{ _id: string; head?: string }>('hiring', async ({ _id, head }) => {
      if (_id !== bookIdOf(ref)) return;
      await bookSent();
      if (knownHead(ref) !== head) ask();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
