import { useId } from 'react';
import { useTypedCount } from '#web/shared/forms/controls/typed-count.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './quote.module.css';

interface StepperProps {
  label: string;
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small number with a minus and a plus. */
export function Stepper({ label, value, max, onChange }: StepperProps) {
  const t = useMessages('rentals');
  const { countBetween } = useMessages('hiring');
  const id = useId();
  const count = useTypedCount({ value, min: 1, max, onChange });
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <div>
        <IconButton icon="minus" label={t.fewer(label)} onClick={() => count.step(-1)} />
        <input
          id={id}
          inputMode="numeric"
          aria-invalid={count.wrong || undefined}
          aria-describedby={count.wrong ? `${id}-error` : undefined}
          value={count.text}
          onBlur={count.leave}
          onChange={(event) => count.type(event.target.value)}
        />
        <IconButton icon="plus" label={t.more(label)} onClick={() => count.step(1)} />
      </div>
      {count.wrong && <FieldError id={`${id}-error`}>{countBetween(1, max)}</FieldError>}
    </div>
  );
}
