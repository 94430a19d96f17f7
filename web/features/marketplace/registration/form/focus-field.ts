import type { FieldName } from '#web/shared/forms/table/field-names.ts';
import type { StepName } from '#web/shared/forms/table/field-spec.ts';

export function focusHeading(form: HTMLFormElement | null, step: StepName | undefined): void {
  form?.querySelector<HTMLElement>(`[data-step="${step}"]`)?.focus({ preventScroll: true });
}

export function focusField(form: HTMLFormElement | null, name: FieldName): void {
  const controls = [...(form?.querySelectorAll<HTMLElement>(`[name="${name}"]`) ?? [])];
  (controls.find((control) => control.matches(':checked')) ?? controls[0])?.focus();
}
