import { useId } from 'react';
import { useTypedCount } from '#web/shared/forms/controls/typed-count.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { cx } from '#web/shared/ui/cx.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import styles from './stepper.module.css';

interface StepperProps {
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  /** What a screen reader hears: "Fewer masons". */
  fewer: string;
  more: string;
  label: string;
  /** The id of what is said of it elsewhere. */
  invalid?: string | undefined;
}

/** A count with a button on either side; it can be typed too. */
export function Stepper({ value, min = 0, max, onChange, fewer, more, label, invalid }: StepperProps) {
  const t = useMessages('hiring');
  const id = useId();
  const count = useTypedCount({ value, min, max, onChange });
  const wrong = count.wrong ? id : invalid;
  return (
    <span className={styles.field}>
      <span className={cx(styles.stepper, wrong && styles.wrong)}>
        <button type="button" aria-label={fewer} disabled={value <= min} onClick={() => count.step(-1)}>
          −
        </button>
        <input
          aria-label={label}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong}
          inputMode="numeric"
          value={count.text}
          onFocus={(event) => event.target.select()}
          onBlur={count.leave}
          onChange={(event) => count.type(event.target.value)}
        />
        <button type="button" aria-label={more} disabled={value >= max} onClick={() => count.step(1)}>
          +
        </button>
      </span>
      {count.wrong && <FieldError id={id}>{t.countBetween(min, max)}</FieldError>}
    </span>
  );
}
