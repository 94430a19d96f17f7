import type { ReactNode } from 'react';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { intoView } from '#web/shared/ui/focus.ts';
import styles from './fields.module.css';

const signs = { info: 'info', success: 'check', warning: 'warn', danger: 'warn' } as const;

/** A sentence about the whole form. One of danger answers a press, whose button may stand far from it. */
export function Note({ kind, children }: { kind: keyof typeof signs; children: ReactNode }) {
  const refuses = kind === 'danger';
  return (
    <div
      ref={refuses ? intoView : undefined}
      role={refuses ? 'alert' : 'status'}
      className={cx(styles.note, styles[kind])}
    >
      <Icon name={signs[kind]} size={22} />
      <div>{children}</div>
    </div>
  );
}
