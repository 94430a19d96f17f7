import { useMemo, useSyncExternalStore } from 'react';

function everySecond(tick: () => void): () => void {
  const clock = setInterval(tick, 1000);
  return () => clearInterval(clock);
}

/**
 * Whole seconds until a moment (ms since 1970), counted down; 0 once it has passed. Setting the device's clock makes it no
 * longer, and a phone that slept has waited too.
 */
export function useSecondsLeft(until: number): number {
  const end = useMemo(() => performance.now() + until - Date.now(), [until]);
  return useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil(Math.min(end - performance.now(), until - Date.now()) / 1000)),
    () => 0,
  );
}
