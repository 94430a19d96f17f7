import { paths } from '#contract/paths.ts';
import type { EntrySays, MoneyBody } from '#domain/ledger/entry.ts';
import { ownTwin } from '#domain/ledger/waiting.ts';
import { hajriScreen, moneyScreen } from '#domain/voice/screens.ts';
import { rupees, siteDay } from '#web/shared/i18n/format.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { toast } from '#web/shared/ui/toast.ts';
import { keyOfDay } from '#web/shared/voice/day-tiles.tsx';
import { Face } from '#web/shared/voice/face.tsx';
import { VoiceFrame } from '#web/shared/voice/frame.tsx';
import { Notes } from '#web/shared/voice/pictures.tsx';
import { Tiles } from '#web/shared/voice/tiles.tsx';
import { useSay } from '#web/shared/voice/use-say.ts';
import styles from '#web/shared/voice/voice.module.css';
import { say } from '#web/shared/work-book/send-entries.ts';
import type { Book } from '../../ledger/book/book.ts';
import { useBookingNames } from '../../ledger/book/use-book.ts';
import type { LedgerQuestion } from './hajri-questions.ts';

type Day = Extract<LedgerQuestion, { of: 'day' }>;
const marks = ['full', 'half', 'absent'] as const;

/** Writes an entry into the book; without a line it waits on the device. */
function useWrite(book: Book) {
  const { storageFull } = useMessages('ledger');
  return (says: EntrySays) => {
    try {
      say(book, says);
    } catch {
      toast.error(storageFull);
    }
  };
}

export function DayQuestion({ book, question }: { book: Book; question: Day }) {
  const { key, words, language } = useSay();
  const write = useWrite(book);
  const names = useBookingNames(book.bookingId);
  const { unit, label, date } = question;
  // One's own name says nothing: who works for several is told for which of them.
  const about = book.units.length > 1 ? label : names?.customer;
  const answer = (value: string) => {
    const mark = marks.find((one) => one === value) ?? 'full';
    const hours = { full: 8, half: 4, absent: 0 }[mark];
    write({
      kind: 'day',
      body: { unit, date, mark, overtimeHours: 0, ...(book.machine && { hours }) },
    });
  };
  return (
    <VoiceFrame
      id={`${date} ${unit}`}
      question={hajriScreen.question}
      more={[key(keyOfDay(date))]}
      backTo={paths.voice}
    >
      <p className={styles.typed}>
        {words[keyOfDay(date)]} <small>{siteDay(date, language)}</small>
      </p>
      {about && <p className={styles.unit}>{about}</p>}
      <Tiles tiles={hajriScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}

/**
 * Who said already that this money came is not paid twice: it is the same where the day is, or where two would be more than
 * is owed. Otherwise they may be the wages of two days.
 */
function sameAs(book: Book, claim: MoneyBody): { sameAs?: string } {
  const twin = ownTwin(book.side, claim, book.entries);
  const isSame = twin && (twin.body.on === claim.on || book.balance.agreed.due < claim.amount);
  return isSame ? { sameAs: twin.entry._id } : {};
}

interface MoneyProps {
  book: Book;
  /** Nobody has said that it was paid: yes writes it. */
  isOwed: boolean;
  entry: string;
  money: MoneyBody;
  onNo: () => void;
}

/** No is no dispute yet: that wants a reason, which is written in the book with somebody who reads. */
export function MoneyQuestion({ book, isOwed, entry, money, onNo }: MoneyProps) {
  const { money: sayMoney, key, name } = useSay();
  const write = useWrite(book);
  const names = useBookingNames(book.bookingId);
  const answer = (value: string) => {
    if (value !== 'yes') onNo();
    else if (isOwed) write({ kind: 'money', body: money });
    else write({ kind: 'agree', body: { entry, ...sameAs(book, money) } });
  };
  return (
    <VoiceFrame
      id={`${entry} ${names?.customer ?? ''}`}
      question={moneyScreen.question}
      more={[
        ...(names ? [name(names.customer)] : []),
        ...sayMoney(money.amount),
        ...(isOwed ? [] : [key(keyOfDay(money.on))]),
      ]}
      backTo={paths.voice}
    >
      {names && <Face name={names.customer} pic={names.customerPic} />}
      <p className={styles.typed}>{rupees(money.amount)}</p>
      <Notes amount={money.amount} />
      <Tiles tiles={moneyScreen.tiles} onChoose={answer} />
    </VoiceFrame>
  );
}
