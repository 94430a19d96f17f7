import { cx } from '#web/shared/ui/cx.ts';
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
  invalid?: boolean;
}

/** A count with a button on either side; it can be typed too. */
export function Stepper({ value, min = 0, max, onChange, fewer, more, label, invalid }: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  return (
    <span className={cx(styles.stepper, invalid && styles.wrong)}>
      <button type="button" aria-label={fewer} disabled={value <= min} onClick={() => set(value - 1)}>
        −
      </button>
      <input
        aria-label={label}
        aria-invalid={invalid || undefined}
        inputMode="numeric"
        maxLength={3}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, '')))}
      />
      <button type="button" aria-label={more} disabled={value >= max} onClick={() => set(value + 1)}>
        +
      </button>
    </span>
  );
}
