import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** How far the registration of somebody else has come; in the history, so that back walks through it. */
    helped?: 'code' | 'done';
  }
}

type Stage = 'form' | 'code' | 'done';

/** @param typed whether there is something to go on with: after a reload there is not, as an ID number is never kept */
export function useHelpedStage(typed: boolean): { stage: Stage; go: (stage: Stage) => Promise<void> } {
  const navigate = useNavigate();
  const { helped, ...state } = useLocation().state;
  const stage = (typed && helped) || 'form';
  const go = (next: Stage) =>
    navigate({
      to: '.',
      search: true,
      // A code that did its work is nothing to go back to.
      replace: next === 'done',
      // What is mended is on the step where it was left; another person begins at the first.
      state: { ...(stage !== 'done' && state), helped: next === 'form' ? undefined : next },
    });
  return { stage, go };
}
