import { type ComponentProps, createContext, type ReactNode, use, useId, useState } from 'react';
import { IconButton } from './button.tsx';
import { cx } from './cx.ts';
import { Icon, type IconName } from './drawings/icon.tsx';
import styles from './field.module.css';

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

const FieldWiring = createContext<Wiring | null>(null);

/** What ties a control of one's own to the `Field` around it: id, aria-describedby, aria-invalid. */
export const useField = (): Partial<Wiring> => use(FieldWiring) ?? {};

/** The sentence under a control that was refused. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.err} id={id}>
      <Icon name="warn" size={18} />
      <span>{children}</span>
    </p>
  );
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** For a control that another part already names by id. */
  id?: string;
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  className?: string;
  children: ReactNode;
};

/** A label above one control; hint or error below. The control inside wires itself. */
export function Field({ label, hint, error, id, labelHidden, className, children }: FieldProps) {
  const own = useId();
  const control = id ?? own;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  const wiring: Wiring = {
    id: control,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cx(styles.field, className)}>
      <label className={labelHidden ? 'sr' : styles.label} htmlFor={control}>
        {label}
      </label>
      <FieldWiring value={wiring}>{children}</FieldWiring>
      {hint && (
        <p className={styles.hint} id={`${control}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

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

type FieldGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A named group of controls that answer one question. */
export function FieldGroup({ legend, hint, error, disabled, className, children }: FieldGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset className={className} disabled={disabled} aria-describedby={described || undefined}>
      <legend className={cx(styles.label, styles.legend)}>{legend}</legend>
      {children}
      {hint && (
        <p className={cx(styles.hint, styles.below)} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <div className={styles.below}>
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
