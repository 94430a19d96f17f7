import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from '#web/shared/browser/router/router-context.ts';
import type { FieldName, FormKind } from '#web/shared/forms/table/field-names.ts';
import type { FieldSpec, StepName } from '#web/shared/forms/table/field-spec.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';

declare module '#web/shared/browser/router/history.ts' {
  interface HistoryState {
    /** The step of a form, from 1; in the history, so that a phone's back key walks through them. */
    formStep?: number;
  }
}

/** Which step shows, from 1 to `count`, and the way to another. */
function useStepInHistory(count: number) {
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

function focusHeading(form: HTMLFormElement | null, step: StepName | undefined): void {
  form?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus({ preventScroll: true });
}

function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}

/** Which step shows, and where the cursor goes: to the field that is wanted, else to the new step's heading. */
export function useSteps(fields: FieldSpec[], steps: StepName[], kind: FormKind) {
  const element = useRef<HTMLFormElement>(null);
  const wideScreen = useWide();
  // A product is one short page on a phone too.
  const stepping = !wideScreen && kind !== 'product' && steps.length > 1;
  const { step, go } = useStepInHistory(steps.length);
  const wanted = useRef<FieldName | undefined>(undefined);
  const before = useRef(step);

  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (wanted.current) focusField(element.current, wanted.current);
    else if (stepping) focusHeading(element.current, steps[step - 1]);
    wanted.current = undefined;
  }, [step, steps, stepping]);

  /** Puts the cursor into a field, on its own step. */
  const want = (name: FieldName | undefined) => {
    const home = fields.find((spec) => spec.name === name)?.step;
    if (!name || !home) return;
    if (!stepping || steps[step - 1] === home) return focusField(element.current, name);
    wanted.current = name;
    go(steps.indexOf(home) + 1, false);
  };
  return {
    element,
    step,
    stepping,
    go,
    /** Whether a step is in sight. */
    shown: (name: StepName) => !stepping || steps[step - 1] === name,
    want,
  };
}
