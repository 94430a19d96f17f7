import { type ReactNode, useSyncExternalStore } from 'react';
import styles from './layout.module.css';

export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useSyncExternalStore(listenToNetwork, () => navigator.onLine);
  return (
    <div role="status" className={styles.offline}>
      {!online && <p>{children}</p>}
    </div>
  );
}

function listenToNetwork(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
