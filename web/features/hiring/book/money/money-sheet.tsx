import { type FormEvent, useId, useState } from 'react';
import { siteDate } from '#domain/calendar/dates.ts';
import { type MoneyBody, moneySorts, moneyWays, type Side } from '#domain/work-ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { focusFirstWrong } from '#web/shared/ui/focus.ts';
import { Modal } from '#web/shared/ui/modal.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.tsx';
import { say } from '../outbox/send-entries.ts';
import type { Book } from '../reading/use-book.ts';
import styles from './money.module.css';

const most = 10_000_000;
const sides: Side[] = ['provider', 'customer'];

interface Typed extends Omit<MoneyBody, 'amount' | 'ref'> {
  amount: string;
  ref: string;
}

const amountOf = (typed: string): number => Number(typed.replace(/[\s,₹]/g, ''));
const isAmount = (amount: number): boolean => Number.isInteger(amount) && amount >= 1 && amount <= most;
const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

/** Writes a payment down; the money itself goes from hand to hand. */
export function MoneySheet({ book, onClose }: { book: Book; onClose: () => void }) {
  const t = useMessages('hajri');
  const sentence = useProblemSentence();
  const form = useId();
  const today = siteDate(new Date());
  const [wrong, setWrong] = useState<{ amount: boolean; on: boolean }>({ amount: false, on: false });
  const [typed, setTyped] = useState<Typed>({
    sort: 'advance',
    to: 'provider',
    amount: '',
    on: today,
    how: 'cash',
    ref: '',
  });
  const change = (part: Partial<Typed>) => setTyped({ ...typed, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = amountOf(typed.amount);
    const found = { amount: !isAmount(amount), on: typed.on === '' || typed.on > today };
    focusFirstWrong(() => setWrong(found));
    if (found.amount || found.on) return;
    const { ref, ...money } = typed;
    try {
      say(book.bookingId, {
        kind: 'money',
        body: { ...money, amount, ...(ref.trim() && { ref: ref.trim() }) },
      });
      onClose();
    } catch {
      toast.error(t.storageFull);
    }
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={t.moneyTitle}
      closeLabel={t.close}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" form={form}>
            {t.save}
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={submit} noValidate className={styles.form}>
        <Field label={t.amount} error={wrong.amount ? sentence('money-invalid') : undefined}>
          <TextInput
            data-first
            icon="rupee"
            inputMode="numeric"
            autoComplete="off"
            maxLength={14}
            value={typed.amount}
            onChange={(event) => change({ amount: event.target.value })}
          />
        </Field>
        <Chips
          legend={t.sort}
          value={typed.sort}
          choices={moneySorts.map((sort) => ({ value: sort, label: t.sorts[sort] }))}
          onChange={(value) => change({ sort: oneOf(moneySorts, value) ?? typed.sort })}
        />
        <Chips
          legend={t.to}
          value={typed.to}
          choices={sides.map((side) => ({ value: side, label: t.tos[side] }))}
          onChange={(value) => change({ to: oneOf(sides, value) ?? typed.to })}
        />
        <Chips
          legend={t.how}
          value={typed.how}
          choices={moneyWays.map((how) => ({ value: how, label: t.hows[how] }))}
          onChange={(value) => change({ how: oneOf(moneyWays, value) ?? typed.how })}
        />
        <Field label={t.on} error={wrong.on ? t.dateWrong : undefined}>
          <TextInput
            type="date"
            max={today}
            value={typed.on}
            onChange={(event) => change({ on: event.target.value })}
          />
        </Field>
        <Field label={t.ref}>
          <TextInput
            autoComplete="off"
            maxLength={60}
            value={typed.ref}
            onChange={(event) => change({ ref: event.target.value })}
          />
        </Field>
      </form>
    </Modal>
  );
}
