import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/shared/ui/drawings/icon.tsx';
import styles from './voice.module.css';

interface Props {
  sign: IconName;
  busy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The one way on. */
export function BigButton({ sign, busy, onPress, children }: Props) {
  return (
    <button type="button" className={styles.big} disabled={busy} onClick={onPress}>
      <Icon name={sign} size={36} />
      {children}
    </button>
  );
}
