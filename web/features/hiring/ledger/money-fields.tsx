import { dayRange } from '#contract/day-range.ts';
import { type MoneyBody, moneySorts, moneyWays, type Side } from '#domain/ledger/entry.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { Book } from './book/book.ts';
import { useBookWords } from './book/book-words.ts';

const sides: Side[] = ['provider', 'customer'];

export interface Typed extends Omit<MoneyBody, 'amount' | 'ref'> {
  amount: string;
  ref: string;
}

const oneOf = <Value extends string>(values: readonly Value[], value: string): Value | undefined =>
  values.find((one) => one === value);

interface Props {
  book: Book;
  typed: Typed;
  wrong: { amount: boolean; on: boolean };
  today: string;
  /** A corrected payment has the receiver that it had. */
  toStays: boolean;
  change: (part: Partial<Typed>) => void;
}

/** What is asked of a payment. */
export function MoneyFields({ book, typed, wrong, today, toStays, change }: Props) {
  const t = useMessages('ledger');
  const words = useBookWords(book);
  const sentence = useProblemSentence();
  return (
    <>
      <Field label={t.amount} error={wrong.amount ? sentence('money-invalid') : undefined}>
        <TextInput
          data-first
          icon="rupee"
          inputMode="numeric"
          autoComplete="off"
          value={typed.amount}
          onChange={(event) => change({ amount: event.target.value })}
        />
      </Field>
      <Chips
        legend={t.sort}
        value={typed.sort}
        choices={moneySorts.map((sort) => ({ value: sort, label: words.sorts[sort] }))}
        onChange={(value) => change({ sort: oneOf(moneySorts, value) ?? typed.sort })}
      />
      {!toStays && (
        <Chips
          legend={t.to}
          value={typed.to}
          choices={sides.map((side) => ({ value: side, label: words.tos[side] }))}
          onChange={(value) => change({ to: oneOf(sides, value) ?? typed.to })}
        />
      )}
      <Chips
        legend={t.how}
        value={typed.how}
        choices={moneyWays.map((how) => ({ value: how, label: t.hows[how] }))}
        onChange={(value) => change({ how: oneOf(moneyWays, value) ?? typed.how })}
      />
      <Field label={t.on} error={wrong.on ? t.dateWrong : undefined}>
        <TextInput
          type="date"
          min={dayRange().min}
          max={today}
          value={typed.on}
          onChange={(event) => change({ on: event.target.value })}
        />
      </Field>
      <Field label={t.ref}>
        <TextInput
          autoComplete="off"
          value={typed.ref}
          onChange={(event) => change({ ref: event.target.value })}
        />
      </Field>
    </>
  );
}
