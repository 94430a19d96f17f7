import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { SaidPage } from '#web/shared/voice/said-page.tsx';
import { useUnsentOf } from '../../ledger/book/book-outbox.ts';
import type { Book } from '../../ledger/book/known-book.ts';
import { useBook } from '../../ledger/book/use-book.ts';
import { DayQuestion, MoneyQuestion } from './hajri-question.tsx';
import { questionsOf } from './hajri-questions.ts';
import { isPassed, passToday } from './passed-today.ts';
import { useOpenBooks } from './worker-books.ts';

/** Sun, half sun or cross for each day without a word, then whether the money came (docs/rules.md#voice-3). */
export function VoiceHajriPage() {
  const [asked, setAsked] = useState<string[]>([]);
  const books = useOpenBooks();
  if (books.isError) return <SaidPage id="failed" said="failed" tone="no" onNext={paths.voice} />;
  if (!books.data) return <SaidPage id="wait" said="wait" />;
  if (books.data.length === 0) return <SaidPage id="none" said="hajriNone" onNext={paths.voice} />;
  const next = books.data.find(({ bookingId }) => !asked.includes(bookingId))?.bookingId;
  if (next === undefined) return <SaidPage id="done" said="hajriDone" onNext={paths.voice} />;
  return <OfBooking key={next} id={next} onDone={() => setAsked((before) => [...before, next])} />;
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
  const { entry, money } = question;
  return (
    <MoneyQuestion
      book={book}
      entry={entry}
      money={money}
      onNo={() => {
        passToday(entry, today);
        setPassed(entry);
      }}
    />
  );
}
