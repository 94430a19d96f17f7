import type { RentTermsRecord } from '#contract/hiring/rentals.calls.ts';
import { addDays } from '#domain/calendar/dates.ts';
import { mostDaysOf } from '#domain/calendar/limits.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useToday } from '#web/shared/i18n/today.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './quote.module.css';
import { Stepper } from './stepper.tsx';
import { mostHours, type TypedWish } from './wish.ts';

interface WishProps {
  terms: RentTermsRecord;
  wish: TypedWish;
  onChange: (wish: TypedWish) => void;
}

export function WishFields({ terms, wish, onChange }: WishProps) {
  const t = useMessages('rentals');
  const set = (change: Partial<TypedWish>) => onChange({ ...wish, ...change });
  return (
    <div className={styles.wish}>
      {terms.perHour !== undefined && (
        <Chips
          className={styles.wide}
          legend={t.by}
          choices={[
            { value: 'day', label: t.byDay },
            { value: 'hour', label: t.byHour },
          ]}
          value={wish.by}
          onChange={(by) => set({ by: by === 'hour' ? 'hour' : 'day' })}
        />
      )}
      <WhenFields wish={wish} set={set} />
      {terms.stock > 1 && (
        <Stepper
          label={t.howMany}
          value={wish.count}
          max={terms.stock}
          onChange={(count) => set({ count })}
        />
      )}
      <PinInput wish={wish} set={set} />
      {terms.operator === 'extra' && (
        <Checkbox
          className={styles.wide}
          label={t.withOperator}
          checked={wish.operator}
          onChange={(event) => set({ operator: event.target.checked })}
        />
      )}
    </div>
  );
}

interface PartProps {
  wish: TypedWish;
  set: (change: Partial<TypedWish>) => void;
}

function WhenFields({ wish, set }: PartProps) {
  const t = useMessages('rentals');
  const today = useToday();
  const { by, from, startTime, days, hours } = wish;
  return (
    <>
      <Field label={t.from}>
        <TextInput
          type="date"
          min={today}
          max={addDays(today, 365)}
          value={from}
          onChange={(event) => set({ from: event.target.value })}
        />
      </Field>
      {by === 'hour' ? (
        <>
          <Field label={t.startTime}>
            <TextInput
              type="time"
              value={startTime}
              onChange={(event) => set({ startTime: event.target.value })}
            />
          </Field>
          <Stepper
            label={t.hours}
            value={hours}
            max={mostHours}
            onChange={(value) => set({ hours: value })}
          />
        </>
      ) : (
        <Stepper
          label={t.days}
          value={days}
          max={mostDaysOf('day')}
          onChange={(value) => set({ days: value })}
        />
      )}
    </>
  );
}

function PinInput({ wish, set }: PartProps) {
  const t = useMessages('rentals');
  return (
    <Field label={t.sitePin} hint={t.sitePinHint}>
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        icon="pin"
        value={wish.pin}
        onChange={(event) => set({ pin: event.target.value })}
      />
    </Field>
  );
}
