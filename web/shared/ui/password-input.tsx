import { useState } from 'react';
import { cx } from './cx.ts';
import { Icon } from './drawings/icon.tsx';
import { useField } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import styles from './text-inputs.module.css';
import type { InputProps } from './text-inputs.tsx';

type PasswordProps = Omit<InputProps, 'type'> & { showLabel: string; hideLabel: string };

/** A password with an eye; the labels name the eye's two states. */
export function PasswordInput({ showLabel, hideLabel, icon = 'lock', className, ...rest }: PasswordProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={cx(styles.withIcon, styles.withEnd)}>
      <Icon name={icon} size={22} />
      <input
        {...useField()}
        {...rest}
        type={shown ? 'text' : 'password'}
        className={cx(styles.input, className)}
      />
      <IconButton
        className={cx(styles.end, shown && styles.shown)}
        icon="eye"
        label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
