import type { ReactNode } from 'react';
import { cx } from '#web/shared/ui/cx.ts';
import { Icon } from '#web/shared/ui/drawings/icon.tsx';
import { intoView } from '#web/shared/ui/focus.ts';
import styles from './fields.module.css';

const signs = { info: 'info', success: 'check', warning: 'warn', danger: 'warn' } as const;

interface NoteProps {
  kind: keyof typeof signs;
  children: ReactNode;
  /** It answers a press whose button may stand far from it, and is brought into sight. */
  inSight?: boolean;
}

/** A sentence about the whole form. */
export function Note({ kind, children, inSight }: NoteProps) {
  return (
    <div
      ref={inSight ? intoView : undefined}
      role={kind === 'danger' ? 'alert' : 'status'}
      className={cx(styles.note, styles[kind])}
    >
      <Icon name={signs[kind]} size={22} />
      <div>{children}</div>
    </div>
  );
}
