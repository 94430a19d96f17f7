import { useEffect, useRef } from 'react';

/**
 * What is typed under a name is typed in one tab: the tab that opens it last has it, and the one before is told.
 * Only pages that came over HTTPS or from this machine have locks: others share what they type, as one tab would.
 */
export function useOneTab(name: string, onTaken: () => void): void {
  const taken = useRef(onTaken);
  useEffect(() => {
    taken.current = onTaken;
  });
  useEffect(() => {
    const locks: LockManager | undefined = navigator.locks;
    let free: () => void = () => undefined;
    const held = new Promise<void>((done) => {
      free = done;
    });
    let here = true;
    locks
      ?.request(`neev:one-tab:${name}`, { steal: true }, () => held)
      .catch(() => {
        if (here) taken.current();
      });
    return () => {
      here = false;
      free();
    };
  }, [name]);
}
