import { useSyncExternalStore } from 'react';

function everySecond(tick: () => void): () => void {
  const clock = setInterval(tick, 1000);
  return () => clearInterval(clock);
}

/** Whole seconds until a moment (ms since 1970), counted down; 0 once it has passed. */
export const useSecondsLeft = (until: number): number =>
  useSyncExternalStore(
    everySecond,
    () => Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    () => 0,
  );
