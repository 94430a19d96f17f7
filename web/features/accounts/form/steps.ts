import { useRef, useState } from 'react';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';

/** Runs one at a time: a second press while the first is under way does nothing. */
export function useOnce<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const run = async (...given: Given) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...given);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { busy, run };
}

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** How far registration or reset has come; in the history, so that back walks through it. */
    stage?: Stage;
  }
}

/** `second`: a login waits for its second step. */
type Stage = 'code' | 'password' | 'second';

export function useStage(): { stage: Stage | undefined; go: (stage: Stage | undefined) => Promise<void> } {
  const navigate = useNavigate();
  const { stage } = useLocation().state;
  return { stage, go: (next) => navigate({ to: '.', search: true, state: { stage: next } }) };
}

/** Loads the schemas of the fields with the first need of them: they weigh 22 KB. */
export const loadChecks = () => import('./checks.ts');
