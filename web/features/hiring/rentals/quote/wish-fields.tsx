import type { RentTermsRecord } from '#contract/hiring/rentals.ts';
import { siteDate } from '#domain/calendar/dates.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { Chips } from '#web/shared/ui/chips.tsx';
import { Checkbox } from '#web/shared/ui/choices.tsx';
import { Field } from '#web/shared/ui/field.tsx';
import { TextInput } from '#web/shared/ui/text-inputs.tsx';
import styles from './quote.module.css';
import { Stepper } from './stepper.tsx';
import { mostDays, mostHours, type TypedWish } from './wish.ts';

interface WishProps {
  terms: RentTermsRecord;
  wish: TypedWish;
  onChange: (wish: TypedWish) => void;
}

export function WishFields({ terms, wish, onChange }: WishProps) {
  const t = useMessages('rentals');
  const set = (change: Partial<TypedWish>) => onChange({ ...wish, ...change });
  const byHour = wish.by === 'hour';
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
      <Field label={t.from}>
        <TextInput
          type="date"
          min={siteDate(new Date())}
          value={wish.from}
          onChange={(event) => set({ from: event.target.value })}
        />
      </Field>
      {byHour ? (
        <Field label={t.startTime}>
          <TextInput
            type="time"
            value={wish.startTime}
            onChange={(event) => set({ startTime: event.target.value })}
          />
        </Field>
      ) : (
        <PinInput wish={wish} set={set} />
      )}
      {byHour ? (
        <Stepper label={t.hours} value={wish.hours} max={mostHours} onChange={(hours) => set({ hours })} />
      ) : (
        <Stepper label={t.days} value={wish.days} max={mostDays} onChange={(days) => set({ days })} />
      )}
      {terms.stock > 1 && (
        <Stepper
          label={t.howMany}
          value={wish.count}
          max={terms.stock}
          onChange={(count) => set({ count })}
        />
      )}
      {byHour && <PinInput wish={wish} set={set} />}
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

function PinInput({ wish, set }: { wish: TypedWish; set: (change: Partial<TypedWish>) => void }) {
  const t = useMessages('rentals');
  return (
    <Field label={t.sitePin} hint={t.sitePinHint}>
      <TextInput
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        icon="pin"
        value={wish.pin}
        onChange={(event) => set({ pin: event.target.value })}
      />
    </Field>
  );
}
