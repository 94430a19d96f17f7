import type { ReactNode } from 'react';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import styles from './fields.module.css';

const signs = { info: 'info', success: 'check', warning: 'warn', danger: 'warn' } as const;

/** A sentence about the whole form. */
export function Note({ kind, children }: { kind: keyof typeof signs; children: ReactNode }) {
  return (
    <div role={kind === 'danger' ? 'alert' : 'status'} className={cx(styles.note, styles[kind])}>
      <Icon name={signs[kind]} size={22} />
      <div>{children}</div>
    </div>
  );
}
