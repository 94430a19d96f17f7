import type { ComponentProps, ReactNode } from 'react';
import styles from './choices.module.css';
import { cx } from './cx.ts';

type CheckProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode };

/** A box in a row that is tall enough to press. */
export function Checkbox({ label, className, ...rest }: CheckProps) {
  return (
    <label className={cx(styles.check, className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}

type SwitchProps = {
  /** Says the present state ("I am available"), so it changes with `checked`. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
};

/** On or off, at once. */
export function Switch({ label, checked, onChange, disabled, className }: SwitchProps) {
  return (
    <label className={cx(styles.switch, className)}>
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
