import { useId } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
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
  const id = useId();
  const set = (next: number) => onChange(Math.min(max, Math.max(1, Number.isFinite(next) ? next : 1)));
  return (
    <div className={styles.stepper}>
      <label htmlFor={id}>{label}</label>
      <div>
        <IconButton icon="minus" label={t.fewer(label)} onClick={() => set(value - 1)} />
        <input
          id={id}
          inputMode="numeric"
          value={value}
          onChange={(event) => set(Math.round(Number(event.target.value.replace(/\D/g, ''))))}
        />
        <IconButton icon="plus" label={t.more(label)} onClick={() => set(value + 1)} />
      </div>
    </div>
  );
}
