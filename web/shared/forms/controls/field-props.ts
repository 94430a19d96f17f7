import type { Messages } from '#web/shared/i18n/catalogues.ts';
import { useMessages } from '#web/shared/i18n/messages.ts';
import type { FormKind } from '../table/field-names.ts';
import type { FieldSpec } from '../table/field-spec.ts';
import type { Editing, RegistrationForm, Waits } from '../table/form-values.ts';

export interface FormFieldProps {
  spec: FieldSpec;
  kind: FormKind;
  form: RegistrationForm;
  editing: Editing | null;
  waits: Waits;
}

/** `lock`: why the field cannot be changed, where it cannot. */
export type Lock = { lock: string | undefined };
export type TypedProps = Pick<FormFieldProps, 'spec' | 'form'> & Lock;

export function useHint(spec: FieldSpec, lock: string | undefined): string | undefined {
  const t: Messages<'registration'> = useMessages('registration');
  return lock ?? (spec.hint && t.hints[spec.hint]);
}
