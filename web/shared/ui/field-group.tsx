import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';
import styles from './field.module.css';
import { FieldError } from './field-error.tsx';

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
