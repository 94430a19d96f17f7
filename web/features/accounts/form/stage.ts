import { useNavigate, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How far registration or reset has come; in the history, so that back walks through it. */
    stage?: Stage;
  }
}

/** `second`: a login waits for its second step. */
export type Stage = 'code' | 'password' | 'second';

export function useStage(): { stage: Stage | undefined; go: (stage: Stage | undefined) => Promise<void> } {
  const navigate = useNavigate();
  const stage = useRouterState({
    // While the next page loads this one stays as it is: its first form would flash up.
    select: ({ location, resolvedLocation: here }) =>
      (here && here.pathname !== location.pathname ? here : location).state.stage,
  });
  return { stage, go: (next) => navigate({ to: '.', search: true, state: { stage: next } }) };
}
