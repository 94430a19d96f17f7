import { useMessages } from '#web/shared/i18n/messages.ts';
import { Field } from '#web/shared/ui/field.tsx';
import { TextArea, TextInput } from '#web/shared/ui/text-inputs.tsx';
import type { FieldSpec } from '../table/field-spec.ts';
import { type TypedProps, useHint } from './field-props.ts';
import { useSentence } from './sentence.ts';

const inputModes = { number: 'numeric', digits: 'numeric', link: 'url' } as const;
const inputModeOf = (control: FieldSpec['control']) =>
  control === 'number' || control === 'digits' || control === 'link' ? inputModes[control] : undefined;

/** A text, a figure or a link. */
export function TypedField({ spec, form, lock }: TypedProps) {
  const t = useMessages('registration');
  const sentence = useSentence();
  const hint = useHint(spec, lock);
  const label = t.labels[spec.label];
  // A locked control is not registered with the form: its value stays as the record has it.
  if (lock)
    return (
      <Field label={label} hint={hint}>
        <TextInput value={form.getValues(spec.name)} disabled readOnly />
      </Field>
    );
  const { error } = form.getFieldState(spec.name, form.formState);
  const shared = { ...form.register(spec.name), autoComplete: spec.autoComplete ?? 'off' };
  return (
    <Field label={label} hint={hint} error={sentence(error)}>
      {spec.control === 'area' ? (
        <TextArea {...shared} />
      ) : (
        <TextInput {...shared} inputMode={inputModeOf(spec.control)} />
      )}
    </Field>
  );
}
