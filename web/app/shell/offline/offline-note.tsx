import type { ReactNode } from 'react';
import { useOnline } from '#web/shared/browser/use-online.ts';
import styles from './offline.module.css';

export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useOnline();
  return (
    <div role="status" className={styles.offline}>
      {!online && <p>{children}</p>}
    </div>
  );
}
