import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** Of the registration of others: whose code is typed; in the history, so that back walks through it. */
    helped?: string;
  }
}

/** Whose code is typed; nobody's while the form is open. */
export function useHelpedStage() {
  const navigate = useNavigate();
  const { helped: of, ...state } = useLocation().state;
  /** @param done a code that did its work is nothing to go back to; the next person begins at the first step */
  const go = (next: string | undefined, done = false) =>
    navigate({ to: '.', search: true, replace: done, state: { ...(!done && state), helped: next } });
  return { of, go };
}
