import { createContext, type ReactNode, use, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

type Wiring = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };

const FieldWiring = createContext<Wiring | null>(null);

/** Ties a control to the `Field` around it: id, aria-describedby, aria-invalid. */
export const useField = (): Partial<Wiring> => use(FieldWiring) ?? {};

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
