import { useEffect, useRef } from 'react';
import type { FieldName, FormKind } from '#web/shared/forms/table/field-names.ts';
import type { FieldSpec, StepName } from '#web/shared/forms/table/field-spec.ts';
import { useWide } from '#web/shared/ui/use-wide.ts';
import { focusField, focusHeading } from './focus-field.ts';
import { useStepInHistory } from './step-in-history.ts';

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
