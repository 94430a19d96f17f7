import { useEffect, useRef } from 'react';
import { useNavigate } from '#web/shared/browser/router/router-context.ts';
import { useScreenSearch } from '#web/shared/browser/router/screen-search.ts';

/** Where the request is looked over once more: a guest's account is made there. */
export const reviewStep = 4;

/** Which step is open, as the address says: the browser's way back leads through them. */
export function useStep(first: number): [step: number, go: (step: number) => void] {
  const search = useScreenSearch('hire');
  const navigate = useNavigate();
  const named = Number(search.step);
  const step = named >= 1 && named <= reviewStep ? Math.trunc(named) : first;
  const go = (next: number) =>
    void navigate({
      to: '.',
      search: (known: Record<string, unknown>) => ({ ...known, step: String(next) }),
    });
  return [step, go];
}

/** Leads to the first wrong field when something was refused, else to the name of a new step. */
export function useFocus({ step, tries }: { step: number; tries: number }) {
  const body = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step, tries });
  useEffect(() => {
    const before = shown.current;
    if (before.step === step && before.tries === tries) return;
    shown.current = { step, tries };
    const wrong = body.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (before.step !== step) title.current?.focus();
  }, [step, tries]);
  return { body, title };
}
