import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './choices.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import { FieldGroup } from './field.tsx';

export type Choice = { value: string; label: ReactNode; icon?: IconName };

type ChipsProps = {
  legend: ReactNode;
  choices: Choice[];
  /** The chosen value; nothing is chosen when no choice has it. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
};

/** One choice out of a few, all in sight. */
export function Chips({ choices, value, onChange, name, ...group }: ChipsProps) {
  const own = useId();
  return (
    <FieldGroup {...group}>
      <div className={styles.chips}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.chip}>
            <input
              type="radio"
              name={name ?? own}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.icon && <Icon name={choice.icon} size={20} />}
              {choice.label}
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

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
