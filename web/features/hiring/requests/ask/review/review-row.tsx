import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import { IconButton } from '#web/shared/ui/icon-button.tsx';
import styles from './review.module.css';

interface RowProps {
  icon?: IconName;
  /** In place of a sign. */
  picture?: ReactNode;
  label?: string;
  /** What was chosen or typed. */
  value?: ReactNode;
  more?: ReactNode;
  /** What it comes to. */
  sum?: string | undefined;
  /** Names the button that leads to where it is changed. */
  change?: string;
  onChange?: () => void;
  children?: ReactNode;
}

/** One line of what is about to be sent: what it is, what was chosen, and the way to change it. */
export function ReviewRow({ icon, picture, label, value, more, sum, change, onChange, children }: RowProps) {
  return (
    <li className={styles.row}>
      {icon ? <Icon name={icon} size={24} /> : picture}
      <div className={styles.what}>
        {label && <span className={styles.label}>{label}</span>}
        {value && <b>{value}</b>}
        {more && <span className={styles.more}>{more}</span>}
        {children}
      </div>
      <div className={styles.end}>
        {sum && <b>{sum}</b>}
        {change && onChange && <IconButton icon="pencil" label={change} onClick={onChange} />}
      </div>
    </li>
  );
}
