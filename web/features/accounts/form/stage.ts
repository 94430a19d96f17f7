import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** How far registration or reset has come; in the history, so that back walks through it. */
    stage?: Stage;
  }
}

/** `second`: a login waits for its second step. */
export type Stage = 'code' | 'password' | 'second';

export function useStage(): { stage: Stage | undefined; go: (stage: Stage | undefined) => Promise<void> } {
  const navigate = useNavigate();
  const { stage } = useLocation().state;
  return { stage, go: (next) => navigate({ to: '.', search: true, state: { stage: next } }) };
}
