import type { Messages } from '#web/shared/i18n/catalogues.ts';
import type { FieldName } from './field-names.ts';

export type StepName = keyof Messages<'registration'>['steps'];

/** A row of a form's table: one field, how it is asked for and where. */
export interface FieldSpec<Name extends FieldName = FieldName> {
  name: Name;
  control:
    | 'text'
    | 'number'
    | 'digits'
    | 'pin'
    | 'city'
    | 'card'
    | 'category'
    | 'trades'
    | 'link'
    | 'area'
    | 'picture';
  step: StepName;
  label: keyof Messages<'registration'>['labels'];
  hint?: keyof Messages<'registration'>['hints'];
  autoComplete?: string;
  /** Both columns of a wide screen. */
  wide?: true;
  /** Only an admin changes it after verification (docs/rules.md#marketplace-6). */
  locks?: true;
  /** Asked for only at registration, or only in a change: what the session knows, and what has another name then. */
  only?: 'new' | 'edit';
}
