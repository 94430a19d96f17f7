import { useMemo, useSyncExternalStore } from 'react';

function everySecond(tick: () => void): () => void {
  const clock = setInterval(tick, 1000);
  return () => clearInterval(clock);
}

const onClock = (until: number): number => performance.now() + until - Date.now();
const secondsTo = (end: number, until: number): number =>
  Math.max(0, Math.ceil(Math.min(end - performance.now(), until - Date.now()) / 1000));

/**
 * Whole seconds until a moment (ms since 1970), counted down; 0 once it has passed. Setting the device's clock makes it no
 * longer, and a phone that slept has waited too.
 */
export function useSecondsLeft(until: number): number {
  const end = useMemo(() => onClock(until), [until]);
  return useSyncExternalStore(
    everySecond,
    () => secondsTo(end, until),
    () => 0,
  );
}
