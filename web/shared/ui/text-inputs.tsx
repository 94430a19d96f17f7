import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import { useField } from './field-wiring.ts';
import { IconButton } from './icon-button.tsx';
import styles from './text-inputs.module.css';

type InputProps = ComponentProps<'input'> & { icon?: IconName };

/** One line of text, 52 high, with an optional icon at its left. */
export function TextInput({ icon, className, ...rest }: InputProps) {
  const input = <input type="text" {...useField()} {...rest} className={cx(styles.input, className)} />;
  if (!icon) return input;
  return (
    <div className={styles.withIcon}>
      <Icon name={icon} size={22} />
      {input}
    </div>
  );
}

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

/** Several lines of text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={4} {...useField()} {...rest} className={cx(styles.input, styles.area, className)} />;
}

/** The device's own list of choices; the options come as children. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={styles.select}>
      <select {...useField()} {...rest} className={cx(styles.input, className)} />
      <Icon name="down" size={22} />
    </div>
  );
}
