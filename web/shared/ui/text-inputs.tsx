import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import { useField } from './field.tsx';
import styles from './text-inputs.module.css';

export type InputProps = ComponentProps<'input'> & { icon?: IconName };

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
