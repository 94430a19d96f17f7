import { useEffect, useSyncExternalStore } from 'react';

function listen(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** What the browser says: true is no promise that anything can be reached. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );

/** Does something each time the browser says that there is a line again. */
export function useBackOnline(act: () => void): void {
  // Each drawing's own: it knows the latest.
  useEffect(() => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  });
}
