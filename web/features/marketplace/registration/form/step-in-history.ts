import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** The step of a form, from 1; in the history, so that a phone's back key walks through them. */
    formStep?: number;
  }
}

/** Which step shows, from 1 to `count`, and the way to another. */
export function useStepInHistory(count: number) {
  const navigate = useNavigate();
  const asked = useLocation().state.formStep ?? 1;
  const step = Math.min(Math.max(1, asked), count);
  const onItsWay = useRef(step);
  useEffect(() => {
    onItsWay.current = step;
  }, [step]);
  const go = (next: number, resetScroll = true) => {
    if (next === onItsWay.current) return;
    onItsWay.current = next;
    void navigate({ to: '.', search: true, state: { formStep: next }, resetScroll });
  };
  return { step, go };
}
