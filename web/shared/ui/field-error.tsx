import type { ReactNode } from 'react';
import { Icon } from './drawings/icon.tsx';
import styles from './field.module.css';

/** The sentence under a control that was refused. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.err} id={id}>
      <Icon name="warn" size={18} />
      <span>{children}</span>
    </p>
  );
}
