import { type FormEvent, useRef, useState } from 'react';
import { type TradeKey, tradeKeys } from '#contract/marketplace/trades.ts';
import { addDays, datesBetween } from '#domain/calendar/dates.ts';
import { yearTo } from '#domain/ledger/balance.ts';
import { LineButton } from '#web/shared/browser/outbox/line-button.tsx';
import { Note } from '#web/shared/forms/controls/note.tsx';
import { TradeSelect } from '#web/shared/forms/controls/trade-select.tsx';
import { siteDay } from '#web/shared/i18n/format.ts';
import { useLanguage, useMessages } from '#web/shared/i18n/messages.ts';
import { useExplain } from '#web/shared/i18n/problem.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Card } from '#web/shared/ui/card.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import { toast } from '#web/shared/ui/toast.ts';
import styles from './outside.module.css';
import { useAskOutside } from './outside-queries.ts';

/** So many days fit into one question. */
const mostDays = 31;

const empty = {
  employerName: '',
  employerPhone: '',
  pin: '',
  trade: '' as TradeKey | '',
  first: '',
  last: '',
};

const isTooLong = ({ first, last }: Pick<typeof empty, 'first' | 'last'>): boolean =>
  Boolean(first && last) && last > addDays(first, mostDays - 1);

/** The dates from the first to the last day; none of a span that does not fit. */
const offered = (span: Pick<typeof empty, 'first' | 'last'>): string[] =>
  span.first && span.last && !isTooLong(span) ? datesBetween(span.first, span.last) : [];

/** Who, where, what and when; the employer is sent a code. */
export function OutsideForm({ onDone }: { onDone: () => void }) {
  const t = useMessages('card');
  const explain = useExplain();
  const clientId = useRef(crypto.randomUUID());
  const [typed, setTyped] = useState(empty);
  const [left, setLeft] = useState<readonly string[]>([]);
  const ask = useAskOutside();
  const set = (changes: Partial<typeof empty>) => setTyped({ ...typed, ...changes });
  const dates = offered(typed).filter((date) => !left.includes(date));
  const { employerName, employerPhone, pin, trade } = typed;
  const isWhole = [employerName, employerPhone, pin, trade].every(Boolean) && dates.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = { clientId: clientId.current, employerName, employerPhone, pin, trade, dates };
    ask.mutate(body, {
      onSuccess: () => {
        toast.success(t.asked);
        onDone();
      },
    });
  };
  return (
    <Card pad>
      <form noValidate className={styles.form} onSubmit={submit}>
        <Field label={t.employerName}>
          <TextInput value={employerName} onChange={({ target }) => set({ employerName: target.value })} />
        </Field>
        <Field label={t.employerPhone} hint={t.employerPhoneHint}>
          <TextInput
            type="tel"
            icon="phone"
            value={employerPhone}
            onChange={({ target }) => set({ employerPhone: target.value })}
          />
        </Field>
        <Field label={t.pin}>
          <TextInput inputMode="numeric" value={pin} onChange={({ target }) => set({ pin: target.value })} />
        </Field>
        <Field label={t.trade}>
          <TradeSelect
            trades={tradeKeys}
            value={trade}
            any={t.tradeChoose}
            onChange={(chosen) => set({ trade: chosen })}
          />
        </Field>
        <Days first={typed.first} last={typed.last} left={left} set={set} setLeft={setLeft} />
        {ask.error && <Note kind="danger">{explain(ask.error)}</Note>}
        <div className={styles.acts}>
          <Button kind="line" onClick={onDone}>
            {t.cancel}
          </Button>
          <LineButton type="submit" disabled={!isWhole} loading={ask.isPending}>
            {t.ask}
          </LineButton>
        </div>
      </form>
    </Card>
  );
}

interface DaysProps {
  first: string;
  last: string;
  /** Days between them without work. */
  left: readonly string[];
  set: (changes: Partial<Pick<typeof empty, 'first' | 'last'>>) => void;
  setLeft: (left: readonly string[]) => void;
}

/** From a day to a day; each between them can be left out. */
function Days({ first, last, left, set, setLeft }: DaysProps) {
  const t = useMessages('card');
  const language = useLanguage();
  const { from, to } = yearTo(useToday());
  const between = offered({ first, last });
  const chosen = between.filter((date) => !left.includes(date));
  const [furthest] = [first ? addDays(first, mostDays - 1) : to, to].toSorted();
  return (
    <>
      <div className={styles.span}>
        <Field label={t.firstDay}>
          <TextInput
            type="date"
            min={from}
            max={to}
            value={first}
            onChange={({ target }) =>
              set({ first: target.value, ...(last < target.value && { last: target.value }) })
            }
          />
        </Field>
        <Field label={t.lastDay} error={isTooLong({ first, last }) && t.spanTooLong}>
          <TextInput
            type="date"
            min={first || from}
            max={furthest}
            value={last}
            onChange={({ target }) => set({ last: target.value })}
          />
        </Field>
      </div>
      {between.length > 0 && (
        <fieldset className={styles.dates}>
          <legend>{t.datesHint}</legend>
          <div className={styles.chips}>
            {between.map((date) => {
              const isOn = !left.includes(date);
              return (
                <button
                  key={date}
                  type="button"
                  aria-pressed={isOn}
                  className={styles.chip}
                  onClick={() => setLeft(isOn ? [...left, date] : left.filter((one) => one !== date))}
                >
                  {siteDay(date, language)}
                </button>
              );
            })}
          </div>
          <p role="status">{t.datesChosen(chosen.length)}</p>
        </fieldset>
      )}
    </>
  );
}
