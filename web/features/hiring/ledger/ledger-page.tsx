import type { ComponentType } from 'react';
import { paths } from '#contract/paths.ts';
import { CallError } from '#web/shared/api/call-error.ts';
import { Link } from '#web/shared/browser/router/link.tsx';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';
import { useTitle } from '#web/shared/browser/title.ts';
import { rupees } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { usePlaceNames } from '#web/shared/i18n/place-names.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { Skeleton } from '#web/shared/ui/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { BookSeal } from '#web/shared/work-book/book-seal.tsx';
import { DownloadCsv } from '#web/shared/work-book/download-csv.tsx';
import { UnsentEntries } from '#web/shared/work-book/unsent-entries.tsx';
import { dayName } from '../day-names.ts';
import { nameOr } from '../person-name.ts';
import styles from './book/book.module.css';
import { type Book, type Unsent, useUnsentOf } from './book/book.ts';
import { useBookWords, useDayWord } from './book/book-words.ts';
import { useBook, useBookingNames } from './book/use-book.ts';
import { DayBook } from './grid/day-book.tsx';
import { UnsureDays } from './grid/unsure-days.tsx';
import { History, useEntryWords } from './history.tsx';
import { MoneySection } from './money-section.tsx';
import { WaitingDock } from './waiting-dock.tsx';

/** What an entry that waits on this device says. */
function useUnsentWords(book: Book): (entry: Unsent) => string {
  const t = useMessages('ledger');
  const { sorts } = useBookWords(book);
  const dayWord = useDayWord(book);
  const language = useLanguage();
  return ({ kind, body }) => {
    if (kind === 'day') return `${dayName(body.date, language)}: ${dayWord(body)}`;
    if (kind === 'money')
      return t.said.money(sorts[body.sort], rupees(body.amount), dayName(body.on, language));
    return t.unsentKind[kind];
  };
}

/** What is agreed to be owed, and what would be if every claim counted. */
function Balances({ book: { balance } }: { book: Book }) {
  const t = useMessages('ledger');
  const { agreed, inQuestion } = balance;
  const sums = ({ earned, paid }: typeof agreed) => t.sums(rupees(earned), rupees(paid));
  return (
    <div className={styles.balances}>
      <div className={styles.balance}>
        {agreed.due >= 0 && <p className={styles.small}>{t.agreed}</p>}
        <p className={styles.sum}>{agreed.due < 0 ? t.tooMuch(rupees(-agreed.due)) : rupees(agreed.due)}</p>
        <p className={styles.small}>{sums(agreed)}</p>
      </div>
      {inQuestion.due !== agreed.due && (
        <div className={cx(styles.balance, styles.question)}>
          <p className={styles.small}>{t.inQuestion}</p>
          <p className={styles.sum}>{rupees(inQuestion.due)}</p>
          <p className={styles.small}>{sums(inQuestion)}</p>
        </div>
      )}
    </div>
  );
}

/** What belongs to a book besides: what it still owes. Given by the page that joins the features. */
interface Parts {
  Owed?: ComponentType<{ bookingId: string }> | undefined;
}

/** The book that both sides write: days, money, and what it comes to (docs/rules.md#hiring-10). */
export function LedgerPage({ Owed }: Parts) {
  const t = useMessages('ledger');
  const { id = '' } = useScreenSearch('record');
  const { data: book, error, isFetching, refetch } = useBook(id);
  useTitle(t.title);
  const isGone = id === '' || (error instanceof CallError && error.status === 404);
  return (
    <div className={`wrap ${styles.page}`}>
      {book ? (
        <OpenBook book={book} Owed={Owed} />
      ) : isGone ? (
        <EmptyState
          title={t.noBook}
          action={
            <Link to={paths.myWork} search={{ tab: 'booked' }} className={buttonClass()}>
              {t.toWork}
            </Link>
          }
        >
          {t.noBookHint}
        </EmptyState>
      ) : error ? (
        <ErrorState title={t.failed} retryLabel={t.retry} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label={t.loading} kind="row" count={4} />
      )}
    </div>
  );
}

function OpenBook({ book, Owed }: { book: Book } & Parts) {
  const t = useMessages('ledger');
  const names = useBookingNames(book.bookingId);
  const placeName = usePlaceNames();
  const unsent = useUnsentOf(book.bookingId);
  const wordsOf = useUnsentWords(book);
  const entryWords = useEntryWords(book);
  const nameOf = (name: string) => nameOr(name, t.formerUser);
  const lead = names
    ? `${t.of(nameOf(names.customer), nameOf(names.provider), placeName(names.place))} ${t.both}`
    : t.both;
  return (
    <>
      <div>
        <h1 className={styles.title}>{book.machine ? t.machineBook.title : t.title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <BookSeal book={book} wordsOf={entryWords} />
      <Balances book={book} />
      {Owed && !book.machine && !book.ownUnitOnly && <Owed bookingId={book.bookingId} />}
      <UnsureDays book={book} unsent={unsent} />
      <DayBook book={book} unsent={unsent} />
      {/* Under the days: each tap waits here for a moment, and the days stay where the finger is. */}
      <UnsentEntries unsent={unsent} wordsOf={wordsOf} />
      {book.open.money && <MoneySection book={book} />}
      <p className={styles.small}>{t.howItCounts}</p>
      <div className={styles.acts}>
        <DownloadCsv book={book} />
        {book.side === 'provider' && !book.machine && (
          <Link to={paths.hajriStatement} className={buttonClass({ kind: 'line' })}>
            <Icon name="doc" size={22} />
            {t.toStatement}
          </Link>
        )}
      </div>
      <History book={book} />
      <WaitingDock book={book} unsent={unsent} />
    </>
  );
}
