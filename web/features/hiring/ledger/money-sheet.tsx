import { type FormEvent, useId, useState } from 'react';
import { rupeesOf } from '#contract/written.ts';
import type { MoneyLine } from '#domain/ledger/waiting.ts';
import { useLeft } from '#web/shared/browser/kept-text.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import { say } from '#web/shared/work-book/send-entries.ts';
import type { Book } from './book/book.ts';
import styles from './money.module.css';
import { MoneyFields, type Typed } from './money-fields.tsx';

const most = 10_000_000;
const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= most;

const typedOf = (corrects: MoneyLine | undefined, today: string): Typed =>
  corrects
    ? { ...corrects.body, amount: String(corrects.body.amount), ref: corrects.body.ref ?? '' }
    : { sort: 'advance', to: 'provider', amount: '', on: today, how: 'cash', ref: '' };

interface Props {
  book: Book;
  /** The user's own line that a new one takes the place of. */
  corrects?: MoneyLine | undefined;
  onClose: () => void;
}

/** Writes a payment down, or what it should have been; the money itself goes from hand to hand. */
export function MoneySheet({ book, corrects, onClose }: Props) {
  const t = useMessages('ledger');
  const form = useId();
  const today = useToday();
  const [wrong, setWrong] = useState<{ amount: boolean; on: boolean }>({ amount: false, on: false });
  const sheet = `money:${corrects?.entry._id ?? book.bookingId}`;
  const { typed, change, end } = useLeft<Typed>(sheet, () => typedOf(corrects, today), onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = rupeesOf(typed.amount) ?? 0;
    const found = { amount: !isAmount(amount), on: typed.on === '' || typed.on > today };
    focusFirstWrong(() => setWrong(found));
    if (found.amount || found.on) return;
    const { ref, ...money } = typed;
    const body = { ...money, amount, ...(ref.trim() && { ref: ref.trim() }) };
    try {
      say(
        book,
        corrects ? { kind: 'correct', body: { entry: corrects.entry._id, body } } : { kind: 'money', body },
      );
      end();
    } catch {
      toast.error(t.storageFull);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={corrects ? t.correctTitle : t.moneyTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={end}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        {corrects && <p>{t.correctText}</p>}
        <MoneyFields
          book={book}
          typed={typed}
          wrong={wrong}
          today={today}
          toStays={Boolean(corrects)}
          change={change}
        />
      </form>
    </Modal>
  );
}
