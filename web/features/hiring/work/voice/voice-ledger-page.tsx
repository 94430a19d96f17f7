import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { type Book, useUnsentOf } from '../../ledger/book/book.ts';
import { useBook } from '../../ledger/book/use-book.ts';
import { DayQuestion, MoneyQuestion } from './hajri-question.tsx';
import { questionsOf } from './hajri-questions.ts';
import { isPassed, passToday } from './passed-today.ts';
import { useBooksOfWeeks, useOpenBooks } from './worker-books.ts';

/** Sun, half sun or cross for each day without a word, then whether the money came (docs/rules.md#voice-3). */
export function VoiceLedgerPage() {
  const [asked, setAsked] = useState<string[]>([]);
  const [shown, setShown] = useState<string>();
  const { ids, isPending, isError } = useAskingBooks();
  if (isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (isPending) return <SaidPage id="wait" said="wait" />;
  // One that is begun stays until its last answer is said, though nothing may be owed by it any more.
  const next = [...(shown === undefined ? [] : [shown]), ...ids].find((id) => !asked.includes(id));
  if (next !== shown) setShown(next);
  if (next === undefined && asked.length === 0)
    return <SaidPage id="none" said="hajriNone" onNext={paths.voice} />;
  if (next === undefined) return <SaidPage id="done" said="hajriDone" onNext={paths.voice} />;
  return <OfBooking key={next} id={next} onDone={() => setAsked((before) => [...before, next])} />;
}

/** Those of work that goes on, and of what is over those where money is still owed, or said to be paid. */
function useAskingBooks() {
  const today = useToday();
  const open = useOpenBooks();
  const { books, isPending, isError } = useBooksOfWeeks();
  const goesOn = open.data?.map(({ bookingId }) => bookingId) ?? [];
  const owed = books
    .filter((book) => questionsOf(book, [], today).some(({ of }) => of !== 'day'))
    .map(({ bookingId }) => bookingId);
  return {
    ids: [...new Set([...goesOn, ...owed])],
    isPending: isPending || !open.data,
    isError: isError || open.isError,
  };
}

function OfBooking({ id, onDone }: { id: string; onDone: () => void }) {
  const { data: book, isError } = useBook(id);
  if (isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!book) return <SaidPage id="wait" said="wait" />;
  return <OfBook book={book} onDone={onDone} />;
}

function OfBook({ book, onDone }: { book: Book; onDone: () => void }) {
  const unsent = useUnsentOf(book.bookingId);
  const today = useToday();
  const [, setPassed] = useState('');
  const question = questionsOf(book, unsent, today).find(
    (one) => one.of === 'day' || !isPassed(one.entry, today),
  );
  if (!question) return <SaidPage id={`done ${book.bookingId}`} said="done" onPress={onDone} />;
  if (question.of === 'day') return <DayQuestion book={book} question={question} />;
  const { entry, money, of } = question;
  return (
    <MoneyQuestion
      book={book}
      isOwed={of === 'owed'}
      entry={entry}
      money={money}
      onNo={() => {
        passToday(entry, today);
        setPassed(entry);
      }}
    />
  );
}
