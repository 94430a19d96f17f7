import { useMemo, useSyncExternalStore } from 'react';
import { useMessages } from '#web/shared/i18n/messages.ts';
import { useProblemSentence } from '#web/shared/i18n/problem.ts';
import { FieldError } from '#web/shared/ui/field-error.tsx';
import type { Failure } from './failure.ts';

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

/** Beside the form: what went wrong, and how long to wait where the server said so. The toast reads it out. */
export function FailureNote({ failure }: { failure: Failure | null }) {
  const t = useMessages('account');
  const sentence = useProblemSentence();
  const left = useSecondsLeft(failure?.until ?? 0);
  if (!failure) return null;
  return (
    <div>
      <FieldError>{sentence(failure.problem)}</FieldError>
      {left > 0 && <FieldError>{t.tryAgainIn(left)}</FieldError>}
    </div>
  );
}
