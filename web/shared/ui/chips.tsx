import { type ReactNode, useId } from 'react';
import styles from './chips.module.css';
import { Icon, type IconName } from './drawings/icon.tsx';
import { FieldGroup } from './field-group.tsx';

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
              <span>{choice.label}</span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
